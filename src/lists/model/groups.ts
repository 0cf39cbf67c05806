import { indexLetter } from '../../lib/names/compareNames';

/** Entries of a list that stand together under a title; the only group may have none. */
export type Group<Entry> = { readonly title: string | null; readonly entries: readonly Entry[] };

/**
 * Groups all entries by letter, found or not, so that the row of letters keeps its shape during a
 * search.
 */
export function groupByLetter<Entry extends { name: string; letter?: string }>(
  entries: readonly Entry[],
): Group<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = entry.letter ?? indexLetter(entry.name);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([title, ofLetter]) => ({ title, entries: ofLetter }));
}
