/**
 * The characters that the same keys type in the English and the Russian layout, without Shift, then
 * with it. Shifted characters map to unshifted ones, because names are compared in lower case.
 */
const [english, russian] = [
  "`qwertyuiop[]asdfghjkl;'zxcvbnm,." + '~{}:"<>',
  'ёйцукенгшщзхъфывапролджэячсмитьбю' + 'ёхъжэбю',
];

/** Returns the text that the same keys would have typed in the other layout. */
export function otherLayout(typed: string): string {
  const lower = typed.toLowerCase();
  const [from, to] = /\p{Script=Cyrillic}/u.test(lower) ? [russian, english] : [english, russian];
  return Array.from(lower, (sign) => to[from.indexOf(sign)] ?? sign).join('');
}
