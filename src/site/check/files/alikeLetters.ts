const cyrillic = 'аеорсухіјѕһкАВЕКМНОРСТУХІЈЅЁё';
const latin = 'aeopcyxijshkABEKMHOPCTYXIJSËë';
const twins = new Map(
  [...(cyrillic + latin)].map((letter, at) => [letter, (latin + cyrillic)[at]]),
);

export function alphabetOf(letter: string): 'cyrillic' | 'latin' {
  return /\p{Script=Cyrillic}/u.test(letter) ? 'cyrillic' : 'latin';
}

/**
 * Returns the first letter of a name that belongs to another alphabet than in a name that looks the
 * same; undefined if the two are equal or look different.
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
 * Returns the first letter that only looks like one of its word's alphabet: the Cyrillic а of
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
