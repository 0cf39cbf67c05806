/** What keys write with the keyboard set to English and to Russian, key by key. */
const [english, russian] = [
  "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  'ёйцукенгшщзхъфывапролджэячсмитьбю',
];

/** What the same keys would have written with the keyboard set to the other language. */
export function otherLayout(typed: string): string {
  const lower = typed.toLowerCase();
  const [from, to] = /\p{Script=Cyrillic}/u.test(lower) ? [russian, english] : [english, russian];
  return Array.from(lower, (sign) => to[from.indexOf(sign)] ?? sign).join('');
}
