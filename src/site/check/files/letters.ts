const cyrillic = 'аеорсухіјѕһкАВЕКМНОРСТУХІЈЅЁё';
const latin = 'aeopcyxijshkABEKMHOPCTYXIJSËë';
const twins = new Map(
  [...(cyrillic + latin)].map((letter, at) => [letter, (latin + cyrillic)[at]]),
);

export function alphabetOf(letter: string): 'cyrillic' | 'latin' {
  return /\p{Script=Cyrillic}/u.test(letter) ? 'cyrillic' : 'latin';
}

/**
 * Compares two names that look the same. Returns the first letter of `name` that is from another
 * alphabet than the letter at its place in `alike`; undefined if the names are equal or look
 * different.
 */
export function otherAlphabetIn(name: string, alike: string): string | undefined {
  const [letters, others] = [[...name.normalize('NFC')], [...alike.normalize('NFC')]];
  if (letters.length !== others.length) return undefined;
  const changed = letters.filter((letter, index) => letter !== others[index]);
  const looksSame = letters.every(
    (letter, index) => letter === others[index] || twins.get(letter) === others[index],
  );
  return looksSame ? changed[0] : undefined;
}

/**
 * Returns the first letter that only looks like a letter of its word's alphabet: the Cyrillic а of
 * `stаnd`. With `isLatin`, for text that must be all Latin, also finds words made entirely of such
 * letters: `С07`.
 */
export function strangeLetter(text: string, isLatin = false): string | undefined {
  for (const [word] of text.normalize('NFC').matchAll(/[\p{L}\p{N}]+/gu)) {
    const russian = word.match(/\p{Script=Cyrillic}/gu) ?? [];
    const others = word.match(/(?!\p{Script=Cyrillic})\p{L}/gu) ?? [];
    if (!isLatin && (russian.length === 0 || others.length === 0)) continue;
    const strange = isLatin || russian.length <= others.length ? russian : others;
    if (strange.length > 0 && strange.every((letter) => twins.has(letter))) return strange[0];
  }
  return undefined;
}

/**
 * Invisible characters: soft hyphens, zero-width spaces, joiners, direction marks, Unicode line
 * ends, an empty Braille cell; but not characters that join or colour emoji.
 */
const unseen =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\d#*])(?:\u200D|\uFE0E|\uFE0F)|(?!\u200D|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}])\p{DI}|[\u2028\u2029\u2800]/gu;

type UnseenFault = { offset: number; code: 'unseenSign'; values: Record<string, string> };

/** Finds invisible characters, which split words for search, with the word around them. */
export function unseenFaults(text: string): UnseenFault[] {
  return [...text.matchAll(unseen)].map(({ 0: sign, index }) => ({
    offset: index,
    code: 'unseenSign' as const,
    values: { character: nameCharacter(sign), value: around(text, index, sign.length) },
  }));
}

const around = (text: string, index: number, length: number): string => {
  const before = /[\p{L}\p{N}]{0,12}$/u.exec(text.slice(Math.max(0, index - 24), index))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]{0,12}/u.exec(text.slice(index + length, index + 24))?.[0] ?? '';
  return `${before}·${after}`;
};

/** Formats a character's code point: `U+00AD`. */
export function nameCharacter(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
