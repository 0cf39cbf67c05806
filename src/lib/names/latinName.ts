import { latinLetters } from './latinLetters';

/**
 * Writes a text in plain Latin letters, capitals as capitals, and drops accents and invisible
 * characters. Digits, other signs, and letters of alphabets that the table lacks stay.
 */
export function latinText(text: string): string {
  return [...text.normalize('NFC').replace(/\p{DI}/gu, '')]
    .map(latinLetter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** A letter of the table, or one that is such a letter with a mark: `ў` is `у`, `ї` is `і`. */
function latinLetter(letter: string): string {
  const small = letter.toLowerCase();
  const latin = latinLetters[small] ?? latinLetters[small.normalize('NFD')[0] ?? ''];
  if (latin === undefined) return letter;
  return letter === small ? latin : latin.replace(/^./, (first) => first.toUpperCase());
}

/**
 * The one transliteration for addresses: small Latin letters and digits, words joined by hyphens.
 * Empty if nothing is left, as of `北京`; each caller then uses its own neutral name.
 */
export function latinName(text: string): string {
  return latinText(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
