/** Lists that are gathered from the exhibitors of a year, beside that of the exhibitors. */
export const gatheredLists = ['artists', 'works'] as const;
export type GatheredList = (typeof gatheredLists)[number];

/** The page of the artists of all years; its texts are content/pages/all_artists.yaml. */
export const allArtists = { route: 'all_artists', path: '/artists/' } as const;

/** What is read of an exhibitor for its year to have a list. */
export type Listed = {
  readonly year: number;
  readonly participantType: string;
  readonly artists?: readonly unknown[] | undefined;
  readonly works?: readonly { readonly artists?: readonly unknown[] | undefined }[] | undefined;
};

/**
 * The years for which a list has something to show, from the oldest. An exhibitor who is no gallery
 * is an artist.
 */
export function yearsOfList(list: GatheredList, exhibitors: readonly Listed[]): number[] {
  const shown = exhibitors.filter(isIn[list]);
  return [...new Set(shown.map(({ year }) => year))].sort((a, b) => a - b);
}

const isIn: Record<GatheredList, (exhibitor: Listed) => boolean> = {
  works: ({ works = [] }) => works.length > 0,
  artists: ({ participantType, artists = [], works = [] }) =>
    participantType !== 'gallery' ||
    artists.length > 0 ||
    works.some((work) => (work.artists ?? []).length > 0),
};
