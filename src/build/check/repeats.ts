import { clauseAnchor } from '../../domain/clauseAnchor';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import type { Problem } from './problems/problem';
import { nameSession, sessionsOf, type PlacedSession } from './records';
import { fieldOf, itemsOf, problemAt, textOf, type FieldPath } from './values';

/** Names used twice where an address, code or picture must be unique. */
export function repeatProblems(folder: ContentFolder): Problem[] {
  return [
    ...takenSlugs(sessionsOf(folder)),
    ...sourcesOf(folder, 'plan').flatMap((source) => [
      ...repeatsIn(source, ['halls'], 'id'),
      ...repeatsIn(source, ['stands'], 'code'),
      ...repeatsIn(source, ['serviceWords'], 'kind'),
    ]),
    ...sourcesOf(folder, 'way').flatMap((source) => repeatsIn(source, ['points'], 'id')),
    ...sourcesOf(folder, 'notices').flatMap((source) => repeatsIn(source, [], 'slug')),
    ...sourcesOf(folder, 'edition').flatMap((source) => [
      ...repeatsIn(source, ['hours'], 'day'),
      ...repeatsIn(source, ['exceptions'], 'day'),
    ]),
    ...sourcesOf(folder, 'captions').flatMap((source) => repeatsIn(source, [], 'picture')),
    ...sourcesOf(folder, 'page').flatMap((source) =>
      repeatsAmong(source, placedAnchors(source.value)),
    ),
  ];
}

function takenSlugs(sessions: readonly PlacedSession[]): Problem[] {
  const first = new Map<string, PlacedSession>();
  return sessions.flatMap((session): Problem[] => {
    const slug = textOf(session.value, 'slug');
    if (slug === undefined) return [];
    const other = first.get(`${session.year}/${slug}`);
    if (other !== undefined) {
      return [
        problemAt(session.source, [...session.path, 'slug'], 'slugTaken', {
          value: slug,
          other: nameSession(other),
        }),
      ];
    }
    first.set(`${session.year}/${slug}`, session);
    return [];
  });
}

function repeatsIn(source: ContentSource, list: FieldPath, key: string): Problem[] {
  const items = itemsOf(list.reduce<unknown>((value, step) => fieldOf(value, step), source.value));
  return repeatsAmong(
    source,
    items.map(([index, item]) => ({ name: textOf(item, key), path: [...list, index, key] })),
  );
}

/** Where a name is written, and the name; undefined if the field is absent or faulty. */
type PlacedName = { name: string | undefined; path: FieldPath };

/** Names of a page's parts that a link can lead to: an element's `id` is unique on its page. */
function placedAnchors(page: unknown): PlacedName[] {
  return itemsOf(fieldOf(page, 'sections')).flatMap(([index, section]): PlacedName[] => {
    const path = ['sections', index];
    const anchor = textOf(section, 'anchor');
    const kind = textOf(section, 'kind');
    return [
      { name: anchor, path: [...path, 'anchor'] },
      ...(kind === 'dialog' ? itemsOf(fieldOf(section, 'forms')) : []).map(
        ([place, form]): PlacedName => ({
          name: textOf(form, 'anchor'),
          path: [...path, 'forms', place, 'anchor'],
        }),
      ),
      ...(kind === 'clauses' ? itemsOf(fieldOf(section, 'clauses')) : []).map(
        ([place]): PlacedName => ({
          name: anchor && clauseAnchor(anchor, place),
          path: [...path, 'clauses', place, 'title'],
        }),
      ),
    ];
  });
}

function repeatsAmong(source: ContentSource, names: readonly PlacedName[]): Problem[] {
  const first = new Map<string, FieldPath>();
  return names.flatMap(({ name: written, path }) => {
    const name = written?.normalize('NFC');
    if (name === undefined) return [];
    const before = first.get(name);
    if (before === undefined) {
      first.set(name, path);
      return [];
    }
    const { line } = source.locate(before);
    return [problemAt(source, path, 'repeated', { value: name, line: String(line) })];
  });
}
