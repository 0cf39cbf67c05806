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

/** Apostrophes that Unicode counts among letters: they divide a word as the others do. */
const apostrophes = /[\u02bb-\u02bd]/g;

/**
 * Folds a text to its sound in Latin letters, so that a name is found in either alphabet and in any
 * usual transliteration: `Ёлка`, `Елка` and `Yolka` become equal. Letters of other alphabets stay.
 * Words are separated by single spaces.
 */
export function foldText(text: string): string {
  return divide(text).map(foldWord).join(' ');
}

/** The folded words of a text without spaces; where it has several, all of them as one, too. */
export type FoldedChunk = { readonly words: readonly string[]; readonly joined?: string };

/**
 * Folds what is written without a space. A sign within it divides words (`Рыба-пила`, `d’Orsay`),
 * and many people leave it out, so the words are folded as one, too.
 */
export function foldChunk(chunk: string): FoldedChunk {
  const parts = divide(chunk);
  const words = parts.map(foldWord);
  return parts.length > 1 ? { words, joined: foldWord(parts.join('')) } : { words };
}

/** Folds a text to its words, each with what it is joined to by a sign. */
export function foldWords(text: string): string[] {
  return text.split(/\s+/).flatMap((chunk) => {
    const { words, joined } = foldChunk(chunk);
    return joined === undefined ? words : [...words, joined];
  });
}

/** The words of a text in plain Latin letters, not folded yet. */
function divide(text: string): string[] {
  const plain = text.toLowerCase().replace(apostrophes, '’').normalize('NFD').replace(marks, '');
  const latin = Array.from(plain, (letter) => latinLetters[letter] ?? letter).join('');
  return latin.split(/[^\p{L}\p{Nd}]+/u).filter((word) => word !== '');
}

const foldWord = (word: string) =>
  /\d/.test(word)
    ? word
    : sounds.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), word);
