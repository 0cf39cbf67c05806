import { localize, type Locale, type Localized } from '../i18n/locales';
import {
  lengthOf,
  metresBetween,
  projectionAround,
  readPlace,
  type Metres,
  type Place,
} from '../lib/place';
import { wrapLabel } from '../lib/wrapLabel';

/** A way as an editor writes it (content-model/way). */
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

/**
 * Words on the drawing: where their middle is, per cent of its sides; `isNarrow`: they fit it on a
 * phone too.
 */
export type WayLabel = { lines: string[]; x: number; y: number; angle: number; isNarrow: boolean };

/** A way ready to be drawn: lengths in metres of the drawing, north up. */
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

/** A walk from a point: to which number of the list, minutes, metres. */
export type WayWalk = { to: number; minutes: number; metres: number; stepFree: boolean };

/** Around the outermost points and walks, m: room for their signs. */
const air = 70;
/**
 * The drawing's width on the narrowest phone and where all its words are shown, px, and what a
 * letter, a line and a point's sign take there.
 */
const narrowest = 288;
const wide = 600;
const letter = 7;
const lineHeight = 14;
const sign = 22;
/** Where along a part of a street its name may stand. */
const shares = [0.5, 0.35, 0.65];
/** Letters of a name on one line of a block. */
const blockLine = 9;
/** Metres are told in steps of this: the drawing is no survey. */
const step = 50;

/** Where a walk goes, from point to point; places that cannot be read are left out. */
export function placesOf(texts: readonly string[]): Place[] {
  return texts.map(readPlace).filter((place) => place !== undefined);
}

/**
 * Draws a way in one language: streets and blocks reach over the edge, points and walks lie within
 * it.
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
  const perMetre = narrowest / width;
  const signs = placesOf([...at.values()])
    .map(project)
    .map(({ x, y }) => ({ x: x - left, y: y - top }));
  const clearance = (place: Metres) =>
    Math.min(...signs.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
  /** Whether words of so many px can stand there on a phone without a sign over them. */
  const isFree = (middle: Metres, angle: number, across: number, high: number) =>
    signs.every((point) => {
      const turned = turn(
        { x: (point.x - middle.x) * perMetre, y: (point.y - middle.y) * perMetre },
        -angle,
      );
      return Math.abs(turned.x) > (across + sign) / 2 || Math.abs(turned.y) > (high + sign) / 2;
    });
  const numbers = new Map(points.map(({ id }, index) => [id, index + 1]));

  const streetLabels = (streets ?? []).flatMap(({ name, line }): WayLabel[] => {
    const word = localize(name, locale);
    const across = word.length * letter;
    const spots = spotsOn(draw(placesOf(line)), { width, height });
    const [spot] = spots
      .map((found) => ({
        ...found,
        fits: [narrowest, wide].filter((px) => (found.room / width) * px >= across).length,
      }))
      .sort(
        (a, b) =>
          b.fits - a.fits ||
          (a.fits > 0 ? clearance(b.middle) - clearance(a.middle) : b.room - a.room),
      );
    if (spot === undefined) return [];
    const isNarrow =
      spot.room * perMetre >= across && isFree(spot.middle, spot.angle, across, lineHeight);
    return [{ lines: [word], ...percent(spot.middle), angle: spot.angle, isNarrow }];
  });
  const blockLabels = (blocks ?? []).flatMap(({ name, outline }): WayLabel[] => {
    if (!name) return [];
    const corners = draw(placesOf(outline));
    const words = wrapLabel(localize(name, locale), blockLine);
    // Of a block that reaches over the edge the middle of what is seen.
    const seen = corners.map(({ x, y }) => ({
      x: Math.min(width, Math.max(0, x)),
      y: Math.min(height, Math.max(0, y)),
    }));
    const middle = middleOf(seen);
    const across = Math.max(...words.map(({ length }) => length)) * letter;
    const room =
      (Math.max(...seen.map(({ x }) => x)) - Math.min(...seen.map(({ x }) => x))) * perMetre;
    const isNarrow =
      room >= across + 2 * letter && isFree(middle, 0, across, words.length * lineHeight);
    return [{ lines: words, ...percent(middle), angle: 0, isNarrow }];
  });

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
    labels: [...blockLabels, ...streetLabels],
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

/** Metres of a walk as visitors are told them. */
export function roundMetres(metres: number): number {
  return Math.max(step, Math.round(metres / step) * step);
}

/** How far a place is from another, km. */
export function kilometresBetween(a: Place, b: Place): number {
  return metresBetween(a, b) / 1000;
}

/**
 * Places along a line for its name: their slope in degrees (never upside down) and the room around
 * them, m.
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
 * What of a line from `a` to `b` lies inside the drawing (Liang–Barsky); nothing if none of it
 * does.
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

function pathOf(line: readonly Metres[]): string {
  return line
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`)
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
