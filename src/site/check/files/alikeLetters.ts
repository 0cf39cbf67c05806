const cyrillic = 'аеорсухіјѕһкАВЕКМНОРСТУХІЈЅЁё';
const latin = 'aeopcyxijshkABEKMHOPCTYXIJSËë';
const twins = new Map([
  ...[...cyrillic].map((letter, index) => [letter, latin[index] ?? ''] as const),
  ...[...latin].map((letter, index) => [letter, cyrillic[index] ?? ''] as const),
]);
const isCyrillic = /\p{Script=Cyrillic}/u;

/** The alphabet of a letter that two of them have. */
export function alphabetOf(letter: string): 'cyrillic' | 'latin' {
  return isCyrillic.test(letter) ? 'cyrillic' : 'latin';
}

/**
 * The first letter of a name that belongs to another alphabet than in a name that looks the same;
 * undefined if the two are equal, or look different.
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
 * The letter of another alphabet that looks like one of its word's own: the а of `stаnd`. In what
 * is Latin throughout, `isLatin`, also a word of nothing but such letters: `С07`.
 */
export function strangeLetter(text: string, isLatin = false): string | undefined {
  for (const [word] of text.normalize('NFC').matchAll(/[\p{L}\p{N}]+/gu)) {
    const letters = word.match(/\p{L}/gu) ?? [];
    const [russian, others] = [
      letters.filter((letter) => isCyrillic.test(letter)),
      letters.filter((letter) => !isCyrillic.test(letter)),
    ];
    if (!isLatin && (russian.length === 0 || others.length === 0)) continue;
    const strange = isLatin || russian.length <= others.length ? russian : others;
    if (strange.length > 0 && strange.every((letter) => twins.has(letter))) return strange[0];
  }
  return undefined;
}
