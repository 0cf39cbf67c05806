import { latinLetters } from './latinLetters';

/**
 * Spellings of one sound, in the order in which they are folded. A `c` that is left over sounds
 * like `k`.
 */
const sounds: [RegExp, string][] = [
  [/shch|sch|sh/g, 's'],
  [/ch/g, '4'],
  [/t[sz]/g, '5'],
  [/zh/g, 'z'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yij]+o/g, 'e'],
  [/[yij]+([aeu])/g, '$1'],
  [/[yij]+/g, 'i'],
  // Pairs only: no name has the same letter three times in a row, and `zzzz` should not find
  // everything with z.
  [/(.)\1/g, '$1'],
];

/**
 * Folds a text to its sound in Latin letters, so that a name is found in either alphabet and in any
 * usual transliteration: `Ёлка`, `Елка` and `Yolka` become equal. Words are separated by single
 * spaces.
 */
export function foldText(text: string): string {
  const latin = [...text.toLowerCase()].map((letter) => latinLetters[letter] ?? letter).join('');
  const plain = latin
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.map((word) => (/\d/.test(word) ? word : foldSounds(word))).join(' ');
}

function foldSounds(word: string): string {
  return sounds.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), word);
}
