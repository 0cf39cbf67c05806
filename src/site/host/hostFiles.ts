import type { BuildArgs } from 'gatsby';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readNotices, readSite } from '../content/contentRoot';
import type { Site } from '../../content/site';
import { localeCodes, localize } from '../../i18n/locales';
import { splitLocale } from '../../i18n/paths';
import { moscowDay, now } from '../../lib/time/clock';
import { isFilm } from '../../programme/model/recording';
import { pocketName, pocketPaths } from '../../venue/pocket/model/pocketFile';
import { buildId, writeBuildFiles } from '../finish/builds';
import {
  type InlineHashes,
  type SavedFiles,
  collectInline,
  formTargets,
  hashOf,
  headersFile,
  openFolders,
  securityPolicy,
  slideOrigins,
} from './securityPolicy';
import { lightboxStyle } from '../finish/lightboxStyle';
import { publicNotices } from '../finish/notices';
import { configuredServices, leadOrigins, outsideOrigins } from '../content/outsideServices';
import { routeRules } from './redirects';

type SiteAnswer = { allSitePage: { nodes: { path: string }[] } };

const siteQuery = /* GraphQL */ `
  {
    allSitePage {
      nodes {
        path
      }
    }
  }
`;

/** Writes the files for host and app besides pages: headers, redirects, build metadata. */
export async function writeHostFiles({
  reporter,
  graphql,
  getNodesByType,
}: BuildArgs): Promise<void> {
  const services = configuredServices(readSite(), process.env);
  const origins = outsideOrigins(services);
  const slides = slideOrigins(
    getNodesByType('Page'),
    getNodesByType('Session').flatMap(({ recording }) =>
      recording !== undefined && isFilm(recording.src) ? recording.src : [],
    ),
  );
  const targets = formTargets(readSite().domain, getNodesByType('LeadForm'), services);
  const policy = securityPolicy(
    inlineHashes((message) => reporter.panic(message)),
    origins,
    leadOrigins(process.env),
    slides,
    targets,
  );
  // `_headers` is written once for all paths; the adapter appends its own block (design §2). The
  // 404 page is copied for `redirects`, which answers with it if a file of open data is missing.
  for (const folder of openFolders) {
    mkdirSync(`public${folder}`, { recursive: true });
    copyFileSync('public/404.html', `public${folder}/404.html`);
  }
  writeFileSync('public/_headers', headersFile(policy, pocketNames(readSite())));

  const { data } = await graphql<SiteAnswer>(siteQuery);
  if (data === undefined) throw new Error('The list of pages could not be read.');
  const routes = {
    rules: routeRules(getNodesByType).map(({ from, to }) => ({
      from,
      ...(to !== undefined && { to }),
    })),
    prerendered: data.allSitePage.nodes
      .map(({ path: page }) => page)
      .filter(isRussianPage)
      .sort(),
  };
  const notices = publicNotices(readNotices(), moscowDay(now()));
  writeBuildFiles(buildId(process.env), routes, notices);
}

/** Both languages of the pocket fair are saved under the fair's name (decision 044). */
function pocketNames({ name, currentEdition }: Site): SavedFiles {
  return new Map(
    localeCodes.map((locale) => [
      pocketPaths(locale),
      pocketName(localize(name, locale), currentEdition),
    ]),
  );
}

function inlineHashes(refuse: (message: string) => void): InlineHashes {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set([hashOf(lightboxStyle())]) };
  for (const file of filesIn('public').filter((name) => name.endsWith('.html'))) {
    const attribute = collectInline(readFileSync(file, 'utf8'), hashes);
    if (attribute !== undefined)
      refuse(`${file} has an attribute that the Content-Security-Policy refuses: ${attribute}`);
  }
  return hashes;
}

/** Whether a page is Russian; English pages and error screens are derived from these. */
function isRussianPage(page: string): boolean {
  return splitLocale(page).locale === 'ru' && !/^\/(404|410|500|dev-404-page)/.test(page);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
