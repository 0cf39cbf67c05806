import { wrapLabel } from '../../lib/wrapLabel';
import type { ServiceKind } from '../schema';

/** Metres, from the upper left corner of the plan. */
type Rectangle = { x: number; y: number; width: number; height: number };

/** The width and height of a service's sign, metres. */
export const sign = 3.2;
/**
 * In a stand narrower than this, m, the code is turned. Letters are 1.9 m high, so three of them
 * fit into a stand 4 m deep.
 */
const narrowStand = 4;
/** The number of letters of a hall's name in a metre, and the distance between its lines, m. */
const lettersPerMetre = 0.72;
const nameLine = 2.7;

/** Returns the middle of a stand's code, and whether it is turned upwards, as in a narrow stand. */
export function placeOfCode({ x, y, width, height }: Rectangle): {
  x: number;
  y: number;
  transform: string | undefined;
} {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const isNarrow = width < narrowStand;
  return { ...middle, transform: isNarrow ? `rotate(-90 ${middle.x} ${middle.y})` : undefined };
}

/**
 * Splits a hall's name into lines, at the start of its widest aisle if the hall has stands, else in
 * its middle.
 */
export function labelOfHall(
  { name, use, ...hall }: Rectangle & { name: string; use: string },
  stands: readonly Rectangle[],
): { x: number; isAtStart: boolean; lines: { words: string; y: number }[] } {
  const isAtStart = use === 'stands';
  const middle = isAtStart
    ? aisleMiddle(
        hall,
        stands.filter((stand) => overlap(stand, hall)),
      )
    : hall.y + hall.height / 2;
  const lines = wrapLabel(name, Math.floor(hall.width * lettersPerMetre));
  return {
    x: hall.x + (isAtStart ? 1.5 : hall.width / 2),
    isAtStart,
    lines: lines.map((words, index) => ({
      words,
      y: middle + (index - (lines.length - 1) / 2) * nameLine,
    })),
  };
}

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

type Span = { readonly y: number; readonly height: number };

/**
 * Returns the y of the middle of a row's widest aisle, where stands do not cover the row's name;
 * the middle of the whole row if stands leave no aisle.
 */
export function aisleMiddle(row: Span, stands: readonly Span[]): number {
  const end = row.y + row.height;
  let [free, widest, middle] = [row.y, 0, row.y + row.height / 2];
  for (const { y, height } of [...stands, { y: end, height: 0 }].sort((a, b) => a.y - b.y)) {
    if (y - free > widest) [widest, middle] = [y - free, (free + y) / 2];
    free = Math.max(free, y + height);
  }
  return middle;
}

/**
 * Outlines of the icons for each kind of service and for a hall, on a 24-unit square for a stroke
 * of 1.8.
 */
export const signOutlines: Record<ServiceKind | 'hall', string> = {
  hall: 'M6.5 20v-9a5.5 5.5 0 0 1 11 0v9M3.5 20h17',
  entrance: 'M14 4h6v16h-6M3.5 12H14M10 8l4 4-4 4',
  exit: 'M10 4H4v16h6M9 12h11M16 8l4 4-4 4',
  'box-office': 'M3.5 8h17v2.5a1.5 1.5 0 0 0 0 3V16h-17v-2.5a1.5 1.5 0 0 0 0-3zM14.5 8v8',
  information: 'M9.5 10.5H12V18M9 18h6M12 5.5v1.8',
  wardrobe: 'M12 10V8.7a2.2 2.2 0 1 0-2.2-2.2M12 10 3.5 17h17z',
  toilet: 'M3 8l2 8 2.5-6.5L10 16l2-8M21 9.3a3.4 4 0 1 0 0 5.4',
  'accessible-toilet': 'M11 3.5v1.8M11 7.5V14h5l2.5 5M11 10.5h4.5M8.5 11.5a4.7 4.7 0 1 0 6.3 6',
  'baby-room': 'M8.5 9.5h7V20h-7zM8.5 13.5H12M8.5 16.5H12M10 9.5V7h4v2.5M12 7V4',
  food: 'M5 7h11v6.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 9h1.8a2.2 2.2 0 0 1 0 4.5H16M5 20.5h11',
  water: 'M12 4c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0C7 10.5 9 8 12 4z',
  'first-aid': 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z',
  lift: 'M8 18.5V6M4.5 9.5 8 6l3.5 3.5M16 5.5V18M12.5 14.5 16 18l3.5-3.5',
  ramp: 'M3.5 18.5h17v-9z',
  'quiet-place': 'M3.5 8h17M3.5 13h17M6 8v11M18 8v11',
};
