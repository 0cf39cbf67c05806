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
  // These only modify the sound of the letter before them.
  '': 'ъьҍӏ',
};

/** The plain Latin spelling of each lower-case letter that needs one. */
export const latinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(spellings).flatMap(([latin, letters]) =>
    Array.from(letters, (letter) => [letter, latin]),
  ),
);
