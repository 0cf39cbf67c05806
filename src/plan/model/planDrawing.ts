import { wrapLabel } from '../../lib/wrapLabel';
import { aisleMiddle } from './aisleMiddle';

/** Metres, from the upper left corner of the plan. */
type Rectangle = { x: number; y: number; width: number; height: number };

/** The width and height of a service's sign, metres. */
export const sign = 3.2;
/** A code's letters are 1.9 m high, so that three of them fit into a stand 4 m deep. */
const narrowStand = 4;
/** How many letters of a hall's name fit in a metre, and how far apart its lines are. */
const lettersPerMetre = 0.72;
const nameLine = 2.7;

/** Where a stand's code stands: its middle, turned upwards in a narrow stand. */
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
 * A hall's name in lines: at the start of its widest aisle where stands are, else in its middle.
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
