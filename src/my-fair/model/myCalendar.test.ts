import ICAL from 'ical.js';
import { writeCalendar } from '../../lib/time/icalendar';
import { sessionEvent, type SessionFacts } from '../../programme/model/sessionCalendar';
import { myCalendar } from './myCalendar';

const session = (slug: string, rest: Partial<SessionFacts> = {}): SessionFacts => ({
  year: 2026,
  slug,
  date: '2026-04-02',
  start: '12:00',
  end: '13:30',
  title: `Разговор, ${slug}; «часть» первая`,
  summary: 'О чём он: длинное описание, которое не помещается в одну строку файла.',
  kind: 'разговор',
  status: 'scheduled',
  speakers: ['Анна Север'],
  place: ['Атриум', 'Гостиный Двор'],
  url: `https://fair.example/program/2026/${slug}/`,
  changed: '2026-03-30T11:05:00Z',
  ...rest,
});
const words = {
  domain: 'fair.example',
  statuses: { scheduled: '', changed: 'Изменено.', cancelled: 'Отменено.' },
};
const mine = [
  session('talk'),
  session('moved', { status: 'changed', note: 'В другом зале.', start: '15:00', end: '16:00' }),
  session('off', { status: 'cancelled', note: 'Спикер заболел.', date: '2026-04-05' }),
  session('old', { year: 2025, date: '2025-04-11' }),
];
const write = (sessions: readonly SessionFacts[]) =>
  myCalendar(sessions, { ...words, name: 'Моя ярмарка', language: 'ru' });
const read = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[]);

test('an independent parser finds each session, its times, changes and cancellations', () => {
  const calendar = read(write(mine));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Моя ярмарка');
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    const [status, sequence, stamp] = ['status', 'sequence', 'dtstamp'].map((name) =>
      String(component.getFirstPropertyValue(name)),
    );
    const times = [startDate, endDate].map((time) => time.toJSDate().toISOString().slice(0, 16));
    return [uid, summary, ...times, status, sequence, stamp].join(' | ');
  });
  expect(events).toEqual([
    '2026-talk@fair.example | Разговор, talk; «часть» первая | 2026-04-02T09:00 | 2026-04-02T10:30 | CONFIRMED | 29581145 | 2026-03-30T11:05:00Z',
    '2026-moved@fair.example | Разговор, moved; «часть» первая | 2026-04-02T12:00 | 2026-04-02T13:00 | CONFIRMED | 29581145 | 2026-03-30T11:05:00Z',
    '2026-off@fair.example | Отменено. Разговор, off; «часть» первая | 2026-04-05T09:00 | 2026-04-05T10:30 | CANCELLED | 29581145 | 2026-03-30T11:05:00Z',
    '2025-old@fair.example | Разговор, old; «часть» первая | 2025-04-11T09:00 | 2025-04-11T10:30 | CONFIRMED | 29581145 | 2026-03-30T11:05:00Z',
  ]);
});

test('each event equals the programme’s, so that importing both creates no duplicates', () => {
  const eventsIn = (file: string) => file.match(/BEGIN:VEVENT[^]*?END:VEVENT/g);
  const programme = writeCalendar({
    producer: 'fair.example',
    name: 'Программа 2026',
    language: 'ru',
    events: mine.map((one) => sessionEvent(one, words)),
  });
  expect(eventsIn(write(mine))).toEqual(eventsIn(programme));
});

test('without sessions it is still a calendar', () => {
  expect(read(write([])).getAllSubcomponents('vevent')).toEqual([]);
});
