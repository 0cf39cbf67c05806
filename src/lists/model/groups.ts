import { indexLetter } from '../../lib/names';

/** Entries under a common title; a single group can have none. */
export type Group<Entry> = { readonly title: string | null; readonly entries: readonly Entry[] };

/** Groups entries by title, in the order in which the titles first occur. */
export function groupBy<Entry>(
  entries: readonly Entry[],
  titleOf: (entry: Entry) => string,
): Group<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const title = titleOf(entry);
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [entry]);
    else group.push(entry);
  }
  return [...groups].map(([title, ofTitle]) => ({ title, entries: ofTitle }));
}

/** Groups all entries by letter, so that the row of letters keeps its shape during a search. */
export function groupByLetter<Entry extends { name: string; letter?: string }>(
  entries: readonly Entry[],
): Group<Entry>[] {
  return groupBy(entries, ({ name, letter }) => letter ?? indexLetter(name));
}
