import type { Metres } from '../../lib/place';
import { wrapLabel } from '../../lib/wrapLabel';

/** A drawing that words are put on, m: its sides, and where the signs of its points stand. */
export type Sheet = { width: number; height: number; signs: readonly Metres[] };

/** Words with the place of their middle; `isNarrow`: they fit the drawing on a phone too. */
export type PlacedWords = { lines: string[]; middle: Metres; angle: number; isNarrow: boolean };

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
/** A street's name along the part of it with the best room; none for a street out of sight. */
export function labelStreet(name: string, line: readonly Metres[], sheet: Sheet): PlacedWords[] {
  const across = name.length * letter;
  const clearance = (place: Metres) =>
    Math.min(...sheet.signs.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
  const [spot] = spotsOn(line, sheet)
    .map((found) => ({
      ...found,
      fits: [narrowest, wide].filter((px) => (found.room / sheet.width) * px >= across).length,
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

/** A block's name in its middle; of a block that reaches over the edge, of what is seen. */
export function labelBlock(name: string, corners: readonly Metres[], sheet: Sheet): PlacedWords {
  const lines = wrapLabel(name, blockLine);
  const seen = corners.map(({ x, y }) => ({
    x: Math.min(sheet.width, Math.max(0, x)),
    y: Math.min(sheet.height, Math.max(0, y)),
  }));
  const middle = middleOf(seen);
  const across = Math.max(...lines.map(({ length }) => length)) * letter;
  const room =
    (Math.max(...seen.map(({ x }) => x)) - Math.min(...seen.map(({ x }) => x))) * perMetreOn(sheet);
  const isNarrow =
    room >= across + 2 * letter && isFree(sheet, middle, 0, across, lines.length * lineHeight);
  return { lines, middle, angle: 0, isNarrow };
}

/** Pixels a metre takes on the narrowest phone. */
function perMetreOn({ width }: Sheet): number {
  return narrowest / width;
}

/** Whether words of so many px can stand there on a phone without a sign over them. */
function isFree(sheet: Sheet, middle: Metres, angle: number, across: number, high: number) {
  const perMetre = perMetreOn(sheet);
  return sheet.signs.every((point) => {
    const turned = turn(
      { x: (point.x - middle.x) * perMetre, y: (point.y - middle.y) * perMetre },
      -angle,
    );
    return Math.abs(turned.x) > (across + sign) / 2 || Math.abs(turned.y) > (high + sign) / 2;
  });
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
