import { timeslot, timeZone, type Schedule, type ScheduleEvent } from './schedule';

type Attributes = Readonly<Record<string, string | number>>;

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
  return `<?xml version="1.0" encoding="utf-8"?>\n${schedule}\n`;
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

/** Elements in an element stand on lines of their own; a text is written as it is. */
function element(name: string, attributes: Attributes, inner: string | readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  const text =
    typeof inner === 'string' ? escaped(inner) : inner.map((line) => `\n${line}`).join('');
  const end = typeof inner === 'string' || inner.length === 0 ? '' : '\n';
  return `<${name}${written}>${text}${end}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 has no place for control characters and half characters, escaped or not. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
