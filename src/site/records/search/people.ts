import type { Nodes } from '../../content/nodes';
import { artistAnchor, artistsOf, artistSlug, makersOf } from '../../../works/model/artists';
import { workName, workPath, workSlug } from '../../../works/model/workAddress';
import { localize, wordsInAll, type Locale } from '../../../i18n/locales';
import { translator } from '../../content/translator';
import { byName, bySurname } from '../order';
import type { Found } from './pages';

type Exhibitor = Nodes['Exhibitor'];

/** The language of entries, and the year that the site shows, which notes do not mention. */
export type EntryOptions = { language: Locale; shown: number | undefined };

/** Returns a year unless it is the one that the site shows. */
const otherYear = (year: number, { shown }: EntryOptions) => (year === shown ? undefined : year);

/** Returns entries for the exhibitors of a year, by name. */
export function exhibitorEntries(exhibitors: readonly Exhibitor[], options: EntryOptions): Found[] {
  const t = translator(options.language, 'exhibitors');
  return byName(exhibitors, options.language).map((exhibitor) => {
    const { name, fields, stand, participantType, city } = exhibitor;
    return {
      name: localize(name, options.language),
      path: `/exhibitors/${fields.year}/${fields.slug}/`,
      note: `${stand} · ${t(`participantTypes.${participantType}`)}, ${localize(city, options.language)}`,
      year: otherYear(fields.year, options),
      names: wordsInAll(name),
      texts: wordsInAll(city),
    };
  });
}

/**
 * Returns entries for the artists of a year, by surname. Leaves out artists who are exhibitors
 * themselves, because they have an entry as such. With `hasList`, entries lead to the list of
 * artists.
 */
export function artistEntries(
  exhibitors: readonly Exhibitor[],
  year: number,
  hasList: boolean,
  options: EntryOptions,
): Found[] {
  const all = artistsOf(
    exhibitors.map((exhibitor) => ({ ...exhibitor, year: exhibitor.fields.year })),
    year,
  ).filter(({ slug, exhibitors: theirs }) => theirs.some(({ name }) => artistSlug(name) !== slug));
  return bySurname(all, options.language).flatMap(({ slug, name, exhibitors: theirs }) => {
    const [first] = theirs;
    if (first === undefined) return [];
    return {
      name: localize(name, options.language),
      path: hasList
        ? `/artists/${year}/#${artistAnchor(slug)}`
        : `/exhibitors/${year}/${first.fields.slug}/`,
      note: theirs
        .map((exhibitor) => `${localize(exhibitor.name, options.language)}, ${exhibitor.stand}`)
        .join(' · '),
      year: otherYear(year, options),
      names: wordsInAll(name),
      texts: [],
    };
  });
}

/**
 * Returns entries for the works of a year, by title. Works outnumber all other entries, so works of
 * other years have no picture and no words besides those of name and note (decision 040).
 */
export function workEntries(exhibitors: readonly Exhibitor[], options: EntryOptions): Found[] {
  const hung = exhibitors.flatMap((exhibitor) =>
    (exhibitor.works ?? []).map((work) => ({ work, exhibitor, name: work.title })),
  );
  return byName(hung, options.language).map(({ work, exhibitor }) => {
    const { name, fields } = exhibitor;
    const year = otherYear(fields.year, options);
    const others = makersOf(exhibitor, work).filter(
      (maker) => artistSlug(maker) !== artistSlug(name),
    );
    return {
      name: localize(work.title, options.language),
      path: workPath(fields.year, workName(fields.slug, workSlug(work))),
      note: others.map((text) => localize(text, options.language)).join(', '),
      of: localize(name, options.language),
      year,
      texts: year === undefined ? wordsInAll(work.title) : [],
      ...(year === undefined && { pictured: { record: exhibitor, file: work.picture } }),
    };
  });
}

/** Returns entries for the speakers of a year, by surname. */
export function speakerEntries(
  speakers: readonly Nodes['Speaker'][],
  options: EntryOptions,
): Found[] {
  return bySurname(speakers, options.language).map((speaker) => {
    const { name, role, organisation, topics = [], portrait, fields } = speaker;
    return {
      name: localize(name, options.language),
      path: `/speakers/${fields.year}/${fields.slug}/`,
      note: [role, organisation]
        .flatMap((text) => (text === undefined ? [] : localize(text, options.language)))
        .join(', '),
      year: otherYear(fields.year, options),
      texts: [...wordsInAll(name), ...topics.map((text) => localize(text, options.language))],
      ...(portrait && { pictured: { record: speaker, file: portrait.picture } }),
    };
  });
}
