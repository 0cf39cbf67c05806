import { element, xmlFile } from '../../../lib/xml';
import { timeslot, timeZone, type Schedule, type ScheduleEvent } from './schedule';

/** A programme as `schedule.xml`, with the elements and in the order of pretalx (decision 043). */
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
