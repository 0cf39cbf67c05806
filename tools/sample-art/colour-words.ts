import { adjust, hex, lightness, mix, rgb, toLab, type Rgb } from './colour';
import { colourTable, phraseTable, shadeTable } from './colour-table';

/** One colour named in a text, with the words on either side of it. */
export interface Named {
  colour: Rgb;
  before: string;
  after: string;
}

/** The colours a text names. */
export interface Reading {
  /** Colours of the things shown, in the order named. */
  figure: readonly Rgb[];
  /** How many of them, the last ones, are only small accents (“with one red dot”). */
  accents: number;
  /** The colour of what they lie on, when the text says so. */
  ground?: Rgb;
  /** The colour of the plinth or the stand. */
  plinth?: Rgb;
  /** No colour is named, only “pale” or “dark”. */
  weak: boolean;
  /** Black, white and greys are all that is named. */
  mono: boolean;
  /** A dark or a pale ground of no colour. */
  tone?: 'light' | 'dark';
  /** The text itself, for what only one style asks. */
  text: string;
}

const escape = (word: string): string => word.replace(/[- ]/g, '[- ]');
const joined = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).map(escape).join('|');
const colourWord = joined([...phraseTable.keys(), ...colourTable.keys()]);
const found = new RegExp(
  `\\b((?:(?:${joined(shadeTable.keys())})(?:er)?[- ])*)((?:${colourWord})(?:-coloured)?(?:[- ](?:${colourWord}))*)\\b`,
  'g',
);
const part = new RegExp(colourWord, 'g');
const plain = new Map([...colourTable, ...phraseTable].map(([word, value]) => [word.replace(/-/g, ' '), value]));

const clampLight = (colour: Rgb, least = 0, most = 1): Rgb => {
  const at = lightness(colour);
  return adjust(colour, Math.max(least, Math.min(most, at)) - at);
};

/** The colour of one match: its parts blended, then shaded by the words before it. */
function colourOf(shades: string, words: string): Rgb {
  const parts = [...words.replace(/-coloured/g, '').matchAll(part)].map(([word]) =>
    rgb(plain.get(word.replace(/-/g, ' ')) ?? '#808080'),
  );
  const blend = parts.reduce((a, b) => mix(a, b, 0.55));
  return shades
    .split(/ |(?<!near)-/)
    .map((word) => shadeTable.get(word))
    .reduceRight<Rgb>(
      (c, s) => (s ? clampLight(adjust(c, s.lightness, s.chroma), s.least, s.most) : c),
      blend,
    );
}

/** Every colour a text names, in order. */
export function namedColours(text: string): Named[] {
  const low = text.toLowerCase();
  return [...low.matchAll(found)].map((match) => ({
    colour: colourOf((match[1] ?? '').trim(), match[2] ?? ''),
    before: low.slice(0, match.index),
    after: low.slice(match.index + match[0].length),
  }));
}

const groundNoun = /^(?:,? ?(?:and \w+ )?)(?:ground|field|background|backdrop|sheet|paper|card|cardboard|fabric|cloth|wall)\b/;
const groundBefore = /(?:\b(?:on|against|over|up|upon|across|set against)(?: [\w’'-]+){0,2}(?: (?:field|colour|ground|sheet|grey) of(?: a)?)? |\bground(?: the colour of| of)? | with a (?=[^,]*ground))$/;
const onWhich = /\b(?:on|against|over|upon) (?:an? |the )?(?:[\w’'-]+ )?(?:field of |colour of )?$/;
const accentBefore = /(?:\b(?:one|single|occasional|rare|flash(?:es)? of|with a|with an|with a few|a little)\b(?: (?!and\b|of\b)[\w-]+){0,3} |\bone row )$/;
const plinthNoun = /^ (?:cube|plinth|base|pedestal|stand)\b/;

/** How far from grey a colour is. */
export const chroma = (colour: Rgb): number => Math.hypot(toLab(colour)[1], toLab(colour)[2]);

const toneOf = (text: string): 'light' | 'dark' | undefined => {
  const word = /\b(pale|light|white|dark|black)(?:ish)? (?:ground|sheet|paper|card|fabric|field|cloth|background|void)\b/.exec(text.toLowerCase())?.[1];
  return word === undefined ? undefined : word === 'dark' || word === 'black' ? 'dark' : 'light';
};

/** Stand-ins for “pale” and “dark” where no colour is named at all. */
function paleAndDark(text: string): Rgb[] {
  const of = /\b(pale|dark)\b(?! (?:ground|sheet|paper|plinth|base|table|wall))/gi;
  return [...new Set([...text.matchAll(of)].map(([word]) => word.toLowerCase()))].map((word) => rgb(word === 'pale' ? '#ddd6c8' : '#34312f'));
}

/** Reads the colours of a text; undefined when it names none. */
export function readColours(text: string, isPortrait = false): Reading | undefined {
  const all = namedColours(text);
  const figure: Rgb[] = [];
  const accents: Rgb[] = [];
  let ground: Rgb | undefined;
  let plinth: Rgb | undefined;
  for (const { colour, before, after } of all) {
    const isGround = groundNoun.test(after) || groundBefore.test(before) || onWhich.test(before);
    if (plinthNoun.test(after)) plinth ??= colour;
    else if (isGround && ground === undefined && (figure.length > 0 || !/^ (?:and|or)\b/.test(after))) ground = colour;
    else if (accentBefore.test(before) && figure.length > 0 && !isPortrait) accents.push(colour);
    else if (!figure.some((known) => hex(known) === hex(colour))) figure.push(colour);
  }
  if (isPortrait && ground === undefined && figure.length > 1) ground = figure.pop();
  const fresh = accents.filter((accent) => !figure.some((known) => hex(known) === hex(accent)));
  figure.push(...fresh);
  const tone = toneOf(text);
  if (all.length === 0) figure.push(...paleAndDark(text));
  if (all.length === 0 && figure.length === 0 && tone === undefined) return undefined;
  return {
    figure,
    accents: fresh.length,
    weak: all.length === 0,
    mono: /\bblack and white\b/i.test(text) ? figure.every(isGrey) : all.length > 1 && all.every(({ colour }) => isGrey(colour)),
    text,
    ...(ground ? { ground } : {}),
    ...(plinth ? { plinth } : {}),
    ...(tone ? { tone } : {}),
  };
}

/** A colour without a hue to speak of. */
export function isGrey(colour: Rgb): boolean {
  return chroma(colour) < 0.017;
}
