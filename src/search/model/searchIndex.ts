import {
  otherSpellings,
  readQuery,
  type Reading,
  type SearchQuery,
} from '../../lists/model/exhibitorSearch';
import { foldWords } from '../../lib/foldText';
import { beginsNear } from '../../lib/nearWord';
import type { SearchEntry, SearchKind } from './searchFile';

/**
 * How well a word of an entry answers a word of the query, from the best: the first word of its
 * name, another of its name, and one beside it.
 */
const ranks = { whole: [1, 2, 5], begins: [3, 4, 6], form: [7, 8, 9], near: [10, 11, 12] } as const;
/** Worse than any answer to a part of a query, which may be three words. */
const rankOfMissing = 40;
type Ranks = (typeof ranks)[keyof typeof ranks];
/** Where in an entry a word stands, as the number of its rank. */
const [first, inName, beside] = [0, 1, 2];
const wheres = 3;

/** A word, and its places: the number of an entry times three, plus where in it the word stands. */
type Listed = { readonly word: string; readonly places: number[] };

/** Everything that can be found, by the first two letters of its words. */
export type SearchIndex = {
  readonly entries: readonly SearchEntry[];
  readonly shelves: ReadonlyMap<string, readonly Listed[]>;
};

/** Entries of a kind that answer a query, the best first. */
export type FoundGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };

/**
 * Makes the index. It yields after each entry, so that its caller can pause: folding the words of
 * thousands of entries takes longer than the time between two keystrokes.
 */
export function* makeIndex(from: Iterable<SearchEntry>): Generator<undefined, SearchIndex> {
  const entries: SearchEntry[] = [];
  const shelves = new Map<string, Listed[]>();
  const known = new Map<string, Listed>();
  const folded = new Map<string, string[]>();
  const put = (text: string, entry: number, where: number) => {
    for (const [at, written] of text.split(/\s+/).entries()) {
      const place = wheres * entry + (where === inName && at === 0 ? first : where);
      let words = folded.get(written);
      if (words === undefined) {
        words = foldWords(written);
        folded.set(written, words);
      }
      for (const word of words) {
        let listed = known.get(word);
        if (listed === undefined) {
          listed = { word, places: [] };
          known.set(word, listed);
          const shelf = shelves.get(word.slice(0, 2));
          if (shelf === undefined) shelves.set(word.slice(0, 2), [listed]);
          else shelf.push(listed);
        }
        listed.places.push(place);
      }
    }
  };
  for (const entry of from) {
    const number = entries.push(entry) - 1;
    put(entry.name, number, inName);
    put(entry.note, number, beside);
    // The signs of a path stand for spaces: what they divide is not one word, too.
    put(entry.words.replace(/[^\p{L}\p{N}]+/gu, ' '), number, beside);
    yield undefined;
  }
  return { entries, shelves };
}

/**
 * Answers to a query. Where not all of it has found them: what has, and whether that is one word of
 * it, or all of it as the keyboard would write it in the other language.
 */
export type Answers = {
  readonly groups: readonly FoundGroup[];
  readonly by?: { readonly words: string; readonly why: 'partly' | 'otherLayout' };
};

/** Letters of the shortest word that may say alone what is meant: dog, but neither of nor my. */
const leastOfWord = 3;

/**
 * What a query finds: every word of it is the beginning of a word, or that of another form of the
 * word; where nothing is, what the same keys find in the other language, or what `c` finds as ц;
 * else, a wrong letter is forgiven; else, one word answers. Groups stand by their best answer,
 * entries by how well they answer, equals in the order of the file.
 */
export function answersTo(index: SearchIndex, typed: string): Answers {
  const query = readQuery(typed);
  if (query.length === 0) return { groups: [] };
  const exact = groupsOf(index, query, markExact);
  if (exact.length > 0) return { groups: exact };
  const { inOtherLayout: words, withTs } = otherSpellings(typed);
  const ofOther = groupsOf(index, readQuery(words), markExact);
  if (ofOther.length > 0) return { groups: ofOther, by: { words, why: 'otherLayout' } };
  const ofTs = groupsOf(index, readQuery(withTs), markExact);
  if (ofTs.length > 0) return { groups: ofTs };
  const groups = groupsOf(index, query, markNear);
  if (groups.length > 0) return { groups };
  return answersToPart(index, typed);
}

/**
 * What the rarest word of a question finds, of equally rare ones the last, which a question ends
 * in; those answers first that have more of the other words.
 */
function answersToPart(index: SearchIndex, typed: string): Answers {
  const words = typed.match(/[\p{L}\p{N}-]+/gu) ?? [];
  if (words.length < 2) return { groups: [] };
  const telling = words.filter(({ length }) => length >= leastOfWord).reverse();
  for (const mark of [markExact, markNear]) {
    const [rarest] = telling
      .map((word) => ({ word, marks: marksOfAll(index, readQuery(word), mark) }))
      .map((found) => ({ ...found, count: found.marks.filter(Boolean).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.count - b.count);
    if (rarest === undefined) continue;
    const others = words
      .filter((word) => word.length >= leastOfWord || /\d/.test(word))
      .map((word) => marksOfAll(index, readQuery(word), markExact));
    return {
      groups: byKind(index.entries, others.reduce(addWhereFound, rarest.marks)),
      by: { words: rarest.word, why: 'partly' },
    };
  }
  return { groups: [] };
}

/** How many answers there are, of all kinds. */
export const countAnswers = ({ groups }: Answers): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

/** Notes for each entry how well it answers a word, as a rank; 0 where it does not. */
type Mark = (index: SearchIndex, start: string, marks: Uint16Array, isWhole: boolean) => void;

const groupsOf = (index: SearchIndex, query: SearchQuery, mark: Mark): FoundGroup[] =>
  byKind(index.entries, marksOfAll(index, query, mark));

/** How well each entry answers a whole query. */
function marksOfAll(index: SearchIndex, query: SearchQuery, mark: Mark): Uint16Array {
  return query.map((readings) => marksOfPart(index, readings, mark)).reduce(addUp);
}

/** How well each entry answers a part of a query. */
function marksOfPart(index: SearchIndex, readings: readonly Reading[], mark: Mark): Uint16Array {
  const none = new Uint16Array(index.entries.length);
  const ofReadings = readings.map((reading) =>
    reading
      .map(({ start, isWhole }) => {
        const marks = none.slice();
        mark(index, start, marks, isWhole);
        return marks;
      })
      .reduce(addUp),
  );
  return ofReadings.reduce(takeBest, none);
}

/** What answers both, by how well it answers them together. */
const addUp = (all: Uint16Array, own: Uint16Array) =>
  all.map((total, place) => (total === 0 || !own[place] ? 0 : total + own[place]));

/** What is found already, by how well it answers this, too. */
const addWhereFound = (all: Uint16Array, own: Uint16Array) =>
  all.map((total, place) => (total === 0 ? 0 : total + (own[place] || rankOfMissing)));

/** What answers either, by how well it answers the better one. */
const takeBest = (best: Uint16Array, own: Uint16Array) =>
  own.map((rank, place) =>
    rank === 0 || (best[place] && best[place] < rank) ? (best[place] ?? 0) : rank,
  );

function byKind(entries: readonly SearchEntry[], totals: Uint16Array): FoundGroup[] {
  const kinds = new Map<SearchKind, SearchEntry[][]>();
  for (const [place, entry] of entries.entries()) {
    const total = totals[place] ?? 0;
    if (total === 0) continue;
    const ranked = kinds.get(entry.kind) ?? [];
    kinds.set(entry.kind, ranked);
    (ranked[total] ??= []).push(entry);
  }
  // Holes stand for ranks that nothing has; the first that is there is the group's best.
  const bestOf = (ranked: SearchEntry[][]) => ranked.findIndex((some) => some !== undefined);
  return [...kinds]
    .sort(([, a], [, b]) => bestOf(a) - bestOf(b))
    .map(([kind, ranked]) => ({ kind, entries: ranked.flat() }));
}

const markExact: Mark = ({ shelves }, start, marks, isWhole) => {
  for (const { word, places } of shelved(shelves, start))
    if (word === start) markPlaces(places, ranks.whole, marks);
    else if (!isWhole && word.startsWith(start)) markPlaces(places, ranks.begins, marks);
  const stem = isWhole ? undefined : stemOf(start);
  if (stem === undefined) return;
  for (const { word, places } of shelved(shelves, stem.start))
    if (word.length <= stem.start.length + stem.more && word.startsWith(stem.start))
      markPlaces(places, ranks.form, marks);
};

/** Words on the shelves of a beginning, which may be a single letter. */
function* shelved(shelves: SearchIndex['shelves'], start: string): Generator<Listed> {
  if (start.length >= 2) return yield* shelves.get(start.slice(0, 2)) ?? [];
  for (const [shelf, words] of shelves) if (shelf.startsWith(start)) yield* words;
}

const markNear: Mark = ({ shelves }, start, marks) => {
  for (const [shelf, words] of shelves) {
    if (!mayBeNear(shelf, start)) continue;
    for (const { word, places } of words)
      if (beginsNear(word, start)) markPlaces(places, ranks.near, marks);
  }
};

/** With one letter wrong, missing, added or swapped, one of the first two still agrees. */
const mayBeNear = (shelf: string, start: string) =>
  shelf[0] === start[0] || shelf[1] === start[1] || shelf[0] === start[1] || shelf[1] === start[0];

function markPlaces(places: readonly number[], ofWord: Ranks, marks: Uint16Array): void {
  for (const place of places) {
    const entry = Math.floor(place / wheres);
    const own = ofWord[place % wheres] ?? 0;
    const before = marks[entry] ?? 0;
    if (before === 0 || own < before) marks[entry] = own;
  }
}

/** Endings of Russian words as they are folded (lib/foldText), the longest first. */
const ending = /(?:ami|ogo|ego|omu|emu|ah|am|ov|ev|ei|oi|im|om|em|oe|ee|[aeiou])$/;

/** The beginning that other forms of a word share, and by how many letters they may be longer. */
type Stem = { readonly start: string; readonly more: number };

/**
 * What other forms of a folded word begin with, so that `собака` finds `собакой` and `dogs` finds
 * `dog`; undefined for short words and codes. Not a dictionary: what it finds stands after whole
 * beginnings.
 */
export function stemOf(word: string): Stem | undefined {
  if (/\d/.test(word)) return undefined;
  const start = word.replace(ending, '');
  if (start !== word) {
    return start.length < 3 ? undefined : { start, more: start.length === 3 ? 2 : 3 };
  }
  return word.length > 3 && word.endsWith('s') ? { start: word.slice(0, -1), more: 0 } : undefined;
}
