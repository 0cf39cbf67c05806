/** Returns the path of a release; the slug begins with its day: `2026-03-03-programme`. */
export const releasePath = (slug: string): string => `/press/${slug}/`;

/** Sorts releases, newest first; those of one day by name, as in every build. */
export function newestFirst<Item extends { fields: { slug: string } }>(
  releases: Iterable<Item>,
): Item[] {
  return [...releases].sort((a, b) => (a.fields.slug < b.fields.slug ? 1 : -1));
}
