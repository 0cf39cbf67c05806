import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { SiteRoutes } from '../../i18n/routeChoice';

/**
 * The build's id: a hash of content, code, lockfile and public configuration, computed by
 * tools/build.mjs. It is written into the HTML but into no script, so visitors need not download
 * JavaScript again after a change of text.
 */
export function buildId(env: Record<string, string | undefined>): string {
  return env['FAIR_BUILD_ID'] || 'local';
}

/**
 * Writes `builds/latest.json` and `builds/meta/<id>.json` (spec §7, build metadata and manifest
 * check).
 */
export function writeBuildFiles(id: string, routes: SiteRoutes): void {
  rmSync('public/builds', { recursive: true, force: true });
  mkdirSync('public/builds/meta', { recursive: true });
  writeFileSync('public/builds/latest.json', JSON.stringify({ id, timestamp: Date.now() }));
  writeFileSync(`public/builds/meta/${id}.json`, JSON.stringify(routes));
}
