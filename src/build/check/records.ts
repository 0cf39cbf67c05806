import type { ContentKind, ContentFile } from '../../content-model/contentFiles';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import { itemsOf, textOf, type FieldPath } from './values';

/** Files of a kind by `<year>/<slug>`, including those that could not be parsed. */
export function recordsOf(folder: ContentFolder, kind: ContentKind): Map<string, ContentSource> {
  return new Map(sourcesOf(folder, kind).map((source) => [recordName(source.place), source]));
}

function recordName({ year, slug }: ContentFile): string {
  return `${year}/${slug}`;
}

/** One session with the place where it is written. */
export type PlacedSession = {
  source: ContentSource;
  path: FieldPath;
  year: number;
  date: string;
  value: unknown;
};

/** The sessions of all programmes. */
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

/** How a report refers to another session: file, line and address. */
export function nameSession({ source, path, value }: PlacedSession): string {
  return `${textOf(value, 'slug') ?? ''} (${source.file}:${source.locate(path).line})`;
}
