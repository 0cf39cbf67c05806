import type { Nodes } from '../../content/nodes';
import { artistAnchor, artistsOf, artistSlug, makersOf } from '../../../works/model/artists';
import { workName, workPath, workSlug } from '../../../works/model/workAddress';
import {
  localize,
  wordsInAll,
  type Locale,
  localeCodes,
  type Localized,
} from '../../../i18n/locales';
import { translator } from '../../content/translator';
import { byName, bySurname, compareSessions } from '../order';
import { hallAnchor, onMap, serviceAnchors } from '../../../plan/model/planAnchors';
import { nearestPart } from '../../../plan/model/planPlaces';
import { formatDay } from '../../../lib/time/days';
import { statusOf } from '../../../programme/model/sessionChanges';
import { allWords } from '../plan';
import type { Page, Section } from '../../content/page';
import { clauseAnchor } from '../../../sections/model/clauseAnchor';
import { withYear } from '../../../lib/fillYear';
import { releasePath } from '../../../press/model/releases';
import { isKeyed } from '../../../lib/isKeyed';
import { plainText } from '../../../lib/text';
import type { Node } from 'gatsby';
import type { Gathered } from '../../../search/model/searchFile';
import type { TFunction } from 'i18next';
import type { Colour } from '../../../works/model/colour';
import { lastingSale } from '../../../works/model/sale';
import { sidesOf } from '../../../works/model/scale';
import { optionsOf, priceSteps } from '../../../works/model/worksFilter';
import { formatRoubles } from '../../../lib/roubles';

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

/** Words that visitors type when they look for a recording. */
const recordingWords = ['запись', 'видео', 'recording', 'video'];

type Named = { readonly name: Localized };
/** A session with its hall, speakers and exhibitors. */
export type FoundSession = Pick<
  Nodes['Session'],
  'title' | 'slug' | 'start' | 'kind' | 'changes' | 'recording' | 'fields'
> & { hall: Named | undefined; speakers: readonly Named[]; exhibitors: readonly Named[] };

/** Returns entries for the sessions of a programme, by time, with day, hour, hall and speakers. */
export function sessionEntries(sessions: readonly FoundSession[], language: Locale): Found[] {
  const cancelled = translator(
    language,
    'sessions',
  )('statuses.cancelled')
    .toLowerCase()
    .replace(/\.$/, '');
  return [...sessions].sort(compareSessions).map((session) => {
    const { title, slug, start, kind, changes, hall, speakers, exhibitors, fields } = session;
    const halls = hall === undefined ? [] : [hall];
    return {
      name: localize(title, language),
      path: `/program/${fields.year}/${slug}/`,
      note: [
        statusOf(changes).status === 'cancelled' ? cancelled : '',
        `${formatDay(fields.date, language, 'weekday')}, ${start}`,
        ...halls.map(({ name }) => localize(name, language)),
        speakers.map(({ name }) => localize(name, language)).join(', '),
      ]
        .filter((part) => part !== '')
        .join(' · '),
      texts: [
        ...wordsInAll(title),
        ...[...speakers, ...exhibitors, ...halls].flatMap(({ name }) => wordsInAll(name)),
        ...localeCodes.map((locale) => translator(locale, 'sessions')(`kinds.${kind}`)),
        ...(session.recording === undefined ? [] : recordingWords),
      ],
    };
  });
}

/**
 * Returns entries for the halls and services of the map's plan, also found by their everyday words.
 */
export function placeEntries(plan: Nodes['Plan'], language: Locale): Found[] {
  const { halls, services, serviceWords } = plan;
  const anchors = serviceAnchors(services);
  const t = translator(language, 'map');
  return [
    ...halls.map(({ id, name, use, words }) => ({
      name: localize(name, language),
      path: onMap(hallAnchor(id)),
      note: use === 'programme' ? t('programmeHall') : '',
      texts: [...wordsInAll(name), ...allWords(words)],
    })),
    ...services.map((service, index) => {
      const { kind, name } = service;
      const word = t(`services.${kind}`);
      const hall = nearestPart(service, halls);
      return {
        name: name === undefined ? word : localize(name, language),
        path: onMap(anchors[index] ?? ''),
        note: [
          name === undefined ? '' : word,
          hall ? t('near', { hall: localize(hall.name, language) }) : '',
        ]
          .filter((part) => part !== '')
          .join(' · '),
        texts: [
          ...(name === undefined ? [] : wordsInAll(name)),
          ...localeCodes.map((locale) => translator(locale, 'map')(`services.${kind}`)),
          ...allWords(serviceWords?.find((entry) => entry.kind === kind)?.words),
        ],
      };
    }),
  ];
}

/** Maximum length of a label or a small heading of a section, letters. */
const maxLabelLength = 40;

/** A page of content at one of its paths; with `year` if the path is the list of a year. */
export type FoundPage = { page: Page; path: string; year?: number };

/** Entries for pages, with their sections and clauses, and for questions with their answers. */
type PageEntries = { pages: Found[]; questions: Found[] };

/**
 * Returns entries for pages and their sections, in the given order. A section's entry is found by
 * its labels, an entry of a clause or question by its whole text. Whole texts of other sections
 * would enlarge the file more than they help (decision 040).
 */
export function pageEntries(found: readonly FoundPage[], language: Locale): PageEntries {
  const pages: Found[] = [];
  const questions: Found[] = [];
  for (const { page, path, year } of found) {
    const { title, titleBlock, breadcrumb, description } = page;
    const plain = breadcrumb ?? titleBlock.titleH1;
    const name =
      year === undefined ? localize(plain, language) : withYear(localize(plain, language), year);
    const words = [titleBlock.titleH1, title, description];
    pages.push({
      name,
      path,
      note: year === undefined && titleBlock.titleH2 ? localize(titleBlock.titleH2, language) : '',
      texts: [...wordsInAll(plain), ...words.map((text) => longWords(localize(text, language)))],
    });
    for (const section of path === '/' ? [] : (page.sections ?? [])) {
      const { anchor, title: heading } = section;
      const parts = partsOf(section);
      const labels = (parts === undefined ? textsIn(section) : [])
        .map((text) => localize(text, language))
        .filter((text) => text.length <= maxLabelLength);
      pages.push({
        name: localize(heading, language),
        path: `${path}#${anchor}`,
        note: name,
        texts: [...wordsInAll(heading), ...labels],
      });
      const list = section.kind === 'accordion' ? questions : pages;
      for (const [index, part] of (parts ?? []).entries())
        list.push({
          name: localize(part.title, language),
          path: `${path}#${clauseAnchor(anchor, index)}`,
          note: name,
          texts: [...wordsInAll(part.title), longWords(localize(part.text, language))],
        });
    }
  }
  return { pages, questions };
}

/** Returns entries for releases, found by their headlines and all of their words. */
export const releaseEntries = (releases: readonly Nodes['Release'][], language: Locale): Found[] =>
  releases.map(({ title, summary, text, fields }) => ({
    name: localize(title, language),
    path: releasePath(fields.slug),
    note: formatDay(fields.date, language),
    texts: [
      ...wordsInAll(title),
      ...[summary, text].map((words) => longWords(localize(words, language))),
    ],
  }));

/** Returns the parts of a section that have their own anchors. */
function partsOf(section: Section): readonly { title: Localized; text: Localized }[] | undefined {
  if (section.kind === 'accordion') return section.items;
  return section.kind === 'clauses' ? section.clauses : undefined;
}

/** Returns every text inside a value, in both languages. */
function textsIn(value: unknown): Localized[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isKeyed(value)) return [];
  const { ru, en } = value;
  if (typeof ru === 'string' && typeof en === 'string') return [{ ru, en }];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Returns the words of a text that have more than three letters, because `in` or `the` is in every
 * text.
 */
const longWords = (text: string) =>
  plainText(text, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .join(' ');

/**
 * An entry of the search. Its picture is given by a file name and the record in whose folder the
 * file is.
 */
export type Found = Omit<Gathered, 'picture'> & { pictured?: { record: Node; file: string } };

/** A work on the wall, with its exhibitor and the colours of its picture. */
export type SearchedWork = {
  work: NonNullable<Exhibitor['works']>[number];
  exhibitor: Exhibitor;
  colours: readonly Colour[];
};

/**
 * Returns entries for the filters of a year's list of works (technique, size, colour, price) and
 * for its order by price. Leaves out filters that match no work.
 */
export function wallEntries(
  hung: readonly SearchedWork[],
  wall: Pick<Found, 'name' | 'path'>,
  language: Locale,
): Found[] {
  const works = hung.map(({ work, exhibitor, colours }) => ({
    ...lastingSale(work, undefined),
    technique: work.technique ?? null,
    size: sidesOf(work.size) ?? null,
    colours,
    makers: [],
    exhibitor,
  }));
  const { technique, size, colour, price } = optionsOf(works, [], []);
  const entriesOf = <Value extends string | number>(
    key: string,
    values: readonly Value[],
    filterTexts: (
      t: TFunction<'works'>,
      locale: Locale,
    ) => { key: string; label: (value: Value) => string },
  ) => {
    const textsIn = (locale: Locale) => filterTexts(translator(locale, 'works'), locale);
    return values.map((value) => ({
      name: `${wall.name}: ${textsIn(language).label(value)}`,
      path: `${wall.path}?${key}=${value}`,
      note: textsIn(language).key,
      texts: localeCodes.flatMap((locale) => {
        const { label, key: filter } = textsIn(locale);
        return [label(value), filter];
      }),
    }));
  };
  const steps = priceSteps(works);
  const limit = (side: 'from' | 'to') => (t: TFunction<'works'>, locale: Locale) => ({
    key: t('filter.price'),
    label: (price: number) => t(`price.${side}`, { price: formatRoubles(price, locale) }),
  });
  return [
    ...entriesOf('technique', technique, (t) => ({
      key: t('filter.technique'),
      label: (value) => t(`technique.${value}`),
    })),
    ...entriesOf('size', size, (t) => ({
      key: t('filter.size'),
      label: (value) => t(`size.${value}`),
    })),
    ...entriesOf('colour', colour, (t) => ({
      key: t('filter.colour'),
      label: (value) => t(`colour.${value}`),
    })),
    ...entriesOf('price-to', steps, limit('to')),
    ...entriesOf('price-from', steps.slice(-1), limit('from')),
    ...entriesOf('price', price, (t) => ({
      key: t('filter.price'),
      label: (value) => t(`price.${value}`),
    })),
    ...entriesOf('sort', steps.length > 0 ? (['price'] as const) : [], (t) => ({
      key: t('sort'),
      label: (value) => t(`sorts.${value}`),
    })),
  ];
}
