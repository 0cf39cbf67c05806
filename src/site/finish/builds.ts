import { mkdirSync, rmSync, writeFileSync, existsSync, readdirSync } from 'node:fs';
import type { SiteRoutes } from '../../i18n/routeChoice';
import type { Notices } from './notices';
import path from 'node:path';

/**
 * Returns the build's id: a hash of content, code, lockfile and public configuration, computed by
 * tools/build.mjs. It is sent in a header of every response, and is in no page or script, so that a
 * change of text changes only the pages with that text.
 */
export function buildId(env: Record<string, string | undefined>): string {
  return env['FAIR_BUILD_ID'] || 'local';
}

/**
 * Writes `builds/latest.json`, with the notices if there are any (decision 026), and
 * `builds/meta/<id>.json` (spec §7, build metadata and manifest check).
 */
export function writeBuildFiles(id: string, routes: SiteRoutes, notices: Notices): void {
  rmSync('public/builds', { recursive: true, force: true });
  mkdirSync('public/builds/meta', { recursive: true });
  // Visitors request this file repeatedly, so it contains nothing unnecessary.
  const latest = {
    id,
    timestamp: Date.now(),
    ...(notices.ru.length > 0 && { notices }),
  };
  writeFileSync('public/builds/latest.json', JSON.stringify(latest));
  writeFileSync(`public/builds/meta/${id}.json`, JSON.stringify(routes));
}

/** Folders from which Gatsby itself removes outdated files: pictures, and pages' data. */
const gatsbyFolders = new Set(['static', 'page-data']);

/**
 * Files of Gatsby's pages, which Gatsby itself removes or renders again. Every build writes all
 * other HTML.
 */
const page = /^(index|404|410|500)\.html$/;

/**
 * Removes the files of the last build except pages, their data and pictures; otherwise old scripts
 * and files of removed records would stay (decision 002). It runs inside the build because Netlify
 * restores the files of the last build only after Gatsby has started.
 */
export function removeLastBuild(folder: string): void {
  if (!existsSync(folder)) return;
  const tops = readdirSync(folder, { withFileTypes: true });
  for (const top of tops.filter(({ name }) => !gatsbyFolders.has(name))) {
    const inside = top.isDirectory()
      ? readdirSync(path.join(folder, top.name), { recursive: true, withFileTypes: true })
      : [top];
    for (const file of inside)
      if (!file.isDirectory() && !page.test(file.name))
        rmSync(path.join(file.parentPath, file.name));
  }
}
