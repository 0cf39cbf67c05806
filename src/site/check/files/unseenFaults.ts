import { nameCharacter, type YamlFault } from './yamlFaults';

/**
 * Invisible characters: soft hyphens, zero-width spaces, joiners, direction marks, Unicode line
 * ends, an empty Braille cell; but not those that join or colour emoji.
 */
const unseen =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\d#*])(?:\u200D|\uFE0E|\uFE0F)|(?!\u200D|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}])\p{DI}|[\u2028\u2029\u2800]/gu;

/** Finds invisible characters, which split words for search, with the word around them. */
export function unseenFaults(text: string): YamlFault[] {
  return [...text.matchAll(unseen)].map(({ 0: sign, index }) => ({
    offset: index,
    code: 'unseenSign',
    values: { character: nameCharacter(sign), value: around(text, index, sign.length) },
  }));
}

const around = (text: string, index: number, length: number): string => {
  const before = /[\p{L}\p{N}]{0,12}$/u.exec(text.slice(Math.max(0, index - 24), index))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]{0,12}/u.exec(text.slice(index + length, index + 24))?.[0] ?? '';
  return `${before}·${after}`;
};
