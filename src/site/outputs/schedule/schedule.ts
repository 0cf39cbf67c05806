import { createHash } from 'node:crypto';
import { type Locale, type Localized, localize } from '../../../i18n/locales';
import englishProgramme from '../../../i18n/messages/en/programme.json';
import englishRecordings from '../../../i18n/messages/en/recordings.json';
import englishSessions from '../../../i18n/messages/en/sessions.json';
import russianProgramme from '../../../i18n/messages/ru/programme.json';
import russianRecordings from '../../../i18n/messages/ru/recordings.json';
import russianSessions from '../../../i18n/messages/ru/sessions.json';
import { localizedPath } from '../../../i18n/paths';
import { plainText } from '../../../lib/text';
import { hallAnchor, onMap } from '../../../plan/model/planAnchors';
import { dayBounds, lasting, scheduleDay, startMoment } from '../../../programme/model/scheduleDay';
import { statusOf } from '../../../programme/model/sessionChanges';
import { bookPath } from '../../../programme/model/sessionTime';
import type { Nodes } from '../../content/nodes';

/** A session as schedule apps read it, texts plain and in one language. */
export type ScheduleEvent = {
  id: number;
  guid: string;
  /** `2026-04-02T12:00:00+03:00`. */
  date: string;
  /** By the clock in Moscow, `12:00`. */
  start: string;
  /** `01:30`. */
  duration: string;
  slug: string;
  url: string;
  title: string;
  /** The word for its kind. */
  type: string;
  /** Spoken language, `ru`. */
  language: string;
  abstract: string;
  description: string;
  persons: { id: number; guid: string; name: string; url: string }[];
  links: { title: string; url: string }[];
};

/** A hall on a day, with what takes place there. */
export type ScheduleRoom = { name: string; guid: string; events: ScheduleEvent[] };

/** A day as apps count them: from one early morning to the next. */
type ScheduleDay = { date: string; start: string; end: string; rooms: ScheduleRoom[] };

/** A year's programme in one language, as frab and pretalx write one (decision 043). */
export type Schedule = {
  /** Says when it was last changed. */
  version: string;
  acronym: string;
  title: string;
  /** The site's own address. */
  site: string;
  days: ScheduleDay[];
};

/** How finely apps divide a day; sessions begin at any minute. */
export const timeslot = '00:05';

export const timeZone = 'Europe/Moscow';

/** The namespace of web addresses (RFC 9562, 6.6). */
const addresses = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

const sha1 = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest();

/** The UUID of a web address, version 5 (RFC 9562): equal addresses have equal ones for ever. */
export function uuidOf(address: string): string {
  const bytes = sha1(addresses, address).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * A positive whole number for each name, small enough for apps that count in 32 bits. It depends on
 * the name alone; where two fall on one number, the later in the alphabet takes the next free one.
 */
export function numbersOf(names: Iterable<string>): Map<string, number> {
  const taken = new Set([0]);
  const numbers = new Map<string, number>();
  for (const name of [...new Set(names)].sort()) {
    let number = sha1(name).readUInt32BE() >>> 1;
    while (taken.has(number)) number = (number + 1) % 2 ** 31;
    taken.add(number);
    numbers.set(name, number);
  }
  return numbers;
}

const messages = {
  ru: { ...russianRecordings, ...russianSessions, ...russianProgramme },
  en: { ...englishRecordings, ...englishSessions, ...englishProgramme },
};

/** A year's programme; its sessions by time, halls in the order of the plan. */
export type YearOfProgramme = {
  year: number;
  site: Pick<Nodes['SiteSettings'], 'name' | 'domain'>;
  halls: readonly { id: string; name: Localized }[];
  sessions: readonly Session[];
  /** By `<year>/<slug>`. */
  speakers: ReadonlyMap<string, { name: Localized }>;
  exhibitors: ReadonlyMap<string, { name: Localized }>;
  /** When the programme of its days was last changed, UTC, ISO. */
  changed: string;
};

type Session = Pick<
  Nodes['Session'],
  | 'slug'
  | 'start'
  | 'end'
  | 'hall'
  | 'kind'
  | 'title'
  | 'summary'
  | 'audience'
  | 'spokenLanguages'
  | 'places'
  | 'registration'
  | 'form'
> & {
  ages?: Nodes['Session']['ages'] | undefined;
  changes?: Nodes['Session']['changes'] | undefined;
  recording?: Nodes['Session']['recording'] | undefined;
  slides?: Nodes['Session']['slides'];
  fields: Omit<Nodes['Session']['fields'], 'year'>;
};

/** A year's programme in one language, as schedule apps read it (decision 043). */
export function scheduleOf(programme: YearOfProgramme, locale: Locale): Schedule {
  const { year, site, halls, sessions, changed } = programme;
  const origin = `https://${site.domain}`;
  const say = (text: Localized) => localize(text, locale);
  const event = eventsIn(programme, locale);
  const days = new Map<string, Map<string, ScheduleRoom>>();
  const order = halls.map(({ id }) => id);
  const byHall = [...sessions].sort((a, b) => order.indexOf(a.hall) - order.indexOf(b.hall));
  for (const session of byHall) {
    const day = scheduleDay({ ...session, date: session.fields.date });
    const rooms = days.get(day) ?? new Map<string, ScheduleRoom>();
    days.set(day, rooms);
    const hall = halls.find(({ id }) => id === session.hall);
    const name = hall === undefined ? session.hall : say(hall.name);
    const guid = uuidOf(`${origin}${onMap(hallAnchor(session.hall))}`);
    // Apps know a room by its name.
    const room = rooms.get(name) ?? { name, guid, events: [] };
    rooms.set(name, room);
    room.events.push(event(session));
  }
  return {
    version: moscowMinute(changed),
    acronym: `${site.domain.replace(/\.[^.]*$/, '').replace(/[^a-z0-9]/g, '_')}_${year}`,
    title: `${say(site.name)} ${year}`,
    site: `${origin}/`,
    days: [...days]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([date, rooms]) => ({
        date,
        ...dayBounds(date),
        rooms: [...rooms.values()].map(({ events, ...room }) => ({
          ...room,
          events: events.sort((a, b) => a.date.localeCompare(b.date)),
        })),
      })),
  };
}

/** Ids come from addresses of Russian pages, so they are the same in both languages. */
function eventsIn(
  { year, site, sessions, speakers, exhibitors }: YearOfProgramme,
  locale: Locale,
): (session: Session) => ScheduleEvent {
  const words = messages[locale];
  const origin = `https://${site.domain}`;
  const say = (text: Localized) => localize(text, locale);
  const pageOf = (path: string) => `${origin}${localizedPath(path, locale)}`;
  const pathOf = ({ slug }: Session) => `/program/${year}/${slug}/`;
  const ids = numbersOf(sessions.map(pathOf));
  const personIds = numbersOf(sessions.flatMap(({ fields }) => fields.speakerReferences));
  return (session) => {
    const { slug, kind, changes, spokenLanguages, fields } = session;
    const { status, note } = statusOf(changes);
    const path = pathOf(session);
    const times = { ...session, date: fields.date };
    const news = status === 'scheduled' ? [] : [words.statuses[status], note && say(note)];
    const title = say(session.title);
    return {
      id: ids.get(path) ?? 0,
      guid: uuidOf(origin + path),
      date: startMoment(times),
      start: session.start,
      duration: lasting(times),
      slug,
      url: pageOf(path),
      // FOSDEM's way, which Sojourner knows: pretalx leaves such a session out, and those who have
      // it on their list would never learn why.
      title: status === 'cancelled' ? `${words.statuses.cancelled.toUpperCase()} ${title}` : title,
      type: words.kinds[kind],
      language: spokenLanguages.includes(locale) ? locale : (spokenLanguages[0] ?? locale),
      abstract: [news.filter(Boolean).join(' '), plainText(say(session.summary))]
        .filter(Boolean)
        .join('\n\n'),
      description: factsOf(session, locale).join('\n'),
      persons: fields.speakerReferences.flatMap((reference) => {
        const speaker = speakers.get(reference);
        if (speaker === undefined) return [];
        const page = `/speakers/${reference}/`;
        return {
          id: personIds.get(reference) ?? 0,
          guid: uuidOf(origin + page),
          name: say(speaker.name),
          url: pageOf(page),
        };
      }),
      links: [
        ...(session.form !== undefined && isBookable(session)
          ? [{ title: words.registration, url: pageOf(bookPath(year, slug)) }]
          : []),
        ...(session.recording === undefined || status === 'cancelled'
          ? []
          : [{ title: words.watch, url: session.recording.src }]),
        ...(session.slides === undefined ? [] : [{ title: words.slides, url: session.slides }]),
        ...fields.exhibitorReferences.flatMap((reference) => {
          const exhibitor = exhibitors.get(reference);
          if (exhibitor === undefined) return [];
          return { title: say(exhibitor.name), url: pageOf(`/exhibitors/${reference}/`) };
        }),
      ],
    };
  };
}

const isCancelled = ({ changes }: Session) => statusOf(changes).status === 'cancelled';

const isBookable = (session: Session) =>
  session.registration === 'required' && session.places !== 'full' && !isCancelled(session);

/** What apps have no field for: whom it is for, and whether one has to book. */
function factsOf(session: Session, locale: Locale): string[] {
  const { audience, ages, spokenLanguages, places, registration } = session;
  const words = messages[locale];
  const booking = places === 'full' ? 'full' : registration;
  return [
    audience !== 'everyone' && `${words.audience}: ${words.audiences[audience]}`,
    ages !== undefined &&
      `${words.ages}: ${words.agesFromTo.replace('{{from}}', String(ages.from)).replace('{{to}}', String(ages.to))}`,
    spokenLanguages.length > 1 && `${words.language}: ${words.bothLanguages}`,
    typeof places === 'number' && `${words.places}: ${places}`,
    booking !== 'none' &&
      !isCancelled(session) &&
      `${words.registration}: ${words.registrations[booking]}`,
  ].filter((fact) => fact !== false);
}

/** A moment as apps show it to people: `2026-03-30 14:05`, Moscow time. */
const moscowMinute = (moment: string): string =>
  new Date(Date.parse(moment) + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
