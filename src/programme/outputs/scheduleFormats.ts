import type { Locale } from '../../i18n/locales';
import { present } from '../../lib/present';
import { element, xmlFile } from '../../lib/xml';
import { schedulePath } from '../model/subscriptions';
import { type Schedule, type ScheduleEvent, scheduleOf, timeZone, timeslot } from './scheduleData';

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
