import { artistSlug, makersOf, type Showing } from './artists';
import { workName, workSlug } from './workAddress';

type Work = NonNullable<Showing['works']>[number] & {
  readonly slug?: string | undefined;
  readonly picture: string;
};
type Exhibitor = Omit<Showing, 'works'> & {
  readonly slug: string;
  readonly works?: readonly Work[] | undefined;
};

/** A work with the reference of it, `2025/kobalt/utro-bez-zheltogo`. */
type Referred = { readonly reference: string; readonly artists: readonly string[] };

/** Most works of an artist that another work's page shows. */
const most = 6;

/**
 * Other works by the same artists in all years, as references, for each work: from the newest year,
 * those of its own exhibitor first. Artists are the same if their English names are.
 */
export function worksByTheSame(exhibitors: readonly Exhibitor[]): Map<string, string[]> {
  const newestFirst = [...exhibitors].sort((a, b) => b.year - a.year);
  const all = newestFirst.flatMap(referred);
  const byArtist = new Map<string, string[]>();
  for (const { reference, artists } of all) {
    for (const artist of artists)
      byArtist.set(artist, [...(byArtist.get(artist) ?? []), reference]);
  }
  return new Map(
    all.map(({ reference, artists }) => {
      const own = reference.slice(0, reference.lastIndexOf('/') + 1);
      const others = new Set(artists.flatMap((artist) => byArtist.get(artist) ?? []));
      others.delete(reference);
      const sorted = [...others].sort(
        (a, b) => Number(b.startsWith(own)) - Number(a.startsWith(own)),
      );
      return [reference, sorted.slice(0, most)];
    }),
  );
}

function referred(exhibitor: Exhibitor): Referred[] {
  return (exhibitor.works ?? []).map((work) => ({
    reference: `${exhibitor.year}/${workName(exhibitor.slug, workSlug(work))}`,
    artists: makersOf(exhibitor, work).map(artistSlug),
  }));
}
