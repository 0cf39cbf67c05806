import { foldChunk, foldText, foldWords, otherLayout } from '../../lib/foldText';
import { beginsNear } from '../../lib/nearWord';
import { standCodes } from '../../lib/standCode';

/**
 * Returns a record's search key: the folded words of its texts, such as name, city and stand, in
 * one line, each word once.
 */
export function searchKey(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => foldWords(text ?? ''));
  return [...new Set(words)].join(' ');
}

/** A word of a query. It matches the start of a word in a key or, with `isWhole`, a whole word. */
type QueryWord = { readonly start: string; readonly isWhole: boolean };

/**
 * A visitor's query, folded once for all the keys that it is compared with. Each of its parts has
 * one or more readings. A key matches if, for every part, it contains all words of at least one
 * reading: `рыба-пила` as one word or as two, `С 7` as a stand's code or as a word and a number.
 */
export type SearchQuery = readonly (readonly Reading[])[];
export type Reading = readonly QueryWord[];

/** Matches anything that looks like a stand's code, in any spelling: `Д-31`, `c 7`, `стенд D31`. */
const typedCode =
  /(?<![\p{L}\p{N}])(?:(?:стенд|stand|booth)\s+)?([A-ZА-Я][\s.\u2010-\u2015-]*\d{1,3})(?![\p{L}\p{N}])/giu;

/** Up to this length, words before a sign are complete: `wi-fi` must not match `wine`. */
const maxClosedLetters = 2;

/** Parses a query: no parts if empty; if only signs, a part that matches nothing. */
export function readQuery(typed: string): SearchQuery {
  const visible = typed.replace(/\p{DI}/gu, '').trim();
  const parts: (readonly Reading[])[] = [];
  let from = 0;
  for (const match of visible.matchAll(typedCode)) {
    const [written, code = ''] = match;
    parts.push(...readChunks(visible.slice(from, match.index)), readCode(written, code));
    from = match.index + written.length;
  }
  parts.push(...readChunks(visible.slice(from)));
  return parts.length === 0 && visible !== '' ? [[]] : parts;
}

/**
 * Returns the readings of what looks like a stand's code: each code that it can mean, or its words,
 * of which all but the last must match whole words.
 */
function readCode(written: string, code: string): readonly Reading[] {
  const words = foldText(written).split(' ');
  return [
    ...standCodes(code).map((one) => [{ start: one.toLowerCase(), isWhole: false }]),
    words.map((start, index) => ({ start, isWhole: index < words.length - 1 })),
  ];
}

function readChunks(text: string): (readonly Reading[])[] {
  return text
    .split(/\s+/)
    .map(foldChunk)
    .filter(({ words }) => words.length > 0)
    .map(({ words, joined }) => {
      const divided = words.map((start, index) => ({
        start,
        isWhole: index < words.length - 1 && start.length <= maxClosedLetters,
      }));
      return joined === undefined ? [divided] : [[{ start: joined, isWhole: false }], divided];
    });
}

/** A key's words, split once, and the same words between spaces, which is faster to search. */
export type SearchWords = { readonly words: readonly string[]; readonly text: string };

export function readKey(key: string): SearchWords {
  return { words: key.split(' '), text: ` ${key} ` };
}

/** Whether a key contains a word that begins with a text. */
type Has = (key: SearchWords, start: string) => boolean;
const hasNear: Has = ({ words }, start) => words.some((word) => beginsNear(word, start));
const hasExact: Has = ({ text }, start) => text.includes(` ${start}`);
const hasWhole: Has = ({ text }, word) => text.includes(` ${word} `);

/** Whether a key contains every part of the query. An empty query matches everything. */
const isFoundBy = (key: SearchWords, query: SearchQuery, has: Has) =>
  query.every((readings) =>
    readings.some((reading) =>
      reading.every(({ start, isWhole: isEnded }) => (isEnded ? hasWhole : has)(key, start)),
    ),
  );

/** Whether a query matches a key without a typo. */
export const isFound = (key: SearchWords, query: SearchQuery) => isFoundBy(key, query, hasExact);

/** Whether a query matches a key with one wrong letter in a word. */
export const isNearlyFound = (key: SearchWords, query: SearchQuery) =>
  isFoundBy(key, query, hasNear);

/** Whether every word of the query is a whole word of the key: `lift`, but not `lif`. */
export const isWhole = (key: SearchWords, query: SearchQuery) => isFoundBy(key, query, hasWhole);

/**
 * Returns other spellings to try if nothing begins as typed: the same keys in the other keyboard
 * layout, and `cirkul` with a c for ц, because c is otherwise read as k.
 */
export const otherSpellings = (typed: string) => ({
  inOtherLayout: otherLayout(typed),
  withTs: typed.replace(/c(?![hk])/gi, 'ц'),
});

/** The matches, and the query that found them: as typed, respelled, or with a wrong letter. */
export function findKeyed<Keyed extends { words: SearchWords }>(
  keyed: readonly Keyed[],
  typed: string,
): { found: readonly Keyed[]; query: SearchQuery } {
  const query = readQuery(typed);
  if (query.length === 0) return { found: keyed, query };
  const { inOtherLayout, withTs } = otherSpellings(typed);
  for (const spelling of new Set([typed, inOtherLayout, withTs])) {
    const parsedQuery = readQuery(spelling);
    const found = keyed.filter(({ words }) => isFound(words, parsedQuery));
    if (found.length > 0) return { found, query: parsedQuery };
  }
  return { found: keyed.filter(({ words }) => isNearlyFound(words, query)), query };
}
