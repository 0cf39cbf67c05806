import type { Nodes } from '../../content/nodes';
import { hallAnchor, onMap, serviceAnchors } from '../../../plan/model/planAnchors';
import { nearestPart } from '../../../plan/model/planPlaces';
import {
  localeCodes,
  localize,
  wordsInAll,
  type Locale,
  type Localized,
} from '../../../i18n/locales';
import { formatDay } from '../../../lib/time/days';
import { statusOf } from '../../../programme/model/sessionChanges';
import { translator } from '../../content/translator';
import { compareSessions } from '../order';
import { allWords } from '../plan';
import type { Found } from './pages';

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
