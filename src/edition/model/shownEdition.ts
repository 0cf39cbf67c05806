/**
 * Returns the edition whose plan, exhibitors or speakers are shown for a year: its own if it has
 * them, else the newest edition that has (design §1, editions). `years` are the editions that have
 * them.
 */
export function editionWith(years: Iterable<number>, year: number): number | undefined {
  const candidates = [...years];
  return candidates.includes(year) ? year : candidates.sort((a, b) => b - a)[0];
}

/** The days that decide which edition comes next: ISO days of the Moscow calendar. */
type DatedEdition = { readonly year: number; readonly firstDay: string; readonly lastDay: string };

/** Returns the years whose fair is over on a day, oldest first. */
export function pastYears(
  editions: readonly Pick<DatedEdition, 'year' | 'lastDay'>[],
  day: string,
): number[] {
  return editions
    .filter(({ lastDay }) => lastDay < day)
    .map(({ year }) => year)
    .sort((one, other) => one - other);
}

/**
 * Returns the first edition after the current one that is not over on a day; undefined if there is
 * none.
 */
export function nextEdition<Edition extends DatedEdition>(
  editions: readonly Edition[],
  currentYear: number,
  day: string,
): Edition | undefined {
  const current = editions.find(({ year }) => year === currentYear);
  return [...editions]
    .sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1))
    .find(({ firstDay, lastDay }) => firstDay > (current?.lastDay ?? '') && lastDay >= day);
}

/**
 * Returns the edition that people can visit next and apply to: the current one until it is over,
 * then the next one. Without a next one, the current one.
 */
export function seasonEdition<Edition extends DatedEdition>(
  editions: readonly Edition[],
  currentYear: number,
  day: string,
): Edition | undefined {
  const current = editions.find(({ year }) => year === currentYear);
  if (current !== undefined && day <= current.lastDay) return current;
  return nextEdition(editions, currentYear, day) ?? current;
}
