/** Returns the path of a release; the slug begins with its day: `2026-03-03-programme`. */
export const releasePath = (slug: string): string => `/press/${slug}/`;

/**
 * The year of the edition that a release belongs to: the one it names, else the first that was not
 * over on its day, else the last. Days are ISO.
 */
export function editionOfRelease(
  { edition, date }: { edition?: number | undefined; date: string },
  editions: readonly { year: number; lastDay: string }[],
): number | undefined {
  const byTime = [...editions].sort((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
  return edition ?? (byTime.find(({ lastDay }) => lastDay >= date) ?? byTime.at(-1))?.year;
}

/** Sorts releases, newest first; those of one day by name, as in every build. */
export function newestFirst<Item extends { fields: { slug: string } }>(
  releases: Iterable<Item>,
): Item[] {
  return [...releases].sort((a, b) => (a.fields.slug < b.fields.slug ? 1 : -1));
}
