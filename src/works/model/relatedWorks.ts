import { type Showing, artistSlug, makersOf } from './artists';
import { type WrittenSize, sidesOf } from './scale';
import { workName, workSlug } from './workAddress';
import { type Technique, priceBounds } from './worksFilter';

type Work = NonNullable<Showing['works']>[number] & {
  readonly slug?: string | undefined;
  readonly picture: string;
  readonly technique?: Technique | null | undefined;
  readonly size?: WrittenSize | null | undefined;
  readonly price?: number | null | undefined;
  readonly priceRange?: { readonly from: number; readonly to: number } | null | undefined;
  readonly availability?: string | null | undefined;
};
type Exhibitor = Omit<Showing, 'works'> & {
  readonly slug: string;
  readonly works?: readonly Work[] | undefined;
};

const maxSimilar = 4;
/** The distance for an unknown size or price: as far as a ratio of e (2.7). */
const unknownDistance = 1;

type Compared = {
  reference: string;
  exhibitor: string;
  artists: readonly string[];
  area: number | undefined;
  price: number | undefined;
  isOffered: boolean;
};

/**
 * Returns up to four references of similar works for each work of all years: of the same year and
 * technique, nearest in size and price, at other stands, by other artists, and still for sale.
 * Works without a technique have none.
 */
export function similarWorks(exhibitors: readonly Exhibitor[]): Map<string, string[]> {
  const shelves = new Map<string, Compared[]>();
  for (const exhibitor of exhibitors) {
    for (const work of exhibitor.works ?? []) {
      if (!work.technique) continue;
      const shelf = `${exhibitor.year} ${work.technique}`;
      shelves.set(shelf, [...(shelves.get(shelf) ?? []), comparedOf(exhibitor, work)]);
    }
  }
  return new Map(
    [...shelves.values()].flatMap((shelf) =>
      shelf.map((work): [string, string[]] => [work.reference, nearest(work, shelf)]),
    ),
  );
}

function nearest(work: Compared, shelf: readonly Compared[]): string[] {
  return (
    shelf
      .filter(
        ({ isOffered, exhibitor, artists }) =>
          isOffered &&
          exhibitor !== work.exhibitor &&
          !artists.some((artist) => work.artists.includes(artist)),
      )
      .map(({ reference, area, price }) => ({
        reference,
        distance: ratioBetween(area, work.area) + ratioBetween(price, work.price),
      }))
      // Equal distances are sorted by reference, so that every build gives the same works.
      .sort((a, b) => a.distance - b.distance || (a.reference < b.reference ? -1 : 1))
      .slice(0, maxSimilar)
      .map(({ reference }) => reference)
  );
}

/** Returns the distance of two figures by their ratio: half as much is as far as twice as much. */
const ratioBetween = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? unknownDistance : Math.abs(Math.log(one / other));

function comparedOf(exhibitor: Exhibitor, work: Work): Compared {
  const { size, price = null, priceRange = null, availability } = work;
  const sides = sidesOf(size ?? undefined);
  return {
    reference: `${exhibitor.year}/${workName(exhibitor.slug, workSlug(work))}`,
    exhibitor: exhibitor.slug,
    artists: makersOf(exhibitor, work).map(artistSlug),
    area: sides ? sides.height * sides.width : undefined,
    price: priceBounds({ price, priceRange })?.from,
    isOffered: availability !== 'sold' && availability !== 'not-for-sale',
  };
}

type RelatedWork = NonNullable<Showing['works']>[number] & {
  readonly slug?: string | undefined;
  readonly picture: string;
};
type RelatedExhibitor = Omit<Showing, 'works'> & {
  readonly slug: string;
  readonly works?: readonly RelatedWork[] | undefined;
};

/** A work's reference, `2025/kobalt/utro-bez-zheltogo`, and its artists. */
type Referred = { readonly reference: string; readonly artists: readonly string[] };

/** Maximum number of works by its artists on a work's page. */
const maxRelated = 6;

/**
 * Returns for each work the references of other works by the same artists in all years: its own
 * exhibitor's first, then newest first. Artists are the same if their English names are equal.
 */
export function worksByTheSame(exhibitors: readonly RelatedExhibitor[]): Map<string, string[]> {
  const newestFirst = [...exhibitors].sort((a, b) => b.year - a.year);
  const all = newestFirst.flatMap(referred);
  const byArtist = new Map<string, string[]>();
  for (const { reference, artists } of all) {
    for (const artist of artists)
      byArtist.set(artist, [...(byArtist.get(artist) ?? []), reference]);
  }
  return new Map(
    all.map(({ reference, artists }) => {
      const ownPrefix = reference.slice(0, reference.lastIndexOf('/') + 1);
      const others = new Set(artists.flatMap((artist) => byArtist.get(artist) ?? []));
      others.delete(reference);
      const sorted = [...others].sort(
        (a, b) => Number(b.startsWith(ownPrefix)) - Number(a.startsWith(ownPrefix)),
      );
      return [reference, sorted.slice(0, maxRelated)];
    }),
  );
}

function referred(exhibitor: RelatedExhibitor): Referred[] {
  return (exhibitor.works ?? []).map((work) => ({
    reference: `${exhibitor.year}/${workName(exhibitor.slug, workSlug(work))}`,
    artists: makersOf(exhibitor, work).map(artistSlug),
  }));
}
