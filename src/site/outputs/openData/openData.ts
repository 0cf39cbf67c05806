import type { Nodes } from '../../content/nodes';
import {
  allArtists,
  artistAnchor,
  artistSlug,
  artistsOf,
  artistsOfAllYears,
  makersOf,
} from '../../../works/model/artists';
import { lastingSale } from '../../../works/model/sale';
import { sidesOf } from '../../../works/model/scale';
import { workName, workPath, workSlug } from '../../../works/model/workAddress';
import { localeCodes, type Locale } from '../../../i18n/locales';
import { localizedPath } from '../../../i18n/paths';
import { plainText } from '../../../lib/text';

/** Increases with every change of shape, in the address, too (docs/open-data.md). */
export const dataVersion = 1;

/** The files of open data; each holds all years and both languages. */
export const dataKinds = ['exhibitors', 'artists', 'works'] as const;
export type DataKind = (typeof dataKinds)[number];

/** Paths of a file of open data and of its schema. */
export const dataPath = (kind: DataKind): string => `/data/v${dataVersion}/${kind}.json`;
export const schemaPath = (kind: DataKind): string => `/data/v${dataVersion}/${kind}.schema.json`;

type Exhibitor = Pick<
  Nodes['Exhibitor'],
  | 'name'
  | 'participantType'
  | 'stand'
  | 'city'
  | 'country'
  | 'text'
  | 'website'
  | 'socialLinks'
  | 'artists'
  | 'works'
> & {
  sortAs?: Nodes['Exhibitor']['sortAs'] | undefined;
  fields: { year: number; slug: string };
};
type Work = NonNullable<Exhibitor['works']>[number];
type Text = { ru: string; en: string };

/** What open data is made of. */
export type FairRecords = {
  site: Pick<Nodes['SiteSettings'], 'name' | 'domain'>;
  exhibitors: readonly Exhibitor[];
  plans: readonly (Pick<Nodes['Plan'], 'halls' | 'stands'> & { fields: { year: number } })[];
  editions: readonly { lastDay: string; fields: { year: number } }[];
  /** Routes of static pages: lists of artists may be left out. */
  routes: ReadonlySet<string>;
  /** Path of the picture that is sent of a work. */
  pictureOf(work: Work): string | undefined;
};

/**
 * The exhibitors, artists and works of all years for other apps, by the records of the site: what
 * its pages say, as figures, and nothing that depends on the day it is read (decision 043).
 */
export function openData(records: FairRecords): Record<DataKind, object> {
  const { site, exhibitors } = records;
  const ordered = [...exhibitors].sort((a, b) => compare(referenceOf(a), referenceOf(b)));
  const address = addressesOf(site.domain);
  const file = (kind: DataKind, entries: readonly object[]) => ({
    $schema: `https://${site.domain}${schemaPath(kind)}`,
    version: dataVersion,
    fair: { name: textOf(site.name), page: address('/') },
    [kind]: entries,
  });
  const tell = { ...records, exhibitors: ordered };
  return {
    exhibitors: file('exhibitors', ordered.map(exhibitorEntries(tell))),
    artists: file('artists', artistEntries(tell)),
    works: file('works', ordered.flatMap(workEntries(tell))),
  };
}

function exhibitorEntries({ site, plans, pictureOf }: FairRecords) {
  const address = addressesOf(site.domain);
  return (exhibitor: Exhibitor) => {
    const { fields, name, participantType, stand, city, country, text } = exhibitor;
    const { year, slug } = fields;
    const [face] = exhibitor.works ?? [];
    return {
      id: referenceOf(exhibitor),
      year,
      page: address(`/exhibitors/${year}/${slug}/`),
      name: textOf(name),
      participantType,
      stand,
      hall: hallOf(plans, exhibitor),
      city: textOf(city),
      country: textOf(country),
      text: { ru: plainText(text.ru), en: plainText(text.en) },
      website: exhibitor.website ?? null,
      socialLinks: (exhibitor.socialLinks ?? []).map(({ network, url }) => ({ network, url })),
      artists: artistsOf([showing(exhibitor)], year).map((artist) => artist.slug),
      works: (exhibitor.works ?? []).map((work) => workReference(exhibitor, work)),
      picture: face === undefined ? null : pictureEntry(site.domain, face, pictureOf(face)),
    };
  };
}

function workEntries({ site, plans, editions, pictureOf }: FairRecords) {
  const address = addressesOf(site.domain);
  return (exhibitor: Exhibitor) =>
    (exhibitor.works ?? []).map((work) => {
      const { year } = exhibitor.fields;
      const { title, medium, technique, duration, copies, courtesy, size } = work;
      const lastDay = editions.find(({ fields }) => fields.year === year)?.lastDay;
      const { price, priceRange, ...sale } = lastingSale(work, lastDay);
      const sides = sidesOf(size);
      return {
        id: workReference(exhibitor, work),
        year,
        page: address(workPath(year, workName(exhibitor.fields.slug, workSlug(work)))),
        exhibitor: referenceOf(exhibitor),
        stand: exhibitor.stand,
        hall: hallOf(plans, exhibitor),
        title: textOf(title),
        artists: makersOf(exhibitor, work).map((name) => ({
          id: artistSlug(textOf(name)),
          name: textOf(name),
        })),
        made: { from: work.yearFrom ?? null, to: work.year, isApproximate: work.circa ?? false },
        medium: textOf(medium),
        technique: technique ?? null,
        size:
          sides === undefined
            ? null
            : {
                height: sides.height,
                width: sides.width,
                depth: sides.depth ?? null,
                diameter: size?.diameter ?? null,
              },
        durationSeconds: duration === undefined ? null : secondsOf(duration),
        copies:
          copies === undefined
            ? null
            : { of: copies.of, number: copies.number ?? null, proofs: copies.proofs ?? null },
        ...sale,
        price,
        priceRange: priceRange && { from: priceRange.from, to: priceRange.to },
        courtesy: courtesy === undefined ? null : textOf(courtesy),
        picture: pictureEntry(site.domain, work, pictureOf(work)),
      };
    });
}

function artistEntries({ site, exhibitors, routes }: FairRecords) {
  const address = addressesOf(site.domain);
  const all = exhibitors.map(showing);
  const years = [...new Set(all.map(({ year }) => year))];
  const ofYear = new Map(
    years.map((year) => [year, new Map(artistsOf(all, year).map((one) => [one.slug, one]))]),
  );
  const references = new Map(
    exhibitors.flatMap((exhibitor) =>
      (exhibitor.works ?? []).map((work) => [work, workReference(exhibitor, work)] as const),
    ),
  );
  const pageOf = (route: string, path: string, slug: string) =>
    routes.has(route) ? address(path, artistAnchor(slug)) : null;
  return artistsOfAllYears(all)
    .sort((a, b) => compare(a.slug, b.slug))
    .map(({ slug, name, years: shown }) => ({
      id: slug,
      name: textOf(name),
      page: pageOf(allArtists.route, allArtists.path, slug),
      years: shown.map(({ year, exhibitors: own }) => ({
        year,
        page: pageOf('artists', `/artists/${year}/`, slug),
        exhibitors: own.map(referenceOf),
        works: (ofYear.get(year)?.get(slug)?.works ?? []).flatMap(
          (work) => references.get(work as Work) ?? [],
        ),
      })),
    }));
}

const showing = (exhibitor: Exhibitor) => ({ ...exhibitor, year: exhibitor.fields.year });

const referenceOf = ({ fields }: Exhibitor): string => `${fields.year}/${fields.slug}`;

const workReference = (exhibitor: Exhibitor, work: Work): string =>
  `${referenceOf(exhibitor)}/${workSlug(work)}`;

/** The row or the hall of a stand; null where the plan of its year is not published. */
function hallOf(plans: FairRecords['plans'], { stand, fields }: Exhibitor): Text | null {
  const plan = plans.find((one) => one.fields.year === fields.year);
  const place = plan?.stands.find(({ code }) => code === stand);
  const hall = plan?.halls.find(({ id }) => id === place?.hall);
  return hall === undefined ? null : textOf(hall.name);
}

function pictureEntry(domain: string, { alt }: Work, path: string | undefined) {
  return path === undefined ? null : { url: `https://${domain}${path}`, alt: textOf(alt) };
}

/** A page's full addresses; its lists of names also have anchors. */
const addressesOf =
  (domain: string) =>
  (path: string, anchor?: string): Record<Locale, string> => {
    const hash = anchor === undefined ? '' : `#${anchor}`;
    const addresses = localeCodes.map((locale) => [
      locale,
      `https://${domain}${localizedPath(path, locale)}${hash}`,
    ]);
    return Object.fromEntries(addresses) as Record<Locale, string>;
  };

/** The two languages alone: nodes may bear more. */
const textOf = ({ ru, en }: { ru: string; en?: string }): Text => ({ ru, en: en ?? ru });

/** `12:30` and `1:02:30` in seconds. */
const secondsOf = (duration: string): number =>
  duration.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

const compare = (one: string, other: string): number => (one < other ? -1 : 1);
