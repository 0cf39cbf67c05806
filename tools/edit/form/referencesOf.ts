import {
  sourcesOf,
  type ContentFolder,
  type ContentSource,
  recordsOf,
  sessionsOf,
  siteOf,
} from '../../../src/site/check/files/contentFolder';
import { addressOf, newestWorks } from '../../../src/site/check/exhibitors';
import type { ContentKind } from '../../../src/site/content/contentFiles';
import { planFor } from '../../new/freePlaces';
import type { Choice, ReferenceTo } from '../protocol';
import { dayWords, join, nameOf, wordsAt } from './nameOf';

/**
 * Returns the records that fields can name. Records of `year`, the file's own year, can be written
 * with or without it; halls and stands are those of that year's plan. A file without a year uses
 * the current plan. For the programme (`kind`), only halls for sessions are returned.
 */
export function referencesOf(
  folder: ContentFolder,
  year?: number,
  kind?: ContentKind,
): Record<ReferenceTo, Choice[]> {
  const planYear = year ?? siteOf(folder)?.currentEdition ?? NaN;
  const { halls = [], stands = [] } = planFor(folder, planYear) ?? {};
  const exhibitors = recordsOf(folder, 'exhibitor');
  const worksYear = newestWorks(folder).year;
  const here = exhibitors.filter(({ place }) => place.year === planYear);
  const holders = new Map(here.map(({ value, source }) => [value?.stand, nameOf(source)]));
  return {
    halls: halls.flatMap((hall) =>
      hall?.id === undefined || (kind === 'programme' && hall.use !== 'programme')
        ? []
        : [{ value: hall.id, label: wordsAt(hall, ['name'], hall.id) }],
    ),
    stands: stands
      .flatMap((stand) => stand?.code ?? [])
      .map((value) => ({ value, label: join(value, ', ', holders.get(value) ?? free) })),
    speakers: recordChoices(sourcesOf(folder, 'speaker'), year),
    exhibitors: recordChoices(sourcesOf(folder, 'exhibitor'), year),
    sessions: sessionsOf(folder).map(({ place: { year: own, date }, value }) => ({
      value: `${own}/${value?.slug}`,
      label: join(wordsAt(value, ['title'], value?.slug ?? ''), ', ', dayWords(date)),
    })),
    // The home page shows works of the newest edition that has any.
    works: exhibitors
      .filter(({ place }) => place.year === worksYear)
      .flatMap((exhibitor) =>
        exhibitor.list('works').map((work) => ({
          value: `${exhibitor.place.slug}/${addressOf(work)}`,
          label: join(wordsAt(work.value, ['title'], '…'), ', ', nameOf(exhibitor.source)),
        })),
      ),
    forms: sourcesOf(folder, 'form').map(choiceOf),
  };
}

const free = { ru: 'свободен', en: 'free' };

/**
 * Returns the records of the file's own year without the year, then the records of all years with
 * it, newest first.
 */
function recordChoices(sources: readonly ContentSource[], own: number | undefined): Choice[] {
  const full = sources.map((source) => {
    const { value, label } = choiceOf(source);
    const { year = 0 } = source.place;
    return { value: `${year}/${value}`, label: join(label, `, ${year}`) };
  });
  const plain = sources.filter(({ place }) => place.year === own).map(choiceOf);
  // Folders are sorted by year, oldest first.
  return [...plain, ...full.reverse()];
}

const choiceOf = (source: ContentSource): Choice => ({
  value: source.place.slug ?? '',
  label: nameOf(source),
});
