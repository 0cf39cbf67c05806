import {
  otherSpellings,
  readQuery,
  type Reading,
  type SearchQuery,
} from '../../lists/model/listSearch';
import { foldWords } from '../../lib/foldText';
import { beginsNear } from '../../lib/nearWord';
import type { SearchEntry, SearchKind } from './searchFile';

/**
 * Ranks of matches between a word of an entry and a word of the query; 1 is best. The three ranks
 * of a kind of match are for the first word of the entry's name, another word of its name, and a
 * word outside its name.
 */
const ranks = { whole: [1, 2, 5], begins: [3, 4, 6], form: [7, 8, 9], near: [10, 11, 12] } as const;
/**
 * The cost of a missing word, worse than any match: a part of a query can be three words, each with
 * rank 12.
 */
const rankOfMissing = 40;
type Ranks = (typeof ranks)[keyof typeof ranks];
/** Positions of a word in an entry, as indexes into a list of ranks. */
const [first, inName, outsideName] = [0, 1, 2];
const positionCount = 3;

/** A word and where it occurs: three times the entry's number, plus the word's position in it. */
type Listed = { readonly word: string; readonly places: number[] };

/** All entries, and their words by their first two letters. */
export type SearchIndex = {
  readonly entries: readonly SearchEntry[];
  readonly shelves: ReadonlyMap<string, readonly Listed[]>;
};

/** Entries of a kind that match a query, best first. */
export type FoundGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };

/**
 * Makes the index. Yields after each entry, so that its caller can pause: folding the words of
 * thousands of entries takes longer than the time between two keystrokes.
 */
export function* makeIndex(from: Iterable<SearchEntry>): Generator<undefined, SearchIndex> {
  const entries: SearchEntry[] = [];
  const shelves = new Map<string, Listed[]>();
  const known = new Map<string, Listed>();
  const folded = new Map<string, string[]>();
  const put = (text: string, entry: number, where: number) => {
    for (const [at, written] of text.split(/\s+/).entries()) {
      const place = positionCount * entry + (where === inName && at === 0 ? first : where);
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
    put(entry.note, number, outsideName);
    // The words can contain paths. Spaces replace their punctuation; otherwise the parts of a path
    // would also count as one word.
    put(entry.words.replace(/[^\p{L}\p{N}]+/gu, ' '), number, outsideName);
    yield undefined;
  }
  return { entries, shelves };
}

/**
 * The results of a query. `by` is set if the whole query, as typed, had no results: then `words` is
 * one word of it (`partly`), or the query typed with the other keyboard layout (`otherLayout`).
 */
export type Answers = {
  readonly groups: readonly FoundGroup[];
  readonly by?: { readonly words: string; readonly why: 'partly' | 'otherLayout' };
};

/**
 * Minimum length of a word that can be searched for alone, letters: `dog`, but neither `of` nor
 * `my`.
 */
const minWordLength = 3;

/**
 * Searches for a query. Tries in turn: entries in which each word of the query begins a word, or
 * another form of that word; the same with the other keyboard layout; the same with `c` read as ц;
 * one wrong letter; a single word of the query. Groups are sorted by their best result, but places
 * of the venue that a whole word names come first; entries by rank, then by the order of the file.
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
 * Searches for the rarest word of a query; if several are equally rare, for the last of them,
 * because a question usually ends with its subject. Results with more of the other words come
 * first.
 */
function answersToPart(index: SearchIndex, typed: string): Answers {
  const words = typed.match(/[\p{L}\p{N}-]+/gu) ?? [];
  if (words.length < 2) return { groups: [] };
  const searchable = words.filter(({ length }) => length >= minWordLength).reverse();
  for (const mark of [markExact, markNear]) {
    const [rarest] = searchable
      .map((word) => ({ word, marks: marksOfAll(index, readQuery(word), mark) }))
      .map((candidate) => ({ ...candidate, count: candidate.marks.filter(Boolean).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.count - b.count);
    if (rarest === undefined) continue;
    const others = words
      .filter((word) => word.length >= minWordLength || /\d/.test(word))
      .map((word) => marksOfAll(index, readQuery(word), markExact));
    return {
      groups: byKind(index.entries, others.reduce(addWhereFound, rarest.marks)),
      by: { words: rarest.word, why: 'partly' },
    };
  }
  return { groups: [] };
}

/** Returns the number of results of all kinds. */
export const countAnswers = ({ groups }: Answers): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

/** Sets the rank with which each entry matches a word; 0 means no match. */
type Mark = (index: SearchIndex, start: string, marks: Uint16Array, isWhole: boolean) => void;

const groupsOf = (index: SearchIndex, query: SearchQuery, mark: Mark): FoundGroup[] =>
  byKind(index.entries, marksOfAll(index, query, mark));

/** Returns the rank with which each entry matches a whole query; 0 means no match. */
function marksOfAll(index: SearchIndex, query: SearchQuery, mark: Mark): Uint16Array {
  return query.map((readings) => marksOfPart(index, readings, mark)).reduce(addUp);
}

/** Returns the rank with which each entry matches a part of a query; 0 means no match. */
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

/** Combines the ranks for two words that are both required: adds them. */
const addUp = (all: Uint16Array, own: Uint16Array) =>
  all.map((total, place) => (total === 0 || !own[place] ? 0 : total + own[place]));

/**
 * Adds the ranks of another word to entries that match already; a missing word costs
 * `rankOfMissing`.
 */
const addWhereFound = (all: Uint16Array, own: Uint16Array) =>
  all.map((total, place) => (total === 0 ? 0 : total + (own[place] || rankOfMissing)));

/** Combines the ranks for two words of which one is enough: takes the better rank. */
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
  // The lists of a kind's entries are indexed by rank, with holes at unused ranks, so the first
  // existing list has the best rank.
  const bestOf = (ranked: SearchEntry[][]) => ranked.findIndex((some) => some !== undefined);
  // Who types `coffee` at the fair wants the café and not a picture of it.
  const orderOf = ([kind, ranked]: [SearchKind, SearchEntry[][]]) =>
    kind === 'places' && bestOf(ranked) <= Math.max(...ranks.whole) ? 0 : bestOf(ranked);
  return [...kinds]
    .sort((a, b) => orderOf(a) - orderOf(b))
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

/**
 * Returns the words that can begin with `start`, by their first two letters; `start` can be a
 * single letter.
 */
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

/**
 * Whether words that begin with the two letters of `shelf` can match `start` with one letter wrong,
 * missing, added or swapped: one of its first two letters must still agree.
 */
const mayBeNear = (shelf: string, start: string) =>
  shelf[0] === start[0] || shelf[1] === start[1] || shelf[0] === start[1] || shelf[1] === start[0];

function markPlaces(places: readonly number[], ofWord: Ranks, marks: Uint16Array): void {
  for (const place of places) {
    const entry = Math.floor(place / positionCount);
    const own = ofWord[place % positionCount] ?? 0;
    const before = marks[entry] ?? 0;
    if (before === 0 || own < before) marks[entry] = own;
  }
}

/** Endings of Russian words after folding (lib/foldText), longest first. */
const ending = /(?:ami|ogo|ego|omu|emu|ah|am|ov|ev|ei|oi|im|om|em|oe|ee|[aeiou])$/;

/** The common beginning of a word's forms, and by how many letters a form can be longer. */
type Stem = { readonly start: string; readonly more: number };

/**
 * Returns the common beginning of a folded word's forms, so that `собака` finds `собакой` and
 * `dogs` finds `dog`; undefined for short words and codes. It is not a dictionary, so its matches
 * rank after words that begin with the query.
 */
export function stemOf(word: string): Stem | undefined {
  if (/\d/.test(word)) return undefined;
  const start = word.replace(ending, '');
  if (start !== word) {
    return start.length < 3 ? undefined : { start, more: start.length === 3 ? 2 : 3 };
  }
  return word.length > 3 && word.endsWith('s') ? { start: word.slice(0, -1), more: 0 } : undefined;
}
