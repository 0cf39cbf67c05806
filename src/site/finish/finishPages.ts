import type { BuildArgs } from 'gatsby';
import { existsSync, readFileSync, writeFileSync, renameSync, rmSync } from 'node:fs';
import { readSite } from '../content/contentRoot';
import { configuredServices, leadOrigins, outsideOrigins } from '../content/outsideServices';
import { noNetworkPath } from '../../venue/copy/model/storedCopy';
import { defaultLocale, localeCodes } from '../../i18n/locales';
import { chunkMapPath, localizedPath } from '../../i18n/paths';
import { isFilm } from '../../programme/model/recording';
import { signalStyle } from '../../shell/page/model/signalStyle';
import {
  lightboxStyle,
  type Allowances,
  formTargets,
  slideOrigins,
  withPolicy,
} from './pagePolicy';
import { copySize, isWorthStoring, storedPagesOf, writeWorker } from './offline';
import { PageStyles, shareFonts } from './pageStyles';

type BuiltPage = { path: string; componentChunkName: string };
type Answer = { allSitePage: { nodes: BuiltPage[] } };

const pagesQuery = /* GraphQL */ `
  {
    allSitePage {
      nodes {
        path
        componentChunkName
      }
    }
  }
`;

/**
 * Rewrites every page's HTML with only the styles its template can use
 * (docs/decisions/012-styles-of-a-page.md), with its policy (decision 008) and with the offer to
 * store pages for the venue, and writes the worker that stores them (decision 029). A page that
 * Gatsby kept from an earlier build is finished already; it changes only if its styles, its policy
 * or the offer changed.
 */
export async function finishPages({ graphql, getNodesByType, reporter }: BuildArgs): Promise<void> {
  const { data } = await graphql<Answer>(pagesQuery);
  const pages = (data?.allSitePage.nodes ?? []).filter((page) => existsSync(fileOf(page)));
  const styles = new PageStyles();
  const chunks = readJson<Partial<Record<string, string[]>>>(`public${chunkMapPath}`);
  const allowances = siteAllowances(getNodesByType);
  const write = ({ path, componentChunkName }: BuiltPage, offer: string) => {
    const file = fileOf({ path });
    const before = readFileSync(file, 'utf8');
    const html = styles
      .style(componentChunkName, before)
      .replace(ownOffer, '')
      .replace('<meta name="fair-days"', `${offer}$&`)
      .replace(appTemplate, (open) => open + preloadsOf(chunks[componentChunkName]));
    try {
      const finished = withPolicy(html, allowances);
      if (finished !== before) writeFileSync(file, finished);
    } catch (error) {
      reporter.panic(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const page of pages)
    styles.note(page.componentChunkName, readFileSync(fileOf(page), 'utf8'));

  const { offline = 'on', currentEdition } = readSite();
  const built = { folder: 'public', pages: new Set(pages.map(({ path }) => path)) };
  const site = offline === 'on' && isWorthStoring(built, defaultLocale) ? built : undefined;
  let offer = '';
  if (site !== undefined) {
    // Every page mentions the size of the copy, so the pages in the copy are written first.
    const copiedPaths = localeCodes.flatMap((locale) => [
      ...storedPagesOf(site, locale),
      localizedPath(noNetworkPath, locale),
    ]);
    for (const page of pages.filter(({ path }) => copiedPaths.includes(path))) write(page, '');
    const edition = getNodesByType('Edition').find(({ fields }) => fields.year === currentEdition);
    const facts = [copySize(site), edition?.firstDay, edition?.lastDay].filter(Boolean).join(' ');
    offer = `<meta name="offline" content="${facts}"/>`;
  }
  for (const page of pages) write(page, offer);
  shareFonts();
  writeWorker(site, reporter);
}

const ownOffer = /<meta name="offline"[^>]*>/;
const appTemplate = /<template id="app-scripts"[^>]*>(?!<link[^>]*\/component---)/;

/**
 * Returns preloads of a template's own scripts, in addition to the preloads that html.tsx writes
 * (decision 001).
 */
function preloadsOf(scripts: readonly string[] = []): string {
  return scripts.map((src) => `<link rel="preload" as="script" href="${src}"/>`).join('');
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/**
 * Returns the sources that the policy of every page allows in addition to the page's own inline
 * parts.
 */
function siteAllowances(getNodesByType: BuildArgs['getNodesByType']): Allowances {
  const site = readSite();
  const services = configuredServices(site, process.env);
  const films = getNodesByType('Session').flatMap(({ recording }) =>
    recording !== undefined && isFilm(recording.src) ? recording.src : [],
  );
  return {
    services: outsideOrigins(services),
    leads: leadOrigins(process.env),
    slides: slideOrigins(getNodesByType('Page'), films),
    targets: formTargets(site.domain, getNodesByType('LeadForm'), services),
    // Styles that the app adds: the lightbox's when it opens, and an edition's colour when a link
    // leads to that edition's page.
    styles: [
      lightboxStyle(),
      ...getNodesByType('Edition').map(({ colour }) => signalStyle(colour)),
    ],
  };
}

/**
 * Returns the path of a page's file. Those of the 500 screens are where `closeErrorScreens` moves
 * them.
 */
function fileOf({ path }: Pick<BuiltPage, 'path'>): string {
  if (/^\/(en\/)?500\/$/.test(path)) return `public${path.slice(0, -1)}.html`;
  return `public${path.endsWith('/') ? `${path}index.html` : path}`;
}

/**
 * Removes the error screens from their pages' addresses, where a host would serve them with 200
 * (spec §2, error screens): /404/ is then served like any missing page, /500/ by a rule of
 * site/host/redirects with the file made here.
 */
export function closeErrorScreens(folder: string): void {
  for (const locale of localeCodes) {
    const home = folder + localizedPath('/', locale);
    rmSync(`${home}404`, { recursive: true, force: true });
    if (existsSync(`${home}500/index.html`)) renameSync(`${home}500/index.html`, `${home}500.html`);
    rmSync(`${home}500`, { recursive: true, force: true });
  }
}
