import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Redirect } from './redirect';
import type { Site } from './site';

/**
 * The folder of content to build from: `FAIR_CONTENT`, else `content/` of the project. Absolute.
 */
export function contentRoot(): string {
  return path.resolve(process.env['FAIR_CONTENT'] || 'content');
}

/**
 * Parses `site.yaml` for Gatsby's configuration, before Gatsby has read anything. Throws one plain
 * sentence if the file is missing.
 */
export function readSite(): Site {
  const file = path.join(contentRoot(), 'site.yaml');
  if (!existsSync(file))
    throw new Error(`${file} is missing: a content folder needs its site.yaml.`);
  // The content check validates it; a broken file stops the build there, with line and column.
  return parse(readFileSync(file, 'utf8')) as Site;
}

/**
 * The route-rules list in the order of its file. The first rule that fits an address wins, and
 * Gatsby's nodes keep no order. A fair without the file has no rules.
 */
export function readRedirects(): Redirect[] {
  const file = path.join(contentRoot(), 'redirects.yaml');
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? []) as Redirect[]) : [];
}
