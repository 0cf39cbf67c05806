/** The address of a release; its file's name begins with its day: `2026-03-03-programme`. */
export const releasePath = (slug: string): string => `/press/${slug}/`;

/** Releases from the newest, those of one day by their names, so that every build agrees. */
export function newestFirst<Item extends { fields: { slug: string } }>(
  releases: Iterable<Item>,
): Item[] {
  return [...releases].sort((a, b) => (a.fields.slug < b.fields.slug ? 1 : -1));
}
