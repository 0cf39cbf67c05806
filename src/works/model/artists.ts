import { type Localized, localize } from '../../i18n/locales';
import { latinName } from '../../lib/latin';

/** What a person is ordered by, where that is not the last word of the name. */
type Sorted = { readonly sortAs?: Localized | undefined };

/** What is read of an exhibitor; works and artists as they are written. */
export type Showing = Sorted & {
  readonly year: number;
  readonly name: Localized;
  readonly participantType: string;
  readonly artists?: readonly (Localized & Sorted)[] | undefined;
  readonly works?: readonly { readonly artists?: readonly Localized[] | undefined }[] | undefined;
};

/** An artist of a year: with whom they are shown, and which of these works are theirs. */
type ShownArtist<Exhibitor extends Showing> = {
  readonly slug: string;
  readonly name: Localized;
  readonly sortAs: Localized | undefined;
  readonly exhibitors: readonly Exhibitor[];
  readonly works: readonly NonNullable<Exhibitor['works']>[number][];
  /** Other years of the artist, from the newest. */
  readonly otherYears: readonly number[];
};

/** Whose a work is: as it says, else the exhibitor's or, of a gallery, its only artist's. */
export function makersOf(
  { name, participantType, artists: shown = [] }: Omit<Showing, 'year' | 'works'>,
  { artists }: { readonly artists?: readonly Localized[] | undefined },
): readonly Localized[] {
  if (artists !== undefined) return artists;
  if (participantType !== 'gallery') return [name];
  return shown.length === 1 ? shown : [];
}

/**
 * A name in addresses, `?artist=vera-gips` and `#artist-vera-gips`: the English one, in Latin, or
 * the Russian one where the English one is in another alphabet.
 */
export const artistSlug = (name: Localized): string =>
  latinName(localize(name, 'en')) || latinName(localize(name, 'ru')) || 'artist';

/** The `id` of an artist in the list of a year. */
export const artistAnchor = (slug: string): string => `artist-${slug}`;

/**
 * Everybody whom the exhibitors of a year show, each once, whatever the number of exhibitors: their
 * own lists of artists, the artists their works name, and those who exhibit themselves. People are
 * the same in all years and lists if their English names are (decision 030).
 */
export function artistsOf<Exhibitor extends Showing>(
  exhibitors: readonly Exhibitor[],
  year: number,
): ShownArtist<Exhibitor>[] {
  const years = new Map<string, Set<number>>();
  const found = new Map<
    string,
    {
      slug: string;
      name: Localized;
      sortAs: Localized | undefined;
      exhibitors: Exhibitor[];
      works: NonNullable<Exhibitor['works']>[number][];
    }
  >();
  for (const exhibitor of exhibitors) {
    const works = exhibitor.works ?? [];
    const names: (Localized & Sorted)[] = [
      ...works.flatMap(({ artists }) => artists ?? []),
      ...(exhibitor.participantType === 'gallery'
        ? []
        : [{ ...exhibitor.name, sortAs: exhibitor.sortAs }]),
      ...(exhibitor.artists ?? []),
    ];
    // The last of the same name counts: a work does not say what its artist is ordered by.
    for (const [slug, { sortAs, ...name }] of new Map(names.map((one) => [artistSlug(one), one]))) {
      years.set(slug, (years.get(slug) ?? new Set()).add(exhibitor.year));
      if (exhibitor.year !== year) continue;
      const artist = found.get(slug) ?? { slug, name, sortAs, exhibitors: [], works: [] };
      found.set(slug, artist);
      artist.sortAs ??= sortAs;
      artist.exhibitors.push(exhibitor);
      artist.works.push(
        ...works.filter((work) =>
          makersOf(exhibitor, work).some((maker) => artistSlug(maker) === slug),
        ),
      );
    }
  }
  return [...found.values()].map((artist) => ({
    ...artist,
    otherYears: [...(years.get(artist.slug) ?? [])]
      .filter((one) => one !== year)
      .sort((a, b) => b - a),
  }));
}

/** An artist of all years: in each, from the newest, with whom and which works are shown. */
export type ArtistOfYears<Exhibitor extends Showing> = Pick<
  ShownArtist<Exhibitor>,
  'slug' | 'name' | 'sortAs'
> & {
  readonly years: readonly ({ readonly year: number } & Pick<
    ShownArtist<Exhibitor>,
    'exhibitors' | 'works'
  >)[];
};

/** Everybody whom any exhibitor shows, each once, named as in the newest year. */
export function artistsOfAllYears<Exhibitor extends Showing>(
  exhibitors: readonly Exhibitor[],
): ArtistOfYears<Exhibitor>[] {
  const years = [...new Set(exhibitors.map(({ year }) => year))].sort((a, b) => b - a);
  const found = new Map<string, ArtistOfYears<Exhibitor>>();
  for (const year of years) {
    for (const { slug, name, sortAs, exhibitors: own, works } of artistsOf(exhibitors, year)) {
      const known = found.get(slug) ?? { slug, name, sortAs, years: [] };
      found.set(slug, { ...known, years: [...known.years, { year, exhibitors: own, works }] });
    }
  }
  return [...found.values()];
}

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
