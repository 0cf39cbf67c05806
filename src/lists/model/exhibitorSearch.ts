import { foldText } from '../../lib/names/foldText';
import { beginsNear } from '../../lib/names/nearWord';
import { standCodes } from '../../lib/names/standCode';

/**
 * The text in which an exhibitor is searched for: names in both languages, artists, cities, stand
 * and address, folded to one line.
 */
export function searchKey(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => foldText(text ?? '').split(' '));
  return [...new Set(words)].filter((word) => word !== '').join(' ');
}

/**
 * A visitor's query, folded once for all the keys it is compared with: its words, each with its
 * spellings.
 */
type SearchQuery = readonly (readonly string[])[];

/** A stand's code in any spelling: `Д-31`, `c 7`, `стенд D31`. */
const typedCode =
  /(?<![\p{L}\p{N}])(?:(?:стенд|stand|booth)\s+)?([A-ZА-Я][\s.\u2010-\u2015-]*\d{1,3})(?![\p{L}\p{N}])/giu;

/**
 * Words of a visitor's query; none for an empty one. One of signs alone has a word that nothing
 * begins with.
 */
export function readQuery(typed: string): SearchQuery {
  const codes: string[][] = [];
  const seen = typed.replace(/\p{DI}/gu, '').trim();
  const others = seen.replace(typedCode, (_, code: string) => {
    codes.push(standCodes(code).map((one) => one.toLowerCase()));
    return ' ';
  });
  const words = foldText(others)
    .split(' ')
    .filter((word) => word !== '');
  const query = [...words.map((word) => [word]), ...codes];
  return query.length === 0 && seen !== '' ? [[]] : query;
}

/** A key's words, split once. */
export type SearchWords = readonly string[];

/** A key's words. */
export function readKey(key: string): SearchWords {
  return key.split(' ');
}

/**
 * Whether every word of the query is, nearly enough, the beginning of a word of the key. An empty
 * query finds everything.
 */
export function isFound(words: SearchWords, query: SearchQuery, begins = beginsNear): boolean {
  return query.every((starts) => starts.some((start) => words.some((word) => begins(word, start))));
}

/**
 * Those of `keyed` that a query finds: without a typo where any is found so, otherwise with one.
 */
export function findKeyed<Keyed extends { words: SearchWords }>(
  keyed: readonly Keyed[],
  query: SearchQuery,
): Keyed[] {
  const exact = keyed.filter(({ words }) =>
    isFound(words, query, (word, start) => word.startsWith(start)),
  );
  return exact.length > 0 ? exact : keyed.filter(({ words }) => isFound(words, query));
}

/** Whether every word of the query is a whole word of the key: `lift`, but not `lif`. */
export function isWhole(words: SearchWords, query: SearchQuery): boolean {
  return isFound(words, query, (word, start) => word === start);
}
