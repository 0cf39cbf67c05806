import { createHash } from 'node:crypto';
import type { Locale } from '../../i18n/locales';
import { type Shipped, shippedMessages, type ShippedMessages } from '../../i18n/messages';
import { localizedPath } from '../../i18n/paths';
import { plainText } from '../../lib/text';
import { hallAnchor, onMap } from '../../plan/model/planAnchors';
import { bookPath } from '../model/sessionTime';
import { shiftDay } from '../../lib/time/clock';
import { endMoment } from '../model/sessionEnd';
import { present } from '../../lib/present';
import { element, xmlFile } from '../../lib/xml';
import { schedulePath } from '../model/subscriptions';

/** A session in the format of schedule apps; texts are plain and in one language. */
type ScheduleEvent = {
  id: number;
  guid: string;
  /** `2026-04-02T12:00:00+03:00`. */
  date: string;
  /** Moscow time, `12:00`. */
  start: string;
  /** Hours and minutes, `01:30`. */
  duration: string;
  slug: string;
  url: string;
  title: string;
  /** The word for the kind of session. */
  type: string;
  /** Spoken language, `ru`. */
  language: string;
  abstract: string;
  description: string;
  persons: { id: number; guid: string; name: string; url: string }[];
  links: { title: string; url: string }[];
};

/** A hall on one day, with its sessions. */
export type ScheduleRoom = { name: string; guid: string; events: ScheduleEvent[] };

/** A day as apps count it: from one early morning to the next. */
type ScheduleDay = { date: string; start: string; end: string; rooms: ScheduleRoom[] };

/** A year's programme in one language, in the format of frab and pretalx (decision 043). */
type Schedule = {
  /** Contains the time of the last change. */
  version: string;
  acronym: string;
  title: string;
  /** The address of the site. */
  site: string;
  days: ScheduleDay[];
};

/** The grid into which apps divide a day; sessions can begin at any minute. */
const timeslot = '00:05';

const timeZone = 'Europe/Moscow';

/** The namespace of URLs (RFC 9562, 6.6). */
const addresses = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

const sha1 = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest();

/**
 * Returns the version 5 UUID of a web address (RFC 9562). The same address always gives the same
 * id.
 */
export function uuidOf(address: string): string {
  const bytes = sha1(addresses, address).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Returns a positive integer for each name, small enough for apps that use 32 bits. It depends on
 * the name alone, unless two names get the same number: then the later in the alphabet takes the
 * next free number.
 */
export function numbersOf(names: Iterable<string>): Map<string, number> {
  const usedNumbers = new Set([0]);
  const numbers = new Map<string, number>();
  for (const name of [...new Set(names)].sort()) {
    let number = sha1(name).readUInt32BE() >>> 1;
    while (usedNumbers.has(number)) number = (number + 1) % 2 ** 31;
    usedNumbers.add(number);
    numbers.set(name, number);
  }
  return numbers;
}

type Programme = Queries.ProgrammeFactsFragment;
type Session = Programme['days'][number]['sessions'][number];

/** The fair and the messages of one language. */
export type ScheduleFor = {
  site: { readonly name: string; readonly domain: string };
  locales: Shipped;
  locale: Locale;
};

/** Converts a year's programme in one language to the format of schedule apps (decision 043). */
export function scheduleOf(
  { year, days: written }: Pick<Programme, 'year' | 'days'>,
  of: ScheduleFor,
): Schedule {
  const { name, domain } = of.site;
  const origin = `https://${domain}`;
  const sessions = written.flatMap((day) => day.sessions);
  const event = eventsIn(sessions, of);
  const days = new Map<string, Map<string, ScheduleRoom>>();
  const byHall = [...sessions].sort((a, b) => a.hall.position - b.hall.position);
  for (const session of byHall) {
    const day = scheduleDay(session);
    const rooms = days.get(day) ?? new Map<string, ScheduleRoom>();
    days.set(day, rooms);
    const { hall } = session;
    const guid = uuidOf(`${origin}${onMap(hallAnchor(hall.id))}`);
    // Apps identify a room by its name.
    const room = rooms.get(hall.name) ?? { name: hall.name, guid, events: [] };
    rooms.set(hall.name, room);
    room.events.push(event(session));
  }
  const changed = written.map((day) => day.changed).sort();
  return {
    version: moscowMinute(changed.at(-1) ?? ''),
    acronym: `${domain.replace(/\.[^.]*$/, '').replace(/[^a-z0-9]/g, '_')}_${year}`,
    title: `${name} ${year}`,
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

const referenceOf = ({ year, slug }: { readonly year: number; readonly slug: string }) =>
  `${year}/${slug}`;

/** Ids come from addresses of Russian pages, so they are the same in both languages. */
function eventsIn(
  sessions: readonly Session[],
  { site, locales, locale }: ScheduleFor,
): (session: Session) => ScheduleEvent {
  const words = {
    ...shippedMessages(locales, 'recordings'),
    ...shippedMessages(locales, 'sessions'),
    ...shippedMessages(locales, 'programme'),
  };
  const origin = `https://${site.domain}`;
  const pageOf = (path: string) => `${origin}${localizedPath(path, locale)}`;
  const pathOf = (session: Session) => `/program/${referenceOf(session)}/`;
  const ids = numbersOf(sessions.map(pathOf));
  const personIds = numbersOf(sessions.flatMap(({ speakers }) => speakers.map(referenceOf)));
  return (session) => {
    const { year, slug, status, note, title, spokenLanguages, recording, slides } = session;
    const isCancelled = status === 'cancelled';
    const path = pathOf(session);
    const news = status === 'scheduled' ? [] : [words.statuses[status], note];
    return {
      id: ids.get(path) ?? 0,
      guid: uuidOf(origin + path),
      date: startMoment(session),
      start: session.start,
      duration: lasting(session),
      slug,
      url: pageOf(path),
      // FOSDEM marks cancelled sessions like this, too, and Sojourner understands it. pretalx omits
      // a cancelled session, so visitors who have it on their list would never learn why.
      title: isCancelled ? `${words.statuses.cancelled.toUpperCase()} ${title}` : title,
      type: session.kindName,
      language: spokenLanguages.includes(locale) ? locale : (spokenLanguages[0] ?? locale),
      abstract: [news.filter(Boolean).join(' '), plainText(session.summary)]
        .filter(Boolean)
        .join('\n\n'),
      description: factsOf(session, words).join('\n'),
      persons: session.speakers.map((speaker) => {
        const page = `/speakers/${referenceOf(speaker)}/`;
        return {
          id: personIds.get(referenceOf(speaker)) ?? 0,
          guid: uuidOf(origin + page),
          name: speaker.name,
          url: pageOf(page),
        };
      }),
      links: [
        ...(session.form !== null && session.registration === 'required' && !isCancelled
          ? [{ title: words.registration, url: pageOf(bookPath(year, slug)) }]
          : []),
        ...(recording.src === null || isCancelled
          ? []
          : [{ title: words.watch, url: recording.src }]),
        ...(slides === null ? [] : [{ title: words.slides, url: slides }]),
        ...session.exhibitors.map((exhibitor) => ({
          title: exhibitor.name,
          url: pageOf(`/exhibitors/${referenceOf(exhibitor)}/`),
        })),
      ],
    };
  };
}

/** Returns the facts for which apps have no field, such as audience, ages, places and booking. */
function factsOf(
  session: Session,
  words: ShippedMessages<'sessions'> & ShippedMessages<'programme'>,
): string[] {
  const { status, audience, ages, spokenLanguages, places, registration } = session;
  return [
    audience !== 'everyone' && `${words.audience}: ${words.audiences[audience]}`,
    ages !== null &&
      `${words.ages}: ${words.agesFromTo.replace('{{from}}', String(ages.from)).replace('{{to}}', String(ages.to))}`,
    spokenLanguages.length > 1 && `${words.language}: ${words.bothLanguages}`,
    places !== null && `${words.places}: ${places}`,
    registration !== 'none' &&
      status !== 'cancelled' &&
      `${words.registration}: ${words.registrations[registration]}`,
  ].filter((fact) => fact !== false);
}

/** Formats a moment for people: `2026-03-30 14:05`, Moscow time. */
const moscowMinute = (moment: string): string =>
  new Date(Date.parse(moment) + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

type Timed = { readonly date: string; readonly start: string; readonly end: string };

/**
 * Schedule apps count a session that begins before this time as part of the night before; Giggity
 * has the same rule built in. Sessions that begin in the evening end by then (sessionEnd).
 */
const dayBegins = '06:00';

/** Formats a time in Moscow for schedules: `2026-04-02T12:00:00+03:00`. */
const inMoscow = (day: string, time: string): string => `${day}T${time}:00+03:00`;

/** Returns the day of a schedule to which a session belongs, ISO. */
export function scheduleDay({ date, start }: Omit<Timed, 'end'>): string {
  return start < dayBegins ? shiftDay(date, -1) : date;
}

/** Returns the moments when a day of a schedule begins and ends. */
export function dayBounds(day: string): { start: string; end: string } {
  return { start: inMoscow(day, dayBegins), end: inMoscow(shiftDay(day, 1), dayBegins) };
}

/** Returns the moment when a session begins, with Moscow's UTC offset. */
export const startMoment = ({ date, start }: Omit<Timed, 'end'>): string => inMoscow(date, start);

/** Returns a session's duration, `01:30`. */
export function lasting(session: Timed): string {
  const begins = Date.parse(`${session.date}T${session.start}Z`);
  const minutes = (Date.parse(`${endMoment(session)}Z`) - begins) / 60_000;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/**
 * Writes each year's programme for other apps, `schedule.xml` and `schedule.json` (decision 043).
 * Like the calendars they do not use the clock, so equal content gives equal files.
 */
export function scheduleFormats(
  { locales, site, programmes }: Queries.ProgrammeFilesQuery,
  locale: Locale,
) {
  const of = { site: present(site, 'site.yaml'), locales, locale };
  return programmes.flatMap((programme): [string, string][] => {
    const schedule = scheduleOf(programme, of);
    return [
      [schedulePath(locale, programme.year, 'xml'), scheduleXml(schedule)],
      [schedulePath(locale, programme.year, 'json'), JSON.stringify(scheduleJson(schedule))],
    ];
  });
}

/**
 * Converts a programme to `schedule.json`, with the fields that pretalx writes and c3voc's schema
 * allows (decision 043).
 */
export function scheduleJson({ version, acronym, title, site, days }: Schedule) {
  const rooms = days.flatMap((day) => day.rooms);
  return {
    $schema: 'https://c3voc.de/schedule/schema.json',
    schedule: {
      version,
      base_url: site,
      conference: {
        acronym,
        title,
        start: days[0]?.date,
        end: days.at(-1)?.date,
        daysCount: days.length,
        timeslot_duration: timeslot,
        time_zone_name: timeZone,
        rooms: [...new Map(rooms.map(({ name, guid }) => [guid, { name, guid }])).values()],
        days: days.map((day, index) => ({
          index: index + 1,
          date: day.date,
          day_start: day.start,
          day_end: day.end,
          rooms: Object.fromEntries(
            day.rooms.map(({ name, events }) => [
              name,
              events.map((event) => eventOf(event, name)),
            ]),
          ),
        })),
      },
    },
  };
}

function eventOf({ persons, links, ...event }: ScheduleEvent, room: string) {
  return {
    ...event,
    room,
    subtitle: '',
    track: event.type,
    // No `id`: with an `id`, the schema reads the person as a person of frab, with other fields.
    persons: persons.map(({ guid, name, url }) => ({ guid, name, public_name: name, url })),
    links: links.map((link) => ({ ...link, type: 'related' })),
    attachments: [],
  };
}

/**
 * Writes a programme as `schedule.xml`, with pretalx's elements in pretalx's order (decision 043).
 */
export function scheduleXml({ version, acronym, title, site, days }: Schedule): string {
  const schedule = element('schedule', {}, [
    element('version', {}, version),
    element('conference', {}, [
      element('acronym', {}, acronym),
      element('title', {}, title),
      element('start', {}, days[0]?.date ?? ''),
      element('end', {}, days.at(-1)?.date ?? ''),
      element('days', {}, String(days.length)),
      element('timeslot_duration', {}, timeslot),
      element('base_url', {}, site),
      element('time_zone_name', {}, timeZone),
    ]),
    ...days.map(({ rooms, ...day }, index) =>
      element(
        'day',
        { index: index + 1, ...day },
        rooms.map(({ name, guid, events }) =>
          element(
            'room',
            { name, guid },
            events.map((event) => eventElement(event, name)),
          ),
        ),
      ),
    ),
  ]);
  return xmlFile(schedule);
}

function eventElement({ id, guid, persons, links, ...event }: ScheduleEvent, room: string): string {
  return element('event', { guid, id }, [
    element('date', {}, event.date),
    element('start', {}, event.start),
    element('duration', {}, event.duration),
    element('room', {}, room),
    element('slug', {}, event.slug),
    element('url', {}, event.url),
    element('title', {}, event.title),
    element('subtitle', {}, ''),
    element('track', {}, event.type),
    element('type', {}, event.type),
    element('language', {}, event.language),
    element('abstract', {}, event.abstract),
    element('description', {}, event.description),
    element(
      'persons',
      {},
      persons.map((person) => element('person', { id: person.id }, person.name)),
    ),
    element(
      'links',
      {},
      links.map((link) => element('link', { href: link.url }, link.title)),
    ),
  ]);
}
