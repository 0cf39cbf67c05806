import { foldText } from './foldText';
import { beginsNear } from './nearWord';
import { readStandCode } from './standCode';

/**
 * The text in which an exhibitor is searched for: names in both languages, artists, cities, stand
 * and address, folded to one line.
 */
export function searchKey(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => foldText(text ?? '').split(' '));
  return [...new Set(words)].filter((word) => word !== '').join(' ');
}

/** A visitor's query, folded once for all the keys it is compared with. */
export type SearchQuery = readonly string[];

/** A stand's code typed with a Cyrillic letter that looks like the Latin one. */
const codeInCyrillic = /(?<![\p{L}\p{N}])[АВЕКМНОРСТХ]\s?(?=\d)/giu;

/** Words of a visitor's query; none for an empty one. */
export function readQuery(typed: string): SearchQuery {
  return foldText(typed.replace(codeInCyrillic, readStandCode))
    .split(' ')
    .filter((word) => word !== '');
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
export function isFound(words: SearchWords, query: SearchQuery): boolean {
  return query.every((start) => words.some((word) => beginsNear(word, start)));
}
