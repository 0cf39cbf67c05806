import { type Localized, localize } from '../../i18n/locales';
import { latinName } from '../../lib/latin';

/** The name to sort a person by, if it is not the last word of the name. */
type Sorted = { readonly sortAs?: Localized | undefined };

/**
 * The fields of an exhibitor that are needed here; works and artists are as written in the content.
 */
export type Showing = Sorted & {
  readonly year: number;
  readonly name: Localized;
  readonly participantType: string;
  readonly artists?: readonly (Localized & Sorted)[] | undefined;
  readonly works?: readonly { readonly artists?: readonly Localized[] | undefined }[] | undefined;
};

/**
 * An artist of a year, the exhibitors that show them, and the artist's works at these exhibitors.
 */
type ShownArtist<Exhibitor extends Showing> = {
  readonly slug: string;
  readonly name: Localized;
  readonly sortAs: Localized | undefined;
  readonly exhibitors: readonly Exhibitor[];
  readonly works: readonly NonNullable<Exhibitor['works']>[number][];
  /** Other years of the artist, newest first. */
  readonly otherYears: readonly number[];
};

/**
 * Returns the artists of a work: the artists that it names, else the exhibitor or, for a gallery,
 * its only artist.
 */
export function makersOf(
  { name, participantType, artists: shown = [] }: Omit<Showing, 'year' | 'works'>,
  { artists }: { readonly artists?: readonly Localized[] | undefined },
): readonly Localized[] {
  if (artists !== undefined) return artists;
  if (participantType !== 'gallery') return [name];
  return shown.length === 1 ? shown : [];
}

/**
 * Returns an artist's name for addresses, `?artist=vera-gips` and `#artist-vera-gips`: the English
 * name in Latin letters, or the Russian one if the English one is in another alphabet.
 */
export const artistSlug = (name: Localized): string =>
  latinName(localize(name, 'en')) || latinName(localize(name, 'ru')) || 'artist';

/** Returns the `id` of an artist in the list of a year. */
export const artistAnchor = (slug: string): string => `artist-${slug}`;

/**
 * Returns all artists whom the exhibitors of a year show, each once, even with several exhibitors:
 * the exhibitors' lists of artists, the artists that works name, and artists who exhibit
 * themselves. Two entries are the same person in all years and lists if their English names are
 * equal (decision 030).
 */
export function artistsOf<Exhibitor extends Showing>(
  exhibitors: readonly Exhibitor[],
  year: number,
): ShownArtist<Exhibitor>[] {
  const years = new Map<string, Set<number>>();
  const shownArtists = new Map<
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
    // Of entries with the same name, the last wins: a work's artists come first and have no
    // `sortAs`.
    for (const [slug, { sortAs, ...name }] of new Map(names.map((one) => [artistSlug(one), one]))) {
      years.set(slug, (years.get(slug) ?? new Set()).add(exhibitor.year));
      if (exhibitor.year !== year) continue;
      const artist = shownArtists.get(slug) ?? { slug, name, sortAs, exhibitors: [], works: [] };
      shownArtists.set(slug, artist);
      artist.sortAs ??= sortAs;
      artist.exhibitors.push(exhibitor);
      artist.works.push(
        ...works.filter((work) =>
          makersOf(exhibitor, work).some((maker) => artistSlug(maker) === slug),
        ),
      );
    }
  }
  return [...shownArtists.values()].map((artist) => ({
    ...artist,
    otherYears: [...(years.get(artist.slug) ?? [])]
      .filter((one) => one !== year)
      .sort((a, b) => b - a),
  }));
}

/** An artist of all years: for each year, newest first, the exhibitors and the works. */
export type ArtistOfYears<Exhibitor extends Showing> = Pick<
  ShownArtist<Exhibitor>,
  'slug' | 'name' | 'sortAs'
> & {
  readonly years: readonly ({ readonly year: number } & Pick<
    ShownArtist<Exhibitor>,
    'exhibitors' | 'works'
  >)[];
};

/** Returns all artists whom any exhibitor shows, each once, with the name of the newest year. */
export function artistsOfAllYears<Exhibitor extends Showing>(
  exhibitors: readonly Exhibitor[],
): ArtistOfYears<Exhibitor>[] {
  const years = [...new Set(exhibitors.map(({ year }) => year))].sort((a, b) => b - a);
  const artists = new Map<string, ArtistOfYears<Exhibitor>>();
  for (const year of years) {
    for (const { slug, name, sortAs, exhibitors: own, works } of artistsOf(exhibitors, year)) {
      const artist = artists.get(slug) ?? { slug, name, sortAs, years: [] };
      artists.set(slug, { ...artist, years: [...artist.years, { year, exhibitors: own, works }] });
    }
  }
  return [...artists.values()];
}

/**
 * Lists that are collected from the exhibitors of a year, in addition to the list of exhibitors.
 */
export const gatheredLists = ['artists', 'works'] as const;
export type GatheredList = (typeof gatheredLists)[number];

/** The page of the artists of all years; its texts are in content/pages/all_artists.yaml. */
export const allArtists = { route: 'all_artists', path: '/artists/' } as const;

/** The fields of an exhibitor that decide which lists its year has. */
export type Listed = {
  readonly year: number;
  readonly participantType: string;
  readonly artists?: readonly unknown[] | undefined;
  readonly works?: readonly { readonly artists?: readonly unknown[] | undefined }[] | undefined;
};

/**
 * Returns the years in which a list has entries, oldest first. An exhibitor that is not a gallery
 * is an artist.
 */
export function yearsOfList(list: GatheredList, exhibitors: readonly Listed[]): number[] {
  const listed = exhibitors.filter(isIn[list]);
  return [...new Set(listed.map(({ year }) => year))].sort((a, b) => a - b);
}

const isIn: Record<GatheredList, (exhibitor: Listed) => boolean> = {
  works: ({ works = [] }) => works.length > 0,
  artists: ({ participantType, artists = [], works = [] }) =>
    participantType !== 'gallery' ||
    artists.length > 0 ||
    works.some((work) => (work.artists ?? []).length > 0),
};
