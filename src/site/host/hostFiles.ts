import type { BuildArgs } from 'gatsby';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { readNotices, readSite } from '../content/contentRoot';
import type { Site } from '../../content/site';
import { localeCodes, localize } from '../../i18n/locales';
import { pageTree } from '../../i18n/pageTree';
import { splitLocale } from '../../i18n/paths';
import { moscowDay, now } from '../../lib/time/clock';
import { pocketName, pocketPaths } from '../../venue/pocket/model/pocketFile';
import { buildId, writeBuildFiles } from '../finish/builds';
import { type SavedFiles, headersFile, openFolders } from './securityHeaders';
import { publicNotices } from '../finish/notices';
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
export async function writeHostFiles({ graphql, getNodesByType }: BuildArgs): Promise<void> {
  // `_headers` is written once for all paths; the adapter appends its own block (design §2). Copies
  // the 404 page into folders of open data: `redirects` sends that copy if a file there is missing.
  for (const folder of openFolders) {
    mkdirSync(`public${folder}`, { recursive: true });
    copyFileSync('public/404.html', `public${folder}/404.html`);
  }
  writeFileSync('public/_headers', headersFile(buildId(process.env), pocketNames(readSite())));

  const { data } = await graphql<SiteAnswer>(siteQuery);
  if (data === undefined) throw new Error('The list of pages could not be read.');
  const routes = {
    rules: routeRules(getNodesByType).map(({ from, to }) => ({
      from,
      ...(to !== undefined && { to }),
    })),
    prerendered: pageTree(data.allSitePage.nodes.map(({ path }) => path).filter(isRussianPage)),
  };
  const notices = publicNotices(readNotices(), moscowDay(now()), readSite().ownDomains);
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

/**
 * Whether a page is Russian and not an error screen; English pages are derived from the Russian
 * ones.
 */
function isRussianPage(page: string): boolean {
  return splitLocale(page).locale === 'ru' && !/^\/(404|410|500|dev-404-page)/.test(page);
}
