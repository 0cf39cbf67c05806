import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { testRows } from '../../../tests/support/testRows';
import { escapeText, foldLine, writeCalendar, type CalendarEvent } from './icalendar';

const event: CalendarEvent = {
  uid: '2026-a-talk@fair.example',
  sequence: 0,
  stamp: '20260101T000000Z',
  date: '2026-04-02',
  start: '12:00',
  end: '13:30',
  endDate: '2026-04-02',
  summary: 'Плита, на которой встают',
  description: 'First line; second,\nthird \\ fourth',
  location: 'Большой зал, Гостиный Двор',
  url: 'https://fair.example/program/2026/a-talk/',
  category: 'разговор',
  isCancelled: false,
};
const write = (events: CalendarEvent[]) =>
  writeCalendar({
    producer: 'fair.example',
    name: 'Программа',
    language: 'ru',
    events,
  });
const read = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[]);

test('an independent parser reads the events back', () => {
  const calendar = read(write([event]));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const [component] = calendar.getAllSubcomponents('vevent');
  if (component === undefined) throw new Error('no event');
  const found = new ICAL.Event(component);
  const { uid, summary, description, location } = event;
  expect(found).toMatchObject({ uid, summary, description, location });
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(found.startDate.zone.tzid).toBe('Europe/Moscow');
  expect(found.startDate.toJSDate().toISOString()).toBe('2026-04-02T09:00:00.000Z');
  expect(found.endDate.toJSDate().toISOString()).toBe('2026-04-02T10:30:00.000Z');
});

test('a file names its producer, its calendar and the language of its texts', () => {
  const lines = write([event]).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//fair.example//Programme//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME;LANGUAGE=ru:Программа',
    'X-WR-CALNAME:Программа',
    'X-WR-TIMEZONE:Europe/Moscow',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Moscow',
    'BEGIN:STANDARD',
    'DTSTART:20141026T020000',
    'TZOFFSETFROM:+0400',
    'TZOFFSETTO:+0300',
    'TZNAME:MSK',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:2026-a-talk@fair.example',
    'DTSTAMP:20260101T000000Z',
    'LAST-MODIFIED:20260101T000000Z',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'DTSTART;TZID=Europe/Moscow:20260402T120000',
    'DTEND;TZID=Europe/Moscow:20260402T133000',
    'SUMMARY;LANGUAGE=ru:Плита\\, на которой встают',
    'DESCRIPTION;LANGUAGE=ru:First line\\; second\\,\\nthird \\\\ fourth',
    'LOCATION;LANGUAGE=ru:Большой зал\\, Гостиный Двор',
    'CATEGORIES;LANGUAGE=ru:разговор',
    'URL:https://fair.example/program/2026/a-talk/',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a cancelled event says so and does not show people as busy', () => {
  const component = read(
    write([{ ...event, isCancelled: true, sequence: 2 }]),
  ).getFirstSubcomponent('vevent');
  expect(component?.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(component?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(component?.getFirstPropertyValue('sequence')).toBe(2);
});

testRows([
  ['plain', 'plain'],
  ['a,b;c', 'a\\,b\\;c'],
  ['back\\slash', 'back\\\\slash'],
  ['two\r\nlines\rthree', 'two\\nlines\\nthree'],
  ['bell\u0007 and nul\u0000', 'bell and nul'],
])('%j is escaped as %j', (value, written) => {
  expect(escapeText(value)).toBe(written);
});

testRows([
  ['a'.repeat(75), 1],
  ['a'.repeat(76), 2],
  ['я'.repeat(37), 1],
  ['я'.repeat(38), 2],
  ['a'.repeat(75 + 74), 2],
  ['a'.repeat(75 + 75), 3],
  ['🏛'.repeat(18) + 'abc', 1],
  ['🏛'.repeat(19), 2],
  ['€'.repeat(25), 1],
  ['€'.repeat(26), 2],
  ['\u007f'.repeat(75), 1],
  ['\u0080'.repeat(37) + 'a', 1],
  ['\u0080'.repeat(37) + 'ab', 2],
  ['\u07ff'.repeat(37) + 'a', 1],
  ['\u0800'.repeat(25) + 'a', 2],
  ['\uffff'.repeat(25), 1],
  ['', 1],
])('%s takes %i lines', (line, count) => {
  expect(foldLine(line).split('\r\n')).toHaveLength(count);
});

test('any text survives, in lines of at most 75 octets that end in CRLF', () => {
  const texts = fc
    .string({ unit: 'grapheme', maxLength: 300 })
    .filter((text) => text === escapeText(text).replace(/\\([\\;,])/g, '$1'));
  fc.assert(
    fc.property(texts, texts, (summary, description) => {
      const file = write([{ ...event, summary, description }]);
      expect(file.endsWith('\r\n')).toBe(true);
      for (const line of file.slice(0, -2).split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const found = read(file).getFirstSubcomponent('vevent');
      expect(found?.getFirstPropertyValue('summary')).toBe(summary);
      expect(found?.getFirstPropertyValue('description')).toBe(description);
    }),
    { numRuns: process.env['FAIR_FULL'] === undefined ? 50 : 300 },
  );
});
