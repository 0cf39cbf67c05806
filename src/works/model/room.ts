import type { Sides } from './scale';

/** The height of a picture's middle, and the minimum height of its lower edge above a sofa, cm. */
const eyeHeight = 150;
const aboveSofa = 95;
/**
 * Pictures up to this height hang above a sofa, cm; higher pictures hang alone, `aboveFloor` cm
 * above the floor.
 */
const maxHeightAboveSofa = 150;
const aboveFloor = 20;
/** Widths of the sofa and the person, and the space between objects, cm. */
const sofaWidth = 200;
const personWidth = 50;
const gap = 25;
const margin = 10;
/** The minimum height of the drawn wall, cm, and the width to height of every drawing. */
const minRoomHeight = 240;
const aspect = 6 / 5;

/** A picture on a wall, in cm; y grows downwards from the floor, as in SVG. */
export type Room = {
  viewBox: string;
  picture: { x: number; y: number; width: number; height: number };
  /** The sofa's left edge; undefined without a sofa. */
  sofa: number | undefined;
  /** The person's left edge. */
  person: number;
  /** How much wider than the wall the picture is, cm; 0 if it fits. */
  over: number;
  /** The free width of the wall on each side of the picture, cm; 0 if the picture is wider. */
  free: number;
};

/**
 * Returns a picture hung in the middle of a wall, above a sofa if it fits, with a person next to
 * it.
 */
export function roomOf({ height, width }: Pick<Sides, 'height' | 'width'>, wall: number): Room {
  const middle = wall / 2;
  const hasSofa = height <= maxHeightAboveSofa && wall >= sofaWidth;
  const bottom = Math.max(eyeHeight - height / 2, hasSofa ? aboveSofa : aboveFloor);
  const person = middle + Math.max(width, hasSofa ? sofaWidth : 0) / 2 + gap;
  const from = Math.min(0, middle - width / 2) - margin;
  const to = Math.max(wall, person + personWidth) + margin;
  const shownHeight = Math.round(
    Math.max(minRoomHeight, bottom + height + margin, (to - from) / aspect),
  );
  const across = Math.round(shownHeight * aspect);
  const left = Math.round((from + to - across) / 2);
  return {
    viewBox: `${left} -${shownHeight} ${across} ${shownHeight}`,
    picture: { x: middle - width / 2, y: -bottom - height, width, height },
    sofa: hasSofa ? middle - sofaWidth / 2 : undefined,
    person,
    over: Math.max(0, Math.ceil(width - wall)),
    free: Math.max(0, Math.floor((wall - width) / 2)),
  };
}

/** Parses the width of a wall, cm; undefined unless it is between 50 cm and 30 m. */
export function readWall(typed: string): number | undefined {
  const wall = /^\d{2,4}$/.test(typed.trim()) ? Number(typed) : NaN;
  return wall >= 50 && wall <= 3000 ? wall : undefined;
}

/**
 * Whether a photograph shows only the work, so that it can be drawn at the work's size: the work
 * has no depth, and the ratios of width to height differ by at most an eighth.
 */
export function isPictureAlone(
  { height, width, depth }: Omit<Sides, 'depth'> & { depth?: number | null | undefined },
  photograph: number,
): boolean {
  const difference = photograph / (width / height);
  return depth == null && difference < 9 / 8 && difference > 8 / 9;
}
