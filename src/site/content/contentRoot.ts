import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Edition } from '../../edition/schema';
import type { WrittenNotice } from '../../venue/notices/schema';
import type { Redirect } from '../../content/redirect';
import type { Site } from '../../content/site';

/**
 * The folder of content to build from: `FAIR_CONTENT`, else `content/` of the project. Absolute.
 */
export function contentRoot(): string {
  return path.resolve(process.env['FAIR_CONTENT'] || 'content');
}

/**
 * The folder in which git keeps the content: the same, except in `npm run develop`, which builds
 * from a copy. Absolute.
 */
export function contentInGit(): string {
  return path.resolve(process.env['FAIR_CONTENT_IN_GIT'] || contentRoot());
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
export const readRedirects = (): Redirect[] => readList<Redirect>('redirects.yaml');

/** The notices (decision 026), in the order of their file; a fair without the file has none. */
export const readNotices = (): WrittenNotice[] => readList<WrittenNotice>('notices.yaml');

/** The days of the current edition, for the rendering bundle. The check sees that it is there. */
export function readCurrentEdition(): Pick<Edition, 'firstDay' | 'lastDay'> {
  const file = path.join(contentRoot(), `${readSite().currentEdition}/edition.yaml`);
  return parse(readFileSync(file, 'utf8')) as Edition;
}

function readList<Item>(name: string): Item[] {
  const file = path.join(contentRoot(), name);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? []) as Item[]) : [];
}
