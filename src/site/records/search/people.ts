import type { Nodes } from '../../content/nodes';
import { artistAnchor, artistsOf, artistSlug, makersOf } from '../../../works/model/artists';
import { workName, workPath, workSlug } from '../../../works/model/workAddress';
import { localize, wordsInAll, type Locale } from '../../../i18n/locales';
import { translator } from '../../content/translator';
import { byName, bySurname } from '../order';
import type { Found } from './found';

type Exhibitor = Nodes['Exhibitor'];

/** The language of entries, and the year that the site shows, which notes do not mention. */
export type Asked = { language: Locale; shown: number | undefined };

/** Returns a year unless it is the one that the site shows. */
const otherYear = (year: number, { shown }: Asked) => (year === shown ? undefined : year);

/** Returns entries for the exhibitors of a year, by name. */
export function exhibitorEntries(exhibitors: readonly Exhibitor[], asked: Asked): Found[] {
  const t = translator(asked.language, 'exhibitors');
  return byName(exhibitors, asked.language).map((exhibitor) => {
    const { name, fields, stand, participantType, city } = exhibitor;
    return {
      name: localize(name, asked.language),
      path: `/exhibitors/${fields.year}/${fields.slug}/`,
      note: `${stand} · ${t(`participantTypes.${participantType}`)}, ${localize(city, asked.language)}`,
      year: otherYear(fields.year, asked),
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
  asked: Asked,
): Found[] {
  const all = artistsOf(
    exhibitors.map((exhibitor) => ({ ...exhibitor, year: exhibitor.fields.year })),
    year,
  ).filter(({ slug, exhibitors: theirs }) => theirs.some(({ name }) => artistSlug(name) !== slug));
  return bySurname(all, asked.language).flatMap(({ slug, name, exhibitors: theirs }) => {
    const [first] = theirs;
    if (first === undefined) return [];
    return {
      name: localize(name, asked.language),
      path: hasList
        ? `/artists/${year}/#${artistAnchor(slug)}`
        : `/exhibitors/${year}/${first.fields.slug}/`,
      note: theirs
        .map((exhibitor) => `${localize(exhibitor.name, asked.language)}, ${exhibitor.stand}`)
        .join(' · '),
      year: otherYear(year, asked),
      names: wordsInAll(name),
      texts: [],
    };
  });
}

/**
 * Returns entries for the works of a year, by title. Works outnumber all other entries, so those of
 * other years have no picture and no words besides the ones that they show (decision 040).
 */
export function workEntries(exhibitors: readonly Exhibitor[], asked: Asked): Found[] {
  const hung = exhibitors.flatMap((exhibitor) =>
    (exhibitor.works ?? []).map((work) => ({ work, exhibitor, name: work.title })),
  );
  return byName(hung, asked.language).map(({ work, exhibitor }) => {
    const { name, fields } = exhibitor;
    const year = otherYear(fields.year, asked);
    const others = makersOf(exhibitor, work).filter(
      (maker) => artistSlug(maker) !== artistSlug(name),
    );
    return {
      name: localize(work.title, asked.language),
      path: workPath(fields.year, workName(fields.slug, workSlug(work))),
      note: others.map((text) => localize(text, asked.language)).join(', '),
      of: localize(name, asked.language),
      year,
      texts: year === undefined ? wordsInAll(work.title) : [],
      ...(year === undefined && { pictured: { record: exhibitor, file: work.picture } }),
    };
  });
}

/** Returns entries for the speakers of a year, by surname. */
export function speakerEntries(speakers: readonly Nodes['Speaker'][], asked: Asked): Found[] {
  return bySurname(speakers, asked.language).map((speaker) => {
    const { name, role, organisation, topics = [], portrait, fields } = speaker;
    return {
      name: localize(name, asked.language),
      path: `/speakers/${fields.year}/${fields.slug}/`,
      note: [role, organisation]
        .flatMap((text) => (text === undefined ? [] : localize(text, asked.language)))
        .join(', '),
      year: otherYear(fields.year, asked),
      texts: [...wordsInAll(name), ...topics.map((text) => localize(text, asked.language))],
      ...(portrait && { pictured: { record: speaker, file: portrait.picture } }),
    };
  });
}
