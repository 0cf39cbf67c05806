import { latinLetters } from './latin';

/**
 * Spellings of one sound, in the order in which they are folded. A remaining `c` becomes `k`. No
 * sound is written as a digit: words with digits are codes and must match exactly. `ts` stays two
 * letters, so that `ticket` is a prefix of `tickets`.
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
  // Pairs only: no name has the same letter three times in a row, and `zzzz` should not match
  // everything with a z.
  [/(.)\1/g, '$1'],
];

/** Combining marks, modifier letters and invisible characters such as soft hyphens. */
const marks = /[\p{M}\p{Lm}\p{DI}]/gu;

/** Apostrophes that Unicode classifies as letters; they divide words as other apostrophes do. */
const apostrophes = /[\u02bb-\u02bd]/g;

/**
 * Folds a text to its sound in Latin letters, so that a name is found in either alphabet and in any
 * common transliteration: `Ёлка`, `Елка` and `Yolka` become equal. Letters of other alphabets stay.
 * Words are separated by single spaces.
 */
export function foldText(text: string): string {
  return divide(text).map(foldWord).join(' ');
}

/**
 * The folded words of a piece of text without spaces; `joined` is all these words as one, if there
 * are several.
 */
export type FoldedChunk = { readonly words: readonly string[]; readonly joined?: string };

/**
 * Folds a piece of text without spaces. A sign inside it separates words (`Рыба-пила`, `d’Orsay`),
 * but many people leave the sign out, so the joined words are included, too.
 */
export function foldChunk(chunk: string): FoldedChunk {
  const parts = divide(chunk);
  const words = parts.map(foldWord);
  return parts.length > 1 ? { words, joined: foldWord(parts.join('')) } : { words };
}

/** Folds a text to its words; hyphenated words are also included as one. */
export function foldWords(text: string): string[] {
  return text.split(/\s+/).flatMap((chunk) => {
    const { words, joined } = foldChunk(chunk);
    return joined === undefined ? words : [...words, joined];
  });
}

/** Splits a text into words in plain Latin letters, before folding. */
function divide(text: string): string[] {
  const plain = text.toLowerCase().replace(apostrophes, '’').normalize('NFD').replace(marks, '');
  const latin = Array.from(plain, (letter) => latinLetters[letter] ?? letter).join('');
  return latin.split(/[^\p{L}\p{Nd}]+/u).filter((word) => word !== '');
}

const foldWord = (word: string) =>
  /\d/.test(word)
    ? word
    : sounds.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), word);

/**
 * The characters that the same keys type in the English and the Russian layout, without Shift, then
 * with it. Shifted characters map to unshifted ones, because names are compared in lower case.
 */
const [english, russian] = [
  "`qwertyuiop[]asdfghjkl;'zxcvbnm,." + '~{}:"<>',
  'ёйцукенгшщзхъфывапролджэячсмитьбю' + 'ёхъжэбю',
];

/** Returns the text that the same keys would type in the other layout. */
export function otherLayout(typed: string): string {
  const lower = typed.toLowerCase();
  const [from, to] = /\p{Script=Cyrillic}/u.test(lower) ? [russian, english] : [english, russian];
  return Array.from(lower, (sign) => to[from.indexOf(sign)] ?? sign).join('');
}
