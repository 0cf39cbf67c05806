import { foldChunk, foldText, foldWords } from '../../lib/names/foldText';
import { beginsNear } from '../../lib/names/nearWord';
import { otherLayout } from '../../lib/names/otherLayout';
import { standCodes } from '../../lib/names/standCode';

/**
 * The text in which an exhibitor is searched for: names in both languages, artists, cities, stand
 * and address, folded to one line.
 */
export function searchKey(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => foldWords(text ?? ''));
  return [...new Set(words)].join(' ');
}

/** What a word of a key begins with; or, of a word that is already complete, what it is. */
type QueryWord = { readonly start: string; readonly isWhole: boolean };

/**
 * A visitor's query, folded once for all the keys it is compared with. Each part of it has to be
 * found in one of its readings, with all words of this reading: `рыба-пила` as one word or as two,
 * `С 7` as a stand's code or as a word and a number.
 */
export type SearchQuery = readonly (readonly Reading[])[];
export type Reading = readonly QueryWord[];

/** What looks like a stand's code, in any spelling: `Д-31`, `c 7`, `стенд D31`. */
const typedCode =
  /(?<![\p{L}\p{N}])(?:(?:стенд|stand|booth)\s+)?([A-ZА-Я][\s.\u2010-\u2015-]*\d{1,3})(?![\p{L}\p{N}])/giu;

/** Words up to this length are complete once a sign follows: the `wi` of `wi-fi` begins no word. */
const longestClosed = 2;

/**
 * Reads a visitor's query; without parts for an empty one. One of signs alone has a part that
 * nothing is found by.
 */
export function readQuery(typed: string): SearchQuery {
  const seen = typed.replace(/\p{DI}/gu, '').trim();
  const parts: (readonly Reading[])[] = [];
  let from = 0;
  for (const match of seen.matchAll(typedCode)) {
    const [written, code = ''] = match;
    parts.push(...readChunks(seen.slice(from, match.index)), readCode(written, code));
    from = match.index + written.length;
  }
  parts.push(...readChunks(seen.slice(from)));
  return parts.length === 0 && seen !== '' ? [[]] : parts;
}

/** A code, or what is written, whose words before the number are then complete. */
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
        isWhole: index < words.length - 1 && start.length <= longestClosed,
      }));
      return joined === undefined ? [divided] : [[{ start: joined, isWhole: false }], divided];
    });
}

/** A key's words, split once; and all of them between spaces, which is faster to search in. */
export type SearchWords = { readonly words: readonly string[]; readonly text: string };

/** A key's words. */
export function readKey(key: string): SearchWords {
  return { words: key.split(' '), text: ` ${key} ` };
}

/** Whether a key has a word that begins with a text. */
type Has = (key: SearchWords, start: string) => boolean;
const hasNear: Has = ({ words }, start) => words.some((word) => beginsNear(word, start));
const hasExact: Has = ({ text }, start) => text.includes(` ${start}`);
const hasWhole: Has = ({ text }, word) => text.includes(` ${word} `);

/** Whether every part of the query is found in the key. An empty query finds everything. */
const isFoundBy = (key: SearchWords, query: SearchQuery, has: Has) =>
  query.every((readings) =>
    readings.some((reading) =>
      reading.every(({ start, isWhole: isEnded }) => (isEnded ? hasWhole : has)(key, start)),
    ),
  );

/** Whether a query finds a key, without a typo. */
export const isFound = (key: SearchWords, query: SearchQuery) => isFoundBy(key, query, hasExact);

/** Whether a query finds a key, with one wrong letter in a word. */
export const isNearlyFound = (key: SearchWords, query: SearchQuery) =>
  isFoundBy(key, query, hasNear);

/** Whether every word of the query is a whole word of the key: `lift`, but not `lif`. */
export const isWhole = (key: SearchWords, query: SearchQuery) => isFoundBy(key, query, hasWhole);

/**
 * What else may be meant, where nothing begins as typed: what the same keys write in the other
 * language; and `cirkul` with a c for ц, which is otherwise read as k.
 */
export const otherSpellings = (typed: string) => ({
  inOtherLayout: otherLayout(typed),
  withTs: typed.replace(/c(?![hk])/gi, 'ц'),
});

/**
 * Those of `keyed` that a text finds, and the query as which it was read: as it is typed; else in
 * another spelling; else with a wrong letter.
 */
export function findKeyed<Keyed extends { words: SearchWords }>(
  keyed: readonly Keyed[],
  typed: string,
): { found: readonly Keyed[]; query: SearchQuery } {
  const query = readQuery(typed);
  if (query.length === 0) return { found: keyed, query };
  const { inOtherLayout, withTs } = otherSpellings(typed);
  for (const spelling of new Set([typed, inOtherLayout, withTs])) {
    const asked = readQuery(spelling);
    const found = keyed.filter(({ words }) => isFound(words, asked));
    if (found.length > 0) return { found, query: asked };
  }
  return { found: keyed.filter(({ words }) => isNearlyFound(words, query)), query };
}
