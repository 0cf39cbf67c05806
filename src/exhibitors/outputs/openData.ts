import { localeCodes, type Locale } from '../../i18n/locales';
import { localizedPath } from '../../i18n/paths';
import { present } from '../../lib/present';
import { plainText } from '../../lib/text';
import { allArtists, artistAnchor } from '../../works/model/artists';
import { lastingSale } from '../../works/model/sale';
import { workName, workPath } from '../../works/model/workAddress';
import { type DataKind, dataPath, dataSchemas, dataVersion, schemaPath } from './openDataSchemas';

const query = /* GraphQL */ `
  query OpenData($language: String!) {
    site: siteSettings {
      name(language: $language)
      domain
    }
    editions: allEdition {
      nodes {
        year
        lastDay
      }
    }
    listPages: allPage(filter: { route: { in: ["artists", "all_artists"] } }) {
      nodes {
        route
      }
    }
    exhibitors: allExhibitor(sort: [{ year: ASC }, { slug: ASC }]) {
      nodes {
        year
        slug
        name(language: $language)
        participantType
        stand
        place {
          row(language: $language)
        }
        city(language: $language)
        country(language: $language)
        text(language: $language)
        website
        socialLinks {
          network
          url
        }
        shownArtists {
          slug
        }
        works {
          slug
          title(language: $language)
          makers {
            slug
            name(language: $language)
          }
          yearFrom
          year
          circa
          medium(language: $language)
          technique
          size {
            height
            width
            depth
            diameter
          }
          duration
          copies {
            of
            number
            proofs
          }
          availability
          asOf
          price
          priceRange {
            from
            to
          }
          courtesy(language: $language)
          alt(language: $language)
          picture {
            sentAddress
          }
        }
      }
    }
    artists: artistsOfAllYears(language: $language) {
      slug
      name(language: $language)
      years {
        year
        exhibitors {
          year
          slug
        }
        works {
          slug
          exhibitor {
            slug
          }
        }
      }
    }
  }
`;

/** A value in both languages. */
type Both<Thing> = Readonly<Record<Locale, Thing>>;

type Answer = Queries.OpenDataQuery;
type Exhibitor = Answer['exhibitors']['nodes'][number];
type Work = NonNullable<Exhibitor['works']>[number];
type Artist = Answer['artists'][number];

/**
 * The exhibitors, artists and works of all years for other apps, and the schemas of these files:
 * the facts of the pages as data, in both languages. Nothing in them changes with the date
 * (decision 043).
 */
export const openData = {
  query,
  files(answers: Both<Answer>): [path: string, text: string][] {
    const { domain } = present(answers.ru.site, 'site.yaml');
    const address = addressesAt(domain);
    const fair = {
      name: inBoth(answers, ({ site }) => present(site, 'site.yaml').name),
      page: address('/'),
    };
    const exhibitors = pairs(inBoth(answers, (answer) => answer.exhibitors.nodes));
    const entries: Record<DataKind, readonly object[]> = {
      exhibitors: exhibitors.map((exhibitor) => exhibitorEntry(exhibitor, domain)),
      artists: artistEntries(answers, domain),
      works: exhibitors.flatMap((exhibitor) =>
        workEntries(exhibitor, answers.ru.editions.nodes, domain),
      ),
    };
    const files = (Object.keys(entries) as DataKind[]).map((kind): [string, object] => [
      dataPath(kind),
      {
        $schema: `https://${domain}${schemaPath(kind)}`,
        version: dataVersion,
        fair,
        [kind]: entries[kind],
      },
    ]);
    return [...files, ...dataSchemas(domain)].map(([path, value]) => [path, JSON.stringify(value)]);
  },
};

function exhibitorEntry(exhibitor: Both<Exhibitor>, domain: string) {
  const { year, slug, participantType, stand, website, socialLinks, shownArtists } = exhibitor.ru;
  const works = worksOf(exhibitor);
  const [face] = works;
  return {
    id: referenceOf(exhibitor.ru),
    year,
    page: addressesAt(domain)(`/exhibitors/${year}/${slug}/`),
    name: inBoth(exhibitor, ({ name }) => name),
    participantType,
    stand,
    hall: hallOf(exhibitor),
    city: inBoth(exhibitor, ({ city }) => city),
    country: inBoth(exhibitor, ({ country }) => country),
    text: inBoth(exhibitor, ({ text }) => plainText(text)),
    website,
    socialLinks: (socialLinks ?? []).map(({ network, url }) => ({ network, url })),
    artists: shownArtists.map((artist) => artist.slug),
    works: works.map(({ ru }) => `${referenceOf(exhibitor.ru)}/${ru.slug}`),
    picture: face === undefined ? null : pictureEntry(face, domain),
  };
}

function workEntries(
  exhibitor: Both<Exhibitor>,
  editions: Answer['editions']['nodes'],
  domain: string,
) {
  const { year, slug: exhibitorSlug, stand } = exhibitor.ru;
  const lastDay = editions.find((edition) => edition.year === year)?.lastDay;
  return worksOf(exhibitor).map((work) => {
    const { slug, technique, size, duration, copies, courtesy } = work.ru;
    const { price, priceRange, ...sale } = lastingSale(work.ru, lastDay);
    return {
      id: `${referenceOf(exhibitor.ru)}/${slug}`,
      year,
      page: addressesAt(domain)(workPath(year, workName(exhibitorSlug, slug))),
      exhibitor: referenceOf(exhibitor.ru),
      stand,
      hall: hallOf(exhibitor),
      title: inBoth(work, ({ title }) => title),
      artists: pairs(inBoth(work, ({ makers }) => makers)).map((maker) => ({
        id: maker.ru.slug,
        name: inBoth(maker, ({ name }) => name),
      })),
      made: { from: work.ru.yearFrom, to: work.ru.year, isApproximate: work.ru.circa ?? false },
      medium: inBoth(work, ({ medium }) => medium),
      technique,
      size,
      durationSeconds: duration === null ? null : secondsOf(duration),
      copies,
      ...sale,
      price,
      priceRange,
      courtesy: courtesy === null ? null : inBoth(work, (one) => one.courtesy ?? courtesy),
      picture: pictureEntry(work, domain),
    };
  });
}

/**
 * Returns an entry for each artist. Its pages are anchors in lists of artists; null for a list that
 * the site lacks.
 */
function artistEntries(answers: Both<Answer>, domain: string) {
  const address = addressesAt(domain);
  const routes = new Set(answers.ru.listPages.nodes.map(({ route }) => route));
  const pageOf = (route: string, path: string, slug: string) =>
    routes.has(route) ? address(path, artistAnchor(slug)) : null;
  const bySlug = ({ artists }: Answer): readonly Artist[] =>
    [...artists].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return pairs(inBoth(answers, bySlug)).map((artist) => {
    const { slug, years } = artist.ru;
    return {
      id: slug,
      name: inBoth(artist, ({ name }) => name),
      page: pageOf(allArtists.route, allArtists.path, slug),
      years: years.map(({ year, exhibitors, works }) => ({
        year,
        page: pageOf('artists', `/artists/${year}/`, slug),
        exhibitors: exhibitors.map(referenceOf),
        works: works.map((work) => `${year}/${work.exhibitor.slug}/${work.slug}`),
      })),
    };
  });
}

/** Reads the same part of a value in both languages. */
const inBoth = <Thing, Part>(
  { ru, en }: Both<Thing>,
  part: (thing: Thing) => Part,
): Both<Part> => ({
  ru: part(ru),
  en: part(en),
});

/** Pairs the items of a list that has the same order in both languages. */
const pairs = <Item>({ ru, en }: Both<readonly Item[]>): Both<Item>[] =>
  ru.map((item, index) => ({ ru: item, en: en[index] ?? item }));

const worksOf = (exhibitor: Both<Exhibitor>): Both<Work>[] =>
  pairs(inBoth(exhibitor, ({ works }) => works ?? []));

/** Returns the row or the hall of a stand; null if the plan of its year is not published. */
function hallOf(exhibitor: Both<Exhibitor>): Both<string> | null {
  const { place: known } = exhibitor.ru;
  return known && inBoth(exhibitor, ({ place }) => (place ?? known).row);
}

const referenceOf = ({ year, slug }: { readonly year: number; readonly slug: string }): string =>
  `${year}/${slug}`;

function pictureEntry(work: Both<Work>, domain: string) {
  const url = `https://${domain}${work.ru.picture.sentAddress}`;
  return { url, alt: inBoth(work, ({ alt }) => alt) };
}

/**
 * Returns a page's full addresses in both languages; with `anchor`, the addresses of an entry on
 * that page.
 */
const addressesAt =
  (domain: string) =>
  (path: string, anchor?: string): Record<Locale, string> => {
    const hash = anchor === undefined ? '' : `#${anchor}`;
    const addresses = localeCodes.map((locale) => [
      locale,
      `https://${domain}${localizedPath(path, locale)}${hash}`,
    ]);
    return Object.fromEntries(addresses) as Record<Locale, string>;
  };

/** Converts `12:30` and `1:02:30` to seconds. */
const secondsOf = (duration: string): number =>
  duration.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
