import type { ContentKind, ContentFile } from '../../content-model/contentFiles';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import { itemsOf, textOf, type FieldPath } from './values';

/** A record's file by `<year>/<slug>`, whatever the state of its text. */
export function recordsOf(folder: ContentFolder, kind: ContentKind): Map<string, ContentSource> {
  return new Map(sourcesOf(folder, kind).map((source) => [recordName(source.place), source]));
}

function recordName({ year, slug }: ContentFile): string {
  return `${year}/${slug}`;
}

/** One event with the place it is written at. */
export type PlacedSession = {
  source: ContentSource;
  path: FieldPath;
  year: number;
  date: string;
  value: unknown;
};

/** Every event of every programme. */
export function sessionsOf(folder: ContentFolder): PlacedSession[] {
  return sourcesOf(folder, 'programme').flatMap((source) =>
    itemsOf(source.value).map(([index, value]) => ({
      source,
      path: [index],
      year: source.place.year ?? 0,
      date: source.place.date ?? '',
      value,
    })),
  );
}

/** How a report names an event of another line: file, line and address. */
export function nameSession({ source, path, value }: PlacedSession): string {
  return `${textOf(value, 'slug') ?? ''} (${source.file}:${source.locate(path, 'value').line})`;
}
