import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { feedsOf, type FeedOf } from '../../i18n/paths';
import { moscowDay, moscowTime, now } from '../../lib/time/clock';
import { isPublished } from '../../press/model/releases';
import type { Session } from '../../programme/schema';
import { contentRoot } from './contentRoot';

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
