import { mkdirSync, rmSync, writeFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import type { SiteRoutes } from '../../i18n/routeChoice';
import type { Notices } from './notices';
import path from 'node:path';
import { buildSync } from 'esbuild';

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

/**
 * Bundles a script that runs outside the app: a file of src/scripts with all its imports, for the
 * site's browsers. `values` replace the names that it declares.
 */
export function bundledScript(name: string, values: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/scripts/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    logLevel: 'error',
    target: targets(),
    define: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

function targets(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((written) => written.replace('ios_saf', 'ios').replace(' >= ', ''));
}

/**
 * Turns off Gatsby's handling of slices with Gatsby's own switch: it would read and write every
 * page again to insert the site's scripts, and this site has no other slices (docs/decisions/015).
 * `src/html.tsx` needs the scripts while it renders.
 */
export function turnOffSlices(): void {
  delete process.env['GATSBY_SLICES'];
}
