import { statusOf } from '../../src/programme/model/sessionChanges';
import { readFileSync } from 'node:fs';
import { writtenSessions } from '../support/builtContent';
import { content, site } from './fair';

test('a calendar has all details of a cancelled event', () => {
  const file = `${site}/calendar/en/2026/zoya-polushka-takes-questions.ics`;
  const lines = readFileSync(file, 'utf8').split('\r\n');
  // Its timestamps depend on when the tests' fair was last changed; tests/built checks them.
  const isMoment = (line: string) => /^(DTSTAMP|LAST-MODIFIED|SEQUENCE):/.test(line);
  expect(lines.filter(isMoment)).toEqual([
    expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
    expect.stringMatching(/^LAST-MODIFIED:\d{8}T\d{6}Z$/),
    expect.stringMatching(/^SEQUENCE:\d{8}$/),
  ]);
  expect(lines.filter((line) => !isMoment(line))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//artrows.example//Programme//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME;LANGUAGE=en:Art Rows 2026: Zoya Polushka Takes Questions',
    'X-WR-CALNAME:Art Rows 2026: Zoya Polushka Takes Questions',
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
    'UID:2026-zoya-polushka-takes-questions@artrows.example',
    'STATUS:CANCELLED',
    'TRANSP:TRANSPARENT',
    'DTSTART;TZID=Europe/Moscow:20260403T160000',
    'DTEND;TZID=Europe/Moscow:20260403T164500',
    'SUMMARY;LANGUAGE=en:Cancelled. Zoya Polushka Takes Questions',
    'DESCRIPTION;LANGUAGE=en:Cancelled. The invitation had gone by post\\, and th',
    ' e answer came with the guard of the morning train: she is much obliged and',
    '  has nothing to add to the picture. The stool in front of it is free at th',
    ' e time advertised.\\n\\nAn artist who finishes one canvas a year and cannot ',
    ' be rung up was to explain to a full hall how the months go by.\\n\\nhttps://',
    ' artrows.example/en/program/2026/zoya-polushka-takes-questions/',
    'LOCATION;LANGUAGE=en:Open Hall\\, Gostiny Dvor\\, 4 Ilyinka Street\\, Moscow',
    'CATEGORIES;LANGUAGE=en:talk',
    'URL:https://artrows.example/en/program/2026/zoya-polushka-takes-questions/',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('events are scheduled, changed and cancelled, so that tests/built sees each', () => {
  const statuses = writtenSessions(content).map(({ changes }) => statusOf(changes).status);
  expect(new Set(statuses)).toEqual(new Set(['scheduled', 'changed', 'cancelled']));
});
