/** A work's measures as they are written, cm: two sides or a diameter, and a depth. */
export type WrittenSize = {
  readonly height?: number | undefined;
  readonly width?: number | undefined;
  readonly diameter?: number | undefined;
  readonly depth?: number | undefined;
};

/** The place a work takes, cm. */
export type Sides = { height: number; width: number; depth?: number | undefined };

/** How high and wide a work is; undefined for one without measures, as a sound is. */
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
 * Measures in words: `30 × 20,5 × 10 см`, `диаметр 60 см`, in one piece; undefined without any
 * (decision 030).
 */
export function sizeText(size: WrittenSize | undefined, language: Language): string | undefined {
  const sides = sidesOf(size);
  if (sides === undefined) return undefined;
  const { cm, diameter, depth } = words[language];
  const figure = (side: number) =>
    language === 'ru' ? String(side).replace('.', ',') : String(side);
  if (size?.diameter === undefined) {
    const all = [sides.height, sides.width, sides.depth].filter((side) => side !== undefined);
    return tied(`${all.map(figure).join(' × ')} ${cm}`);
  }
  const round = tied(`${diameter} ${figure(size.diameter)} ${cm}`);
  return sides.depth === undefined
    ? round
    : `${round}, ${tied(`${depth} ${figure(sides.depth)} ${cm}`)}`;
}

/** How long a work lasts, written `12:30` or `1:02:30`: `12 мин 30 с`. */
export function durationText(written: string, language: Language): string {
  const { units } = words[language];
  const parts = written.split(':').map(Number);
  const own = units.slice(-parts.length);
  return parts
    .flatMap((part, index) => (part === 0 ? [] : [tied(`${part} ${own[index]}`)]))
    .join(' ');
}

/** When a work was made: its last year, the first where it took some, and whether that is sure. */
export type Years = {
  readonly year: number;
  readonly yearFrom?: number | undefined;
  readonly circa?: boolean | undefined;
};

/** The years of a work: `2024`, `2019–2023`, `ок. 1990`. */
export function yearsText({ year, yearFrom, circa = false }: Years, language: Language): string {
  const years = yearFrom === undefined ? String(year) : `${yearFrom}–${year}`;
  return circa ? `${words[language].about}${noBreakSpace}${years}` : years;
}

/** Measures are read in one piece, so no line ends in them. */
const tied = (text: string) => text.replaceAll(' ', noBreakSpace);
