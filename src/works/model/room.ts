import type { Sides } from './scale';

/** Height at which the middle of a picture hangs, and at least its lower edge above a sofa, cm. */
const eyeHeight = 150;
const aboveSofa = 95;
/** Pictures up to this height hang above a sofa; higher ones alone, just above the floor, cm. */
const highestAboveSofa = 150;
const aboveFloor = 20;
/** Widths of the sofa and the person, and the space between things, cm. */
const sofaWidth = 200;
const personWidth = 50;
const gap = 25;
const margin = 10;
/** The least height that is shown, cm, and width to height of every drawing. */
const ceiling = 240;
const aspect = 6 / 5;

/** A picture on a wall, in cm; y grows downwards from the floor, as in SVG. */
export type Room = {
  viewBox: string;
  picture: { x: number; y: number; width: number; height: number };
  /** Where the sofa begins; undefined without one. */
  sofa: number | undefined;
  /** Where the person begins. */
  person: number;
  /** What is left of the wall on each side; negative where the picture is wider, cm. */
  free: number;
};

/** A picture hung in the middle of a wall, above a sofa if it fits, with a person beside it. */
export function roomOf({ height, width }: Pick<Sides, 'height' | 'width'>, wall: number): Room {
  const middle = wall / 2;
  const hasSofa = height <= highestAboveSofa && wall >= sofaWidth;
  const bottom = Math.max(eyeHeight - height / 2, hasSofa ? aboveSofa : aboveFloor);
  const person = middle + Math.max(width, hasSofa ? sofaWidth : 0) / 2 + gap;
  const from = Math.min(0, middle - width / 2) - margin;
  const to = Math.max(wall, person + personWidth) + margin;
  const shown = Math.round(Math.max(ceiling, bottom + height + margin, (to - from) / aspect));
  const across = Math.round(shown * aspect);
  const left = Math.round((from + to - across) / 2);
  return {
    viewBox: `${left} -${shown} ${across} ${shown}`,
    picture: { x: middle - width / 2, y: -bottom - height, width, height },
    sofa: hasSofa ? middle - sofaWidth / 2 : undefined,
    person,
    free: Math.round((wall - width) / 2),
  };
}

/** The width of a wall as typed, cm; undefined unless it is between 50 cm and 30 m. */
export function readWall(typed: string): number | undefined {
  const wall = /^\d{2,4}$/.test(typed.trim()) ? Number(typed) : NaN;
  return wall >= 50 && wall <= 3000 ? wall : undefined;
}

/**
 * Whether a photograph shows the picture alone, so that it can stand for it: their shapes differ by
 * an eighth at most.
 */
export function isPictureAlone(
  { height, width, depth }: Omit<Sides, 'depth'> & { depth?: number | null | undefined },
  photograph: number,
): boolean {
  const difference = photograph / (width / height);
  return depth == null && difference < 9 / 8 && difference > 8 / 9;
}
