/** A hall's rectangle, in metres on the plan. */
export type HallPlace = { id: string; x: number; y: number; width: number; height: number };

/** Metres a minute: an easy pace in a crowd, 3 km/h. */
const pace = 50;

/**
 * Minutes on foot between two halls, rounded up. The way goes along the axes, as one walks along
 * rows and aisles, and is the mean of all ways from a place in the one hall to a place in the
 * other: the plan knows no doors (decision 028).
 */
export function walkMinutes(from: HallPlace, to: HallPlace): number {
  const metres =
    meanDistance(from.x, from.width, to.x, to.width) +
    meanDistance(from.y, from.height, to.y, to.height);
  // Whole metres: a plan is not finer, and a rest of the sums must not make a minute.
  return Math.max(1, Math.ceil(Math.round(metres) / pace));
}

/**
 * The mean distance between a point of one stretch and a point of another: from middle to middle
 * where they lie apart, a third of their length where they are the same.
 */
function meanDistance(a: number, aLength: number, b: number, bLength: number): number {
  const cube = (distance: number) => Math.abs(distance) ** 3;
  const sum =
    cube(a + aLength - b) + cube(a - b - bLength) - cube(a - b) - cube(a + aLength - b - bLength);
  return sum / (6 * aLength * bLength);
}

/** A stand's rectangle, in metres on the plan; `stand` is its code, `hall` the row it stands in. */
export type StandPlace = {
  stand: string;
  hall: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/**
 * Stands of one plan as a walk along the rows: row after row in the order of their place, each from
 * the end that is nearer to where one stands. Both sides of a row are walked at once. Without its
 * rectangle in `halls` a row is as large as its stands.
 */
export function standWalk<S extends StandPlace>(
  stands: readonly S[],
  halls: readonly HallPlace[] = [],
): S[] {
  const rows = [...new Set(stands.map(({ hall }) => hall))].map((id) => {
    const held = stands.filter(({ hall }) => hall === id);
    return { held, place: halls.find((hall) => hall.id === id) ?? around(held) };
  });
  const sum = (side: 'width' | 'height') => rows.reduce((all, { place }) => all + place[side], 0);
  const isUpright = sum('height') > sum('width');
  const [along, across] = isUpright ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const byPlace = (a: Place, b: Place) => a[across] - b[across] || a[along] - b[along];

  const walk: S[] = [];
  for (const { held } of rows.sort((a, b) => byPlace(a.place, b.place))) {
    const row = held
      .map((stand) => ({ stand, middle: middleOf(stand) }))
      .sort(
        (a, b) =>
          a.middle[along] - b.middle[along] ||
          a.middle[across] - b.middle[across] ||
          (a.stand.stand < b.stand.stand ? -1 : 1),
      )
      .map(({ stand }) => stand);
    const here = walk.at(-1);
    const [first, last] = [row[0], row.at(-1)];
    if (here && first && last && way(here, last) < way(here, first)) row.reverse();
    walk.push(...row);
  }
  return walk;
}

type Place = { x: number; y: number; width: number; height: number };

const middleOf = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });

function way(from: Place, to: Place): number {
  const [a, b] = [middleOf(from), middleOf(to)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** The rectangle around others. */
function around(places: readonly Place[]): Place {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  return {
    x,
    y,
    width: Math.max(...places.map((place) => place.x + place.width)) - x,
    height: Math.max(...places.map((place) => place.y + place.height)) - y,
  };
}
