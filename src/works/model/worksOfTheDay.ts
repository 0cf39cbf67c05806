import { daysBetween } from '../../lib/time/daysBetween';

/** The works of one exhibitor; at least one. */
type Wall<Work> = { readonly slug: string; readonly works: readonly Work[] };

/**
 * The step through the list, a fraction of its length (the golden ratio). Exhibitors who follow
 * each other in the turn are far apart in the list, so that a day does not show only names with one
 * first letter.
 */
const stride = 0.618;

/**
 * Returns the works of an ISO day, at most `count`, each of another exhibitor if there are enough
 * (decision 032). The turn passes from exhibitor to exhibitor; the next time, an exhibitor shows
 * its next work. The result depends on the day and on the exhibitors with works, but not on the
 * order of `exhibitors`.
 */
export function worksOfTheDay<Work>(
  exhibitors: readonly Wall<Work>[],
  day: string,
  count: number,
): Work[] {
  const walls = scatter(
    exhibitors.filter(({ works }) => works.length > 0).sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  );
  const rounds = Math.max(0, ...walls.map(({ works }) => works.length));
  const first = daysBetween('1970-01-01', day) * count;
  const chosen = new Set<Work>();
  for (let turn = first; turn < first + walls.length * rounds && chosen.size < count; turn += 1) {
    const works = walls[turn % walls.length]?.works ?? [];
    const work = works[Math.floor(turn / walls.length) % works.length];
    if (work !== undefined) chosen.add(work);
  }
  return [...chosen];
}

/**
 * Returns every item once, each far from its neighbours in the list, by a step without a common
 * divisor with the length.
 */
function scatter<Item>(items: readonly Item[]): Item[] {
  let step = Math.max(1, Math.round(items.length * stride));
  while (greatestDivisor(step, items.length) > 1) step -= 1;
  return items.flatMap((_, index) => items[(index * step) % items.length] ?? []);
}

/** Returns the greatest common divisor. */
const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
