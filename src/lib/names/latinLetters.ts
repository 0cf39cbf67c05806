/**
 * Small letters by how they are written in plain Latin ones: the whole Cyrillic alphabet (Unicode's
 * blocks Cyrillic and Cyrillic Supplement), and Latin letters that Unicode does not take apart into
 * a letter and its mark.
 *
 * Russian letters are written as in English maps and passports. Of the others, one whose Unicode
 * name is that of a Russian letter with an addition (Җ is ZHE WITH DESCENDER, Ҡ is BASHKIR KA) is
 * written as that letter, which is how Russian spells such names; the rest follow ISO 9:1995
 * without its accents, in the digraphs used for Russian.
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
  // Signs of how the letter before them sounds.
  '': 'ъьҍӏ',
};

/** The plain Latin spelling of a small letter, where it has another one. */
export const latinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(spellings).flatMap(([latin, letters]) =>
    Array.from(letters, (letter) => [letter, latin]),
  ),
);
