import { latinLetters } from './latinLetters';

/**
 * Spellings of one sound, in the order in which they are folded. A `c` that is left over sounds
 * like `k`. No sound is a digit, because words with digits are codes, in which no typo is forgiven.
 * `ts` stays two letters, so that `ticket` begins `tickets`.
 */
const sounds: [RegExp, string][] = [
  [/shch|sch|sh/g, 's'],
  [/ch/g, 'ʧ'],
  [/tz/g, 'ts'],
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
 * Marks over letters, which are no letters of their own, and what can't be seen: soft hyphens,
 * spaces of no width, joiners.
 */
const marks = /[\p{M}\p{Lm}\p{DI}]/gu;

/**
 * Folds a text to its sound in Latin letters, so that a name is found in either alphabet and in any
 * usual transliteration: `Ёлка`, `Елка` and `Yolka` become equal. Letters of other alphabets stay.
 * Words are separated by single spaces.
 */
export function foldText(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(marks, '');
  const latin = [...plain].map((letter) => latinLetters[letter] ?? letter).join('');
  const words = latin.split(/[^\p{L}\p{Nd}]+/u).filter((word) => word !== '');
  return words.map((word) => (/\d/.test(word) ? word : foldSounds(word))).join(' ');
}

function foldSounds(word: string): string {
  return sounds.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), word);
}
