import type { Metres } from '../../lib/place';
import { wrapLabel } from '../../lib/wrapLabel';

/** A drawing for words, m: its sides, and the positions of the signs of its points. */
export type Sheet = { width: number; height: number; signs: readonly Metres[] };

/** Words with the position of their middle; `isNarrow`: they also fit the drawing on a phone. */
export type PlacedWords = { lines: string[]; middle: Metres; angle: number; isNarrow: boolean };

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
