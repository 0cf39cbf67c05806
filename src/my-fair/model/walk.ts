/** A hall's rectangle on the plan, m. */
export type HallPlace = { id: string; x: number; y: number; width: number; height: number };

/** A stand's rectangle on the plan, m; `stand` is its code, `hall` its row. */
export type StandPlace = {
  stand: string;
  hall: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/**
 * Orders the stands of a plan as a walk along the rows: row after row by position, each from the
 * nearer end. Both sides of a row are walked at once. A row without a rectangle in `halls` is as
 * large as its stands.
 */
export function standWalk<S extends StandPlace>(
  stands: readonly S[],
  halls: readonly HallPlace[] = [],
): S[] {
  const rows = [...new Set(stands.map(({ hall }) => hall))].map((id) => {
    const within = stands.filter(({ hall }) => hall === id);
    return { within, place: halls.find((hall) => hall.id === id) ?? around(within) };
  });
  const sum = (side: 'width' | 'height') => rows.reduce((all, { place }) => all + place[side], 0);
  const isUpright = sum('height') > sum('width');
  const [along, across] = isUpright ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const byPlace = (a: Place, b: Place) => a[across] - b[across] || a[along] - b[along];

  const walk: S[] = [];
  for (const { within } of rows.sort((a, b) => byPlace(a.place, b.place))) {
    const row = within
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
