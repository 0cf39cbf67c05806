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
    ]),
    ...sourcesOf(folder, 'way').flatMap((source) => repeatsIn(source, ['points'], 'id')),
    ...sourcesOf(folder, 'captions').flatMap((source) => repeatsIn(source, [], 'picture')),
    ...sourcesOf(folder, 'page').flatMap((source) => repeatsIn(source, ['sections'], 'anchor')),
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
  const first = new Map<string, number>();
  return items.flatMap(([index, item]): Problem[] => {
    const name = textOf(item, key)?.normalize('NFC');
    if (name === undefined) return [];
    const before = first.get(name);
    if (before === undefined) {
      first.set(name, index);
      return [];
    }
    const { line } = source.locate([...list, before, key], 'value');
    return [
      problemAt(source, [...list, index, key], 'repeated', { value: name, line: String(line) }),
    ];
  });
}
