/** Returns the path of a release; the slug begins with its day: `2026-03-03-programme`. */
export const releasePath = (slug: string): string => `/press/${slug}/`;

/**
 * Returns the year of the edition that a release belongs to: the edition that it names, else the
 * first edition that was not over on the release's day, else the last. Days are ISO.
 */
export function editionOfRelease(
  { edition, date }: { edition?: number | undefined; date: string },
  editions: readonly { year: number; lastDay: string }[],
): number | undefined {
  const byTime = [...editions].sort((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
  return edition ?? (byTime.find(({ lastDay }) => lastDay >= date) ?? byTime.at(-1))?.year;
}

/** Whether a release's day has come; both are ISO days. */
export const isPublished = (date: string, today: string): boolean => date <= today;

/**
 * Returns the releases whose day has come by `today`, the latest slug first, so newest first.
 * Pages, lists, feeds, search and the press kit contain no others.
 */
export function publishedReleases<Item extends { fields: { slug: string; date: string } }>(
  releases: Iterable<Item>,
  today: string,
): Item[] {
  return [...releases]
    .filter(({ fields }) => isPublished(fields.date, today))
    .sort((a, b) => (a.fields.slug < b.fields.slug ? 1 : -1));
}
