import { daysBetween } from '../../lib/time/daysBetween';

/** The works of one exhibitor, who has at least one. */
type Wall<Work> = { readonly slug: string; readonly works: readonly Work[] };

/** Walls stand beside others than in the list, so that a day does not show one letter. */
const stride = 0.618;

/**
 * The works that have their turn on an ISO day, at most `count`, each of another exhibitor where
 * there are so many (decision 032). The turn passes from exhibitor to exhibitor; who has had it
 * shows the next work the next time. The same for the same exhibitors and day, in whatever order
 * they come.
 */
export function worksOfTheDay<Work>(
  exhibitors: readonly Wall<Work>[],
  day: string,
  count: number,
): Work[] {
  const walls = scattered(
    exhibitors.filter(({ works }) => works.length > 0).sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  );
  const rounds = Math.max(0, ...walls.map(({ works }) => works.length));
  const first = daysBetween('1970-01-01', day) * count;
  const shown = new Set<Work>();
  for (let turn = first; turn < first + walls.length * rounds && shown.size < count; turn += 1) {
    const works = walls[turn % walls.length]?.works ?? [];
    const work = works[Math.floor(turn / walls.length) % works.length];
    if (work !== undefined) shown.add(work);
  }
  return [...shown];
}

/** Every item once, each far from its neighbours: by steps that have no divisor with the length. */
function scattered<Item>(items: readonly Item[]): Item[] {
  let step = Math.max(1, Math.round(items.length * stride));
  while (divisor(step, items.length) > 1) step -= 1;
  return items.flatMap((_, index) => items[(index * step) % items.length] ?? []);
}

/** The greatest number that divides both. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
