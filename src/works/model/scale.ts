/** A work's measures as written in the content, cm: two sides or a diameter, and a depth. */
export type WrittenSize = {
  readonly height?: number | undefined;
  readonly width?: number | undefined;
  readonly diameter?: number | undefined;
  readonly depth?: number | undefined;
};

/** The space that a work takes, cm. */
export type Sides = { height: number; width: number; depth?: number | undefined };

/** Returns the height and width of a work; undefined for one without measures, such as a sound. */
export function sidesOf(size: WrittenSize | undefined): Sides | undefined {
  const { diameter, height = diameter, width = diameter, depth } = size ?? {};
  return height === undefined || width === undefined ? undefined : { height, width, depth };
}

const noBreakSpace = '\u00a0';
const words = {
  ru: { cm: 'см', diameter: 'диаметр', depth: 'глубина', about: 'ок.', units: ['ч', 'мин', 'с'] },
  en: { cm: 'cm', diameter: 'diameter', depth: 'depth', about: 'c.', units: ['h', 'min', 's'] },
} as const;
type Language = keyof typeof words;

/**
 * Formats measures: `30 × 20,5 × 10 см`, `диаметр 60 см`, without line breaks; undefined without
 * measures (decision 030).
 */
export function sizeText(size: WrittenSize | undefined, language: Language): string | undefined {
  const sides = sidesOf(size);
  if (sides === undefined) return undefined;
  const { cm, diameter, depth } = words[language];
  const figure = (side: number) =>
    language === 'ru' ? String(side).replace('.', ',') : String(side);
  if (size?.diameter === undefined) {
    const all = [sides.height, sides.width, sides.depth].filter((side) => side !== undefined);
    return withoutBreaks(`${all.map(figure).join(' × ')} ${cm}`);
  }
  const round = withoutBreaks(`${diameter} ${figure(size.diameter)} ${cm}`);
  return sides.depth === undefined
    ? round
    : `${round}, ${withoutBreaks(`${depth} ${figure(sides.depth)} ${cm}`)}`;
}

/** Formats a duration written as `12:30` or `1:02:30`: `12 мин 30 с`. */
export function durationText(written: string, language: Language): string {
  const { units } = words[language];
  const parts = written.split(':').map(Number);
  const usedUnits = units.slice(-parts.length);
  return parts
    .flatMap((part, index) => (part === 0 ? [] : [withoutBreaks(`${part} ${usedUnits[index]}`)]))
    .join(' ');
}

/**
 * The years in which a work was made: the last year, the first if it took several, and whether they
 * are approximate.
 */
export type Years = {
  readonly year: number;
  readonly yearFrom?: number | undefined;
  readonly circa?: boolean | undefined;
};

/** Formats the years of a work: `2024`, `2019–2023`, `ок. 1990`. */
export function yearsText({ year, yearFrom, circa = false }: Years, language: Language): string {
  const years = yearFrom === undefined ? String(year) : `${yearFrom}–${year}`;
  return circa ? `${words[language].about}${noBreakSpace}${years}` : years;
}

/** Joins words with no-break spaces, so that no line ends within a measure. */
const withoutBreaks = (text: string) => text.replaceAll(' ', noBreakSpace);

/** Height of the person next to whom works are drawn, cm. */
const person = 170;
/** Height at which the middle of a picture hangs, cm. */
const eyeHeight = 150;
/**
 * Maximum height of a hung work, cm: a higher one would almost touch the floor, so it stands on the
 * floor.
 */
const maxHungHeight = 260;
/**
 * Left edge of the work, to the right of the person, and the space to the right of the work, cm.
 */
const left = 68;
const beyond = 4;
/**
 * The extent of a drawing, cm, unless the work is bigger. Drawn 64 px high, it is at most 144 px
 * wide.
 */
const view = { height: 240, width: 540 };
const drawnHeight = 64;

/** The work's height compared with the person, as keys of messages. */
export const heightsBeside = [
  'palm',
  'less',
  'quarter',
  'third',
  'half',
  'twoThirds',
  'threeQuarters',
  'equal',
  'higher',
  'twice',
  'farHigher',
] as const;
export type HeightBeside = (typeof heightsBeside)[number];

/** Upper bounds of the work's height as a fraction of the person's. */
const bounds: readonly (readonly [HeightBeside, number])[] = [
  ['less', 0.21],
  ['quarter', 0.29],
  ['third', 0.42],
  ['half', 0.58],
  ['twoThirds', 0.71],
  ['threeQuarters', 0.87],
  ['equal', 1.1],
  ['higher', 1.75],
  ['twice', 2.5],
];

/** Maximum side of an object that fits on a palm, and the span of two arms, cm. */
const palm = 12;
const armSpan = 180;

/** A work next to the person, in cm; the floor is y = 0. */
export type ToScale = {
  viewBox: string;
  /** The work's outline as an SVG path, to be filled. */
  outline: string;
  beside: HeightBeside;
  /** Whether the work is wider than a person's reach with both arms. */
  isWide: boolean;
};

type Size = Sides & { isRound?: boolean };

/**
 * Draws a work next to a person, from its size in cm: hung at eye height, or on the floor if it has
 * a depth or is too high to hang (decision 032). A work that is bigger than the view makes
 * everything smaller; no side is less than a pixel.
 */
export function toScale(size: WrittenSize): ToScale | undefined {
  const sides = sidesOf(size);
  return sides && draw({ ...sides, isRound: size.diameter !== undefined });
}

function draw({ height, width, depth, isRound = false }: Size): ToScale {
  const bottom =
    depth !== undefined || height > maxHungHeight ? 0 : Math.round(eyeHeight - height / 2);
  const scale = Math.max(1, (bottom + height) / view.height, (left + width + beyond) / view.width);
  const shownHeight = Math.ceil(view.height * scale);
  const pixel = Math.ceil(shownHeight / drawnHeight);
  const w = Math.max(pixel, Math.round(width));
  const h = Math.max(pixel, Math.round(height));
  return {
    viewBox: `0 -${shownHeight} ${left + w + beyond} ${shownHeight}`,
    outline: isRound
      ? `M${left}-${bottom + h / 2}a${w / 2} ${w / 2} 0 1 1 0 1`
      : `M${left}-${bottom + h}h${w}v${h}H${left}`,
    beside: heightBeside({ height, width, depth }),
    isWide: width > armSpan,
  };
}

/** Returns the key for a height, as seen by a person next to the work. */
function heightBeside({ height, width, depth = 0 }: Size): HeightBeside {
  if (Math.max(height, width, depth) <= palm) return 'palm';
  return bounds.find(([, bound]) => height / person < bound)?.[0] ?? 'farHigher';
}
