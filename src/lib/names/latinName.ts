import { latinLetters } from './latinLetters';

/**
 * Transliterates a text to plain Latin letters. Keeps capitals, digits, other signs, and letters of
 * alphabets that the table lacks; drops accents and invisible characters.
 */
export function latinText(text: string): string {
  return [...text.normalize('NFC').replace(/\p{DI}/gu, '')]
    .map(latinLetter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** Transliterates a letter of the table, or one with a mark (`ў` as `у`, `ї` as `і`). */
function latinLetter(letter: string): string {
  const small = letter.toLowerCase();
  const latin = latinLetters[small] ?? latinLetters[small.normalize('NFD')[0] ?? ''];
  if (latin === undefined) return letter;
  return letter === small ? latin : latin.replace(/^./, (first) => first.toUpperCase());
}

/**
 * Transliterates a text for use in addresses: lower-case Latin letters and digits, words joined by
 * hyphens. Empty if nothing is left, as for `北京`; callers then use a neutral name.
 */
export function latinName(text: string): string {
  return latinText(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
