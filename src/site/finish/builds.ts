import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { SiteRoutes } from '../../i18n/routeChoice';
import type { Notices } from './notices';

/**
 * Returns the build's id: a hash of content, code, lockfile and public configuration, computed by
 * tools/build.mjs. It comes with every response, in a header, and is in no page and no script, so
 * that after a change of text only pages with that text change.
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
