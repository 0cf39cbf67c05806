import { localize, type Locale, type Localized } from '../../i18n/locales';
import {
  lengthOf,
  metresBetween,
  projectionAround,
  readPlace,
  type Metres,
  type Place,
} from '../../lib/place';
import { labelBlock, labelStreet, type PlacedWords, type Sheet } from './wayLabels';

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
