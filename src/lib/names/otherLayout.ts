/**
 * What keys write with the keyboard set to English and to Russian, key by key: without Shift, then
 * with it. What Shift writes is read as the key without it, as names are compared in small letters.
 */
const [english, russian] = [
  "`qwertyuiop[]asdfghjkl;'zxcvbnm,." + '~{}:"<>',
  'ёйцукенгшщзхъфывапролджэячсмитьбю' + 'ёхъжэбю',
];

/** What the same keys would have written with the keyboard set to the other language. */
export function otherLayout(typed: string): string {
  const lower = typed.toLowerCase();
  const [from, to] = /\p{Script=Cyrillic}/u.test(lower) ? [russian, english] : [english, russian];
  return Array.from(lower, (sign) => to[from.indexOf(sign)] ?? sign).join('');
}
