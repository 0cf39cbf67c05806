import { localize, type Locale, type Localized } from '../../i18n/locales';
import {
  lengthOf,
  metresBetween,
  projectionAround,
  readPlace,
  type Metres,
  type Place,
} from '../../lib/place';
import { wrapLabel } from '../../lib/wrapLabel';

/** The way to a venue as an editor writes it (way/schema). */
export type WrittenWay = {
  points: readonly {
    id: string;
    kind: string;
    name: Localized;
    note?: Localized | null;
    at: string;
  }[];
  walks: readonly {
    from: string;
    to: string;
    minutes: number;
    stepFree: boolean;
    line?: readonly string[] | null;
  }[];
  streets?: readonly { name: Localized; line: readonly string[] }[] | null;
  blocks?:
    | readonly { name?: Localized | null; isVenue?: boolean | null; outline: readonly string[] }[]
    | null;
};

/** Words on the drawing; `x` and `y` are their middle, per cent of the drawing's sides. */
type WayLabel = Omit<PlacedWords, 'middle'> & { x: number; y: number };

/** A way ready to be drawn, north up; lengths are metres of the drawing. */
export type WayDrawing = {
  width: number;
  height: number;
  blocks: { path: string; isVenue: boolean }[];
  streets: string[];
  walks: { path: string; stepFree: boolean }[];
  labels: WayLabel[];
  points: {
    kind: string;
    name: string;
    note: string | null;
    x: number;
    y: number;
    walks: WayWalk[];
  }[];
};

/** A walk from a point: the number of its end in the list, minutes, metres. */
export type WayWalk = { to: number; minutes: number; metres: number; stepFree: boolean };

/** Margin around the outermost points and walks, m: space for their signs. */
const air = 70;
/** Metres are given in steps of this, because the drawing is not a survey. */
const step = 50;

/** Parses the places of a walk, in order; leaves out places that cannot be read. */
export function placesOf(texts: readonly string[]): Place[] {
  return texts.map(readPlace).filter((place) => place !== undefined);
}

/**
 * Draws a way in one language: streets and blocks can extend beyond the edge, points and walks are
 * inside it.
 */
export function drawWay(
  { points, walks, streets, blocks }: WrittenWay,
  locale: Locale,
): WayDrawing {
  const at = new Map(points.map(({ id, at: text }) => [id, text]));
  const lines = walks.map(({ from, to, line }) =>
    placesOf([at.get(from) ?? '', ...(line ?? []), at.get(to) ?? '']),
  );
  const project = projectionAround(
    placesOf(points.map(({ at: text }) => text))[0] ?? { lat: 0, lon: 0 },
  );
  const inside = [...placesOf([...at.values()]), ...lines.flat()].map(project);
  const left = Math.min(...inside.map(({ x }) => x)) - air;
  const top = Math.min(...inside.map(({ y }) => y)) - air;
  const width = Math.max(...inside.map(({ x }) => x)) + air - left;
  const height = Math.max(...inside.map(({ y }) => y)) + air - top;

  const draw = (places: readonly Place[]): Metres[] =>
    places.map(project).map(({ x, y }) => ({ x: x - left, y: y - top }));
  const percent = ({ x, y }: Metres) => ({
    x: round((100 * x) / width),
    y: round((100 * y) / height),
  });
  const sheet: Sheet = { width, height, signs: draw(placesOf([...at.values()])) };
  const numbers = new Map(points.map(({ id }, index) => [id, index + 1]));

  const label = ({ middle, ...words }: PlacedWords): WayLabel => ({ ...words, ...percent(middle) });
  const streetLabels = (streets ?? []).flatMap(({ name, line }) =>
    labelStreet(localize(name, locale), draw(placesOf(line)), sheet),
  );
  const blockLabels = (blocks ?? []).flatMap(({ name, outline }) =>
    name ? [labelBlock(localize(name, locale), draw(placesOf(outline)), sheet)] : [],
  );

  return {
    width: Math.round(width),
    height: Math.round(height),
    blocks: (blocks ?? []).map(({ isVenue, outline }) => ({
      path: `${pathOf(draw(placesOf(outline)))}z`,
      isVenue: isVenue === true,
    })),
    streets: (streets ?? []).map(({ line }) => pathOf(draw(placesOf(line)))),
    walks: walks.map(({ stepFree }, index) => ({
      path: pathOf(draw(lines[index] ?? [])),
      stepFree,
    })),
    labels: [...blockLabels, ...streetLabels].map(label),
    points: points.map(({ id, kind, name, note, at: text }) => ({
      kind,
      name: localize(name, locale),
      note: note ? localize(note, locale) : null,
      ...percent(draw(placesOf([text]))[0] ?? { x: 0, y: 0 }),
      walks: walks.flatMap(({ from, to, minutes, stepFree }, index) =>
        from === id
          ? [
              {
                to: numbers.get(to) ?? 0,
                minutes,
                metres: roundMetres(lengthOf(lines[index] ?? [])),
                stepFree,
              },
            ]
          : [],
      ),
    })),
  };
}

/** Rounds the metres of a walk for visitors. */
export function roundMetres(metres: number): number {
  return Math.max(step, Math.round(metres / step) * step);
}

/** Returns the distance between two places, km. */
export function kilometresBetween(a: Place, b: Place): number {
  return metresBetween(a, b) / 1000;
}

function pathOf(line: readonly Metres[]): string {
  return line
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`)
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A drawing for words, m: its sides, and the positions of the signs of its points. */
export type Sheet = { width: number; height: number; signs: readonly Metres[] };

/** Words with the position of their middle; `isNarrow`: they also fit the drawing on a phone. */
type PlacedWords = { lines: string[]; middle: Metres; angle: number; isNarrow: boolean };

/** Width of the drawing on the narrowest phone, px. */
const narrowWidth = 288;
/** From this width of the drawing on, all labels are shown, px. */
const fullWidth = 600;
/** Width of a letter, px, estimated for the layout. */
const letterWidth = 7;
/** Height of a line of a label, px. */
const lineHeight = 14;
/** Side of a point's sign, px. */
const signSize = 22;
/** Fractions of the length of a part of a street at which its name can be placed. */
const shares = [0.5, 0.35, 0.65];
/** Maximum number of letters of a block's name on one line. */
const maxBlockLetters = 9;
/**
 * Places a street's name along the part of the street where it fits and is farthest from the
 * points' signs; otherwise along the longest part. Returns nothing for a street outside the
 * drawing.
 */
export function labelStreet(name: string, line: readonly Metres[], sheet: Sheet): PlacedWords[] {
  const across = name.length * letterWidth;
  const clearance = (place: Metres) =>
    Math.min(...sheet.signs.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
  const [spot] = spotsOn(line, sheet)
    .map((candidate) => ({
      ...candidate,
      fits: [narrowWidth, fullWidth].filter((px) => (candidate.room / sheet.width) * px >= across)
        .length,
    }))
    .sort(
      (a, b) =>
        b.fits - a.fits ||
        (a.fits > 0 ? clearance(b.middle) - clearance(a.middle) : b.room - a.room),
    );
  if (spot === undefined) return [];
  const isNarrow =
    spot.room * perMetreOn(sheet) >= across &&
    isFree(sheet, spot.middle, spot.angle, across, lineHeight);
  return [{ lines: [name], middle: spot.middle, angle: spot.angle, isNarrow }];
}

/** Places a block's name in the middle of the part of the block inside the drawing. */
export function labelBlock(name: string, corners: readonly Metres[], sheet: Sheet): PlacedWords {
  const lines = wrapLabel(name, maxBlockLetters);
  const visible = corners.map(({ x, y }) => ({
    x: Math.min(sheet.width, Math.max(0, x)),
    y: Math.min(sheet.height, Math.max(0, y)),
  }));
  const middle = middleOf(visible);
  const across = Math.max(...lines.map(({ length }) => length)) * letterWidth;
  const room =
    (Math.max(...visible.map(({ x }) => x)) - Math.min(...visible.map(({ x }) => x))) *
    perMetreOn(sheet);
  const isNarrow =
    room >= across + 2 * letterWidth && isFree(sheet, middle, 0, across, lines.length * lineHeight);
  return { lines, middle, angle: 0, isNarrow };
}

/** Returns the pixels in a metre on the narrowest phone. */
function perMetreOn({ width }: Sheet): number {
  return narrowWidth / width;
}

/** Whether words of this size, px, can be placed there on a phone without covering a sign. */
function isFree(sheet: Sheet, middle: Metres, angle: number, across: number, high: number) {
  const perMetre = perMetreOn(sheet);
  return sheet.signs.every((point) => {
    const turned = turn(
      { x: (point.x - middle.x) * perMetre, y: (point.y - middle.y) * perMetre },
      -angle,
    );
    return (
      Math.abs(turned.x) > (across + signSize) / 2 || Math.abs(turned.y) > (high + signSize) / 2
    );
  });
}

/**
 * Returns places along a line for its name: their slope in degrees (never upside down) and the
 * space around them, m.
 */
function spotsOn(
  line: readonly Metres[],
  size: { width: number; height: number },
): { middle: Metres; angle: number; room: number }[] {
  return line.slice(1).flatMap((end, index) => {
    const part = within(line[index] ?? end, end, size);
    if (part === undefined) return [];
    const [from, to] = part.from.x <= part.to.x ? [part.from, part.to] : [part.to, part.from];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
    return shares.map((share) => ({
      middle: { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
      angle,
      room: 2 * Math.min(share, 1 - share) * length,
    }));
  });
}

/** Turns a point around the origin, degrees clockwise. */
function turn({ x, y }: Metres, degrees: number): Metres {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/**
 * Returns the part of a line from `a` to `b` inside the drawing (Liang–Barsky); undefined if there
 * is none.
 */
function within(
  a: Metres,
  b: Metres,
  { width, height }: { width: number; height: number },
): { from: Metres; to: Metres } | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [enter, leave] = [0, 1];
  for (const [slope, room] of [
    [-dx, a.x],
    [dx, width - a.x],
    [-dy, a.y],
    [dy, height - a.y],
  ] as const) {
    if (slope === 0 && room < 0) return undefined;
    if (slope < 0) enter = Math.max(enter, room / slope);
    if (slope > 0) leave = Math.min(leave, room / slope);
  }
  const at = (share: number) => ({ x: a.x + share * dx, y: a.y + share * dy });
  return enter < leave ? { from: at(enter), to: at(leave) } : undefined;
}

function middleOf(corners: readonly Metres[]): Metres {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}
