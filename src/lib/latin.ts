/**
 * Lower-case letters grouped by their plain Latin spelling: the whole Cyrillic alphabet (Unicode
 * blocks Cyrillic and Cyrillic Supplement), and Latin letters that Unicode does not decompose into
 * a letter and a mark.
 *
 * Russian letters are spelled as on English maps and in passports. A letter whose Unicode name is a
 * Russian letter plus an addition (Җ is ZHE WITH DESCENDER, Ҡ is BASHKIR KA) is spelled as that
 * Russian letter, which is how Russian spells such names. The rest follow ISO 9:1995 without its
 * accents, with the digraphs used for Russian.
 */
const spellings: Readonly<Record<string, string>> = {
  a: 'аәə',
  ae: 'ӕæ',
  b: 'б',
  ch: 'чћҷҹҽҿӌ',
  d: 'дԁđð',
  dch: 'ԭ',
  dz: 'ѕӡԅԇ',
  dzh: 'ђџԃ',
  dzzh: 'ԫ',
  e: 'еэѣ',
  f: 'фѳ',
  g: 'гґғҕӷӻ',
  h: 'һҩԧħ',
  i: 'иіѵı',
  k: 'кҁқҝҟҡӄԟ',
  kh: 'хҳӽӿ',
  ks: 'ѯ',
  kv: 'ԛ',
  l: 'лљӆԉԓԡԯł',
  lkh: 'ԕ',
  m: 'мӎ',
  n: 'нњңӈӊԋԣԩŋ',
  ng: 'ҥ',
  o: 'оѡѻѽөø',
  oe: 'œ',
  ot: 'ѿ',
  p: 'пҧԥ',
  ps: 'ѱ',
  r: 'рҏ',
  rkh: 'ԗ',
  s: 'сҫԍ',
  sh: 'ш',
  shch: 'щ',
  ss: 'ß',
  t: 'тҭԏŧ',
  th: 'þ',
  ts: 'цҵ',
  u: 'уүұѫѹ',
  v: 'в',
  w: 'ԝ',
  y: 'йыјҋ',
  ya: 'яѧѩԙ',
  ye: 'єѥ',
  yo: 'ё',
  yu: 'юѭ',
  z: 'зҙԑ',
  zh: 'жҗ',
  // These letters only modify the sound of the letter before them.
  '': 'ъьҍӏ',
};

/** The plain Latin spelling of each lower-case letter that needs one. */
export const latinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(spellings).flatMap(([latin, letters]) =>
    Array.from(letters, (letter) => [letter, latin]),
  ),
);

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

/**
 * Makes a file's name, without its extension, safe for an address on any host: Latin letters,
 * digits, `.`, `_` and `-` only. Hosts refuse `#` and `?` in published files. Capitals, `_` and `.`
 * stay, because journalists cite addresses such as `/press-photos/2025-IMG_0042.jpg`.
 */
export function webName(name: string): string {
  const latin = latinText(name).replace(/[^\w.-]+/g, '-');
  return latin.replace(/^[-.]+|[-.]+$/g, '') || 'picture';
}
