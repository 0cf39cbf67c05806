import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Edition } from '../../edition/schema';
import type { WrittenNotice } from '../../venue/notices/schema';
import type { Redirect } from '../../content/redirect';
import type { Site } from '../../content/site';
import { feedsOf, type FeedOf } from '../../i18n/paths';
import { moscowDay, moscowTime, now } from '../../lib/time/clock';
import { isPublished } from '../../press/model/releases';
import type { Session } from '../../programme/schema';

/** Absolute path of the content to build: `FAIR_CONTENT`, else `content/` of the project. */
export function contentRoot(): string {
  return path.resolve(process.env['FAIR_CONTENT'] || 'content');
}

/** Absolute path of the content in git: differs only in `npm run develop`, which builds a copy. */
export function contentInGit(): string {
  return path.resolve(process.env['FAIR_CONTENT_IN_GIT'] || contentRoot());
}

/**
 * Parses `site.yaml` for Gatsby's configuration, before Gatsby has read anything; throws if it is
 * missing.
 */
export function readSite(): Site {
  const file = path.join(contentRoot(), 'site.yaml');
  if (!existsSync(file))
    throw new Error(`${file} is missing: a content folder needs its site.yaml.`);
  // The content check validates it; an invalid file stops the build there, with line and column.
  return parse(readFileSync(file, 'utf8')) as Site;
}

/**
 * Returns the redirects in the order of their file, because the first match wins and Gatsby's nodes
 * have no order. Empty without the file.
 */
export const readRedirects = (): Redirect[] => readList<Redirect>('redirects.yaml');

/** Returns the notices in the order of their file (decision 026); empty without the file. */
export const readNotices = (): WrittenNotice[] => readList<WrittenNotice>('notices.yaml');

/**
 * Returns the days of the current edition, for the rendering bundle. The check ensures that it
 * exists.
 */
export function readCurrentEdition(): Pick<Edition, 'firstDay' | 'lastDay'> {
  const file = path.join(contentRoot(), `${readSite().currentEdition}/edition.yaml`);
  return parse(readFileSync(file, 'utf8')) as Edition;
}

function readList<Item>(name: string): Item[] {
  const file = path.join(contentRoot(), name);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? []) as Item[]) : [];
}

/** Returns the feeds of this content by reading its files, because html.tsx cannot query. */
export function feedsOfContent(): FeedOf[] {
  const hasPress = yamlIn('releases').some((file) =>
    isPublished(path.basename(file).slice(0, 10), moscowDay(now())),
  );
  const sessions = readdirSync(contentRoot())
    .filter((name) => /^\d{4}$/.test(name))
    .flatMap((year) => yamlIn(`${year}/programme`))
    .flatMap((file) => (parse(readFileSync(file, 'utf8')) as Session[] | null) ?? []);
  const hasChanges = sessions.some(({ changes }) => changes !== undefined);
  const hasRecordings = sessions.some(
    ({ recording }) => recording !== undefined && recording.added <= moscowTime(now()),
  );
  return feedsOf(hasChanges, hasPress, hasRecordings);
}

function yamlIn(name: string): string[] {
  const folder = path.join(contentRoot(), name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(folder, file));
}
