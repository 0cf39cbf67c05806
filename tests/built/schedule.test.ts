/**
 * @jest-environment jsdom
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { localeCodes, localize, type Locale } from '../../src/i18n/locales';
import { localizedPath } from '../../src/i18n/paths';
import { endMoment } from '../../src/programme/model/sessionEnd';
import { statusOf } from '../../src/programme/model/sessionChanges';
import { scheduleForms, schedulePath } from '../../src/programme/model/subscriptions';
import { readSite, writtenSessions, type DatedSession } from '../support/builtContent';
import { builtPages } from '../support/builtPages';
import { groupBy } from '../support/groupBy';
import { siteFolder } from '../support/siteFolder';

// The rules are those of schedule.xml.xsd, with which c3voc validates schedules.

type Event = { guid: string; id: string; fields: Map<string, string>; day: Element; room: string };

const { domain } = readSite();
const years = groupBy(writtenSessions(), ({ year }) => String(year));
const files = localeCodes.flatMap((locale) =>
  [...years.keys()].map((year) => ({ locale, year: Number(year) })),
);

const read = (locale: Locale, year: number, form: 'xml' | 'json') =>
  readFileSync(siteFolder + schedulePath(locale, year, form), 'utf8');

/** Parsed by the browser's parser, which accepts no fault. */
function scheduleOf(locale: Locale, year: number): Element {
  const { documentElement } = new DOMParser().parseFromString(
    read(locale, year, 'xml'),
    'application/xml',
  );
  expect(documentElement.nodeName).toBe('schedule');
  return documentElement;
}

const namesIn = (element: Element) => [...element.children].map(({ nodeName }) => nodeName);
const valueOf = (element: Element, name: string) => element.getAttribute(name) ?? '';

function eventsIn(schedule: Element): Event[] {
  return [...schedule.querySelectorAll('event')].map((event) => ({
    guid: valueOf(event, 'guid'),
    id: valueOf(event, 'id'),
    fields: new Map([...event.children].map((field) => [field.nodeName, field.textContent ?? ''])),
    day: event.closest('day') ?? event,
    room: valueOf(event.closest('room') ?? event, 'name'),
  }));
}

const minutesOf = (time: string) =>
  time.split(':').reduce((minutes, part) => minutes * 60 + Number(part), 0);

test('every year with a programme has its schedules in both languages and formats, and no other year has', () => {
  const written = files.flatMap(({ locale, year }) =>
    scheduleForms.map((form) => schedulePath(locale, year, form)),
  );
  const folder = `${siteFolder}/schedule`;
  const found = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  // The folder's 404 page is for apps that ask for missing files.
  const schedules = found.filter((name) => name.includes('.') && name !== '404.html');
  expect(schedules.sort()).toEqual(written.map((path) => path.slice('/schedule/'.length)).sort());
});

test('elements of schedule.xml are in order; days and events are complete', () => {
  for (const { locale, year } of files) {
    const schedule = scheduleOf(locale, year);
    const days = [...schedule.querySelectorAll('day')];
    expect(namesIn(schedule)).toEqual(['version', 'conference', ...days.map(() => 'day')]);
    expect(schedule.querySelector('conference > days')?.textContent).toBe(String(days.length));
    expect(schedule.querySelector('conference > acronym')?.textContent).toMatch(
      /^[a-z0-9_-][a-z0-9_]{3,}$/,
    );
    expect(days.map((day) => valueOf(day, 'index'))).toEqual(
      days.map((_, index) => `${index + 1}`),
    );
    for (const day of days) {
      expect(valueOf(day, 'date')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const rooms = [...day.children].map((room) => valueOf(room, 'name'));
      expect(new Set(rooms).size).toBe(rooms.length);
    }
    const required = 'date start duration room slug title subtitle track type abstract'.split(' ');
    const faults = eventsIn(schedule).filter(
      ({ id, guid, fields, room }) =>
        !/^[1-9]\d*$/.test(id) ||
        !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(guid) ||
        required.some((name) => !fields.has(name)) ||
        !/^\d{2}:[0-5]\d$/.test(fields.get('duration') ?? '') ||
        fields.get('room') !== room,
    );
    expect(faults).toEqual([]);
  }
});

test('every session appears once, at its time, on a day that contains it, with the same id in all files', () => {
  const pages = new Set(builtPages());
  for (const [year, sessions] of years) {
    const told = localeCodes.map((locale) => {
      const events = eventsIn(scheduleOf(locale, Number(year)));
      const faults = sessions.filter((session) => {
        const own = events.filter(({ fields }) => fields.get('slug') === session.slug);
        return own.length !== 1 || !own.every((event) => isTold(session, event, locale));
      });
      expect(faults).toEqual([]);
      expect(events).toHaveLength(sessions.length);
      const dead = events
        .map(({ fields }) => fields.get('url')?.replace(`https://${domain}`, '') ?? '')
        .filter((path) => !pages.has(path));
      expect(dead).toEqual([]);
      return new Map(events.map(({ guid, id, fields }) => [fields.get('slug'), `${guid} ${id}`]));
    });
    expect(new Set(told.map((ids) => JSON.stringify([...ids].sort())))).toHaveProperty('size', 1);
    const ids = [...(told[0]?.values() ?? [])].flatMap((both) => both.split(' '));
    expect(new Set(ids).size).toBe(sessions.length * 2);
  }
});

function isTold(session: DatedSession, { fields, day }: Event, locale: Locale): boolean {
  const { date, start, year, slug, title, changes } = session;
  const { status } = statusOf(changes);
  const begins = Date.parse(fields.get('date') ?? '');
  const ends = begins + minutesOf(fields.get('duration') ?? '') * 60_000;
  const text = localize(title, locale);
  return (
    fields.get('date') === `${date}T${start}:00+03:00` &&
    fields.get('start') === start &&
    ends === Date.parse(`${endMoment(session)}:00+03:00`) &&
    begins >= Date.parse(valueOf(day, 'start')) &&
    begins < Date.parse(valueOf(day, 'end')) &&
    fields.get('url') ===
      `https://${domain}${localizedPath(`/program/${year}/${slug}/`, locale)}` &&
    (status === 'cancelled'
      ? fields.get('title') !== text && fields.get('title')?.endsWith(text) === true
      : fields.get('title') === text)
  );
}

test('schedule.json and schedule.xml have the same content', () => {
  type Json = {
    schedule: {
      version: string;
      conference: { days: { rooms: Record<string, Record<string, unknown>[]> }[] };
    };
  };
  for (const { locale, year } of files) {
    const { schedule } = JSON.parse(read(locale, year, 'json')) as Json;
    const xml = scheduleOf(locale, year);
    expect(schedule.version).toBe(xml.querySelector('version')?.textContent);
    const names = [
      'date',
      'start',
      'duration',
      'room',
      'slug',
      'url',
      'title',
      'abstract',
    ] as const;
    const events = schedule.conference.days.flatMap(({ rooms }) =>
      Object.values(rooms).flatMap((held) =>
        held.map((event) => [event['guid'], ...names.map((name) => event[name])]),
      ),
    );
    expect(events).toEqual(
      eventsIn(xml).map(({ guid, fields }) => [guid, ...names.map((name) => fields.get(name))]),
    );
  }
});
