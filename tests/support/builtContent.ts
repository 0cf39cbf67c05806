import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import type { Edition } from '../../src/edition/schema';
import type { Session } from '../../src/programme/schema';
import type { Site } from '../../src/content/site';
import { contentFolder } from './siteFolder';

export type Written<Value> = { file: string; value: Value };

const parsed = new Map<string, unknown>();

export function readContent<Value>(file: string, folder = contentFolder): Value | undefined {
  const whole = `${folder}/${file}`;
  if (!existsSync(whole)) return undefined;
  if (!parsed.has(whole)) parsed.set(whole, parse(readFileSync(whole, 'utf8')));
  return parsed.get(whole) as Value;
}

/** Returns every YAML file of the content whose path matches, in the order of paths. */
export function contentFiles<Value>(fits: RegExp, folder = contentFolder): Written<Value>[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && fits.test(file))
    .sort()
    .map((file) => ({ file, value: readContent<Value>(file, folder) as Value }));
}

export function readSite(folder = contentFolder): Site {
  return readContent<Site>('site.yaml', folder) as Site;
}

/** Returns the edition of a year; the current one for years without an edition. */
export function editionOf(year: number, folder = contentFolder): Edition {
  return (
    readContent<Edition>(`${year}/edition.yaml`, folder) ??
    (readContent<Edition>(`${readSite(folder).currentEdition}/edition.yaml`, folder) as Edition)
  );
}

export type DatedSession = Session & { year: number; date: string };

export function writtenSessions(folder = contentFolder): DatedSession[] {
  return contentFiles<Session[] | null>(/^\d{4}\/programme\//, folder).flatMap(({ file, value }) =>
    (value ?? []).map((session) => ({
      ...session,
      year: Number(file.slice(0, 4)),
      date: file.slice(-'YYYY-MM-DD.yaml'.length, -'.yaml'.length),
    })),
  );
}
