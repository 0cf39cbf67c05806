import { testRows } from '../../../tests/support/testRows';
import { sessionEvent, type SessionFacts } from './sessionCalendar';

const planned: SessionFacts = {
  year: 2026,
  slug: 'a-talk',
  date: '2026-04-02',
  start: '12:00',
  end: '13:00',
  title: 'A Talk',
  summary: 'About talking.',
  kind: 'talk',
  status: 'scheduled',
  speakers: ['Anna', 'Boris'],
  place: ['Great Hall', 'Arcade'],
  url: 'https://fair.example/en/program/2026/a-talk/',
  changed: '2026-03-30T11:05:00Z',
};
const words = {
  domain: 'fair.example',
  statuses: { scheduled: 'as planned', changed: 'Changed.', cancelled: 'Cancelled.' },
};

test('as planned: title, place, speakers and page', () => {
  expect(sessionEvent(planned, words)).toMatchObject({
    uid: '2026-a-talk@fair.example',
    sequence: 29_581_145,
    stamp: '20260330T110500Z',
    summary: 'A Talk',
    location: 'Great Hall, Arcade',
    description: 'About talking.\n\nAnna, Boris\n\nhttps://fair.example/en/program/2026/a-talk/',
    isCancelled: false,
  });
});

testRows([
  ['changed', 'A Talk', false],
  ['cancelled', 'Cancelled. A Talk', true],
] as const)(
  '%s: the note comes first, the name of the event stays',
  (status, summary, isCancelled) => {
    const event = sessionEvent({ ...planned, status, note: 'For want of wind.' }, words);
    expect(event).toMatchObject({
      uid: '2026-a-talk@fair.example',
      summary,
      isCancelled,
    });
    expect(event.description).toMatch(
      new RegExp(`^${words.statuses[status]} For want of wind\\.\\n\\nAbout talking\\.`),
    );
  },
);

test('a link in the summary is told by its words', () => {
  const event = sessionEvent({ ...planned, summary: 'See [the map](/map/).' }, words);
  expect(event.description).toMatch(/^See the map\.\n\n/);
});

test('without speakers there is no empty line for them', () => {
  expect(sessionEvent({ ...planned, speakers: [] }, words).description).toBe(
    `About talking.\n\n${planned.url}`,
  );
});

test('moved, moved again, cancelled, then as planned after all: the number and the moment only grow', () => {
  const versions = (
    [
      ['scheduled', '2026-03-01T09:00:00Z'],
      ['changed', '2026-03-30T11:05:00Z'],
      ['changed', '2026-03-30T11:07:00Z'],
      ['cancelled', '2026-04-02T06:00:00Z'],
      ['scheduled', '2026-04-02T08:30:00Z'],
    ] as const
  ).map(([status, changed]) => sessionEvent({ ...planned, status, changed }, words));
  for (const [index, event] of versions.slice(1).entries()) {
    expect(event.sequence).toBeGreaterThan(versions[index]?.sequence ?? Infinity);
    expect(event.stamp > (versions[index]?.stamp ?? '')).toBe(true);
  }
});

testRows([
  ['13:00', '2026-04-02', '13:00'],
  ['24:00', '2026-04-03', '00:00'],
  ['01:30', '2026-04-03', '01:30'],
])('until %s is until %s, %s', (end, endDate, time) => {
  expect(sessionEvent({ ...planned, end }, words)).toMatchObject({
    date: '2026-04-02',
    start: '12:00',
    endDate,
    end: time,
  });
});
