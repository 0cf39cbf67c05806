import * as fc from 'fast-check';
import { testRows } from '../../../tests/support/testRows';
import { nowAndNext } from '../../programme/model/nowAndNext';
import type { SeenSession } from '../../stars/model/stars';
import {
  type AgendaSession,
  type Change,
  agenda,
  changesSince,
  listMoment,
  walkToNext,
  standWalk,
  type HallPlace,
  type StandPlace,
} from './agenda';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** 2 minutes from west to middle, 7 from middle to east. */
const threeHalls = [
  { id: 'west', walks: [null, 2, 8] },
  { id: 'middle', walks: [2, null, 7] },
  { id: 'east', walks: [8, 7, null] },
];
const halls = [...threeHalls.map(({ id }) => id), 'cellar'];

/** Sessions in words, `a 10:00–11:00 east cancelled 2026-04-03; …`; only times are needed. */
const sessionsOf = (words: string): AgendaSession[] =>
  words
    .split('; ')
    .filter(Boolean)
    .map((one) => {
      const [name = '', times = '', ...more] = one.split(' ');
      const [start = '', end = ''] = times.split('–');
      const key = `session/2026/${name}`;
      const hall = more.find((word) => halls.includes(word)) ?? 'west';
      const date = more.find((word) => /^\d/.test(word)) ?? '2026-04-02';
      const status = more.find((word) => /^c(ancelled|hanged)$/.test(word)) ?? 'scheduled';
      return { key, date, start, end, hall, status };
    });

describe('agenda', () => {
  /** A day in short: `name`, `×` its clashes, `+` the gap, `→` the walk, `!` if late. */
  const told = (words: string, places = threeHalls) =>
    agenda(sessionsOf(words), () => places).map(({ date, entries }) =>
      [
        date.slice(5),
        ...entries.map(({ session: { key }, clashesWith, gap, walk }) =>
          [
            nameOf(key),
            ...clashesWith.map((other) => `×${nameOf(other.key)}`),
            ...(gap === undefined ? [] : [`+${gap}`]),
            ...(walk === undefined ? [] : [`→${walk.minutes}${walk.isLate ? '!' : ''}`]),
          ].join(' '),
        ),
      ].join(' | '),
    );
  const nameOf = (key: string) => key.replace(/^.*\//, '');

  testRows<[string, string, string]>([
    // In the order of time, not of starring.
    ['nothing', '', ''],
    ['one', 'a 12:00–13:00', '04-02 | a'],
    ['three', 'c 15:00–16:00; a 10:00–11:00; b 12:30–13:00', '04-02 | a | b +90 | c +120'],
    [
      'into the night',
      'a 21:00–01:30; b 22:00–24:00; c 19:00–20:00',
      '04-02 | c | a ×b +60 | b ×a',
    ],
    ['touching', 'a 10:00–11:00; b 11:00–12:00', '04-02 | a | b +0'],
    ['overlapping: both ways', 'a 10:00–11:00; b 10:59–12:00', '04-02 | a ×b | b ×a'],
    [
      'at the same time: the shorter first',
      'a 10:00–12:00; b 10:00–11:00; c 12:00–13:00',
      '04-02 | b ×a | a ×b | c +0',
    ],
    [
      'one within another: gap and walk count from the end of the longer one',
      'long 10:00–14:00 east; short 11:00–12:00; next 14:20–15:00',
      '04-02 | long ×short | short ×long →8! | next +20 →8',
    ],
    [
      'two that end together: one comes from the later of them',
      'a 10:00–12:00 east; b 11:00–12:00 middle; c 12:10–13:00',
      '04-02 | a ×b | b ×a →7! | c +10 →2',
    ],
    [
      'a row of clashes',
      'a 10:00–11:00; b 10:30–11:30; c 11:00–12:00',
      '04-02 | a ×b | b ×a ×c | c ×b',
    ],
    // A cancelled one is listed, but neither clashes, nor fills time, nor is walked to.
    [
      'cancelled',
      'a 10:00–11:00; b 10:30–12:00 east cancelled; c 11:30–12:00',
      '04-02 | a | b | c +30',
    ],
    ['cancelled first', 'a 10:00–11:00 cancelled; b 12:00–13:00 east', '04-02 | a | b'],
    ['changed', 'a 10:00–11:00 changed; b 10:30–11:30 changed', '04-02 | a ×b | b ×a'],
    [
      'of several days and years',
      'late 10:00–11:00 2026-04-03; old 12:00–13:00 east 2025-04-11; first 18:00–19:00 east',
      '04-11 | old; 04-02 | first; 04-03 | late',
    ],
    [
      'with time for a walk: enough, just enough, too little, none',
      'a 10:00–11:00; b 11:30–12:00 middle; c 12:02–13:00; d 13:01–14:00 middle; e 14:00–15:00',
      '04-02 | a | b +30 →2 | c +2 →2 | d +1 →2! | e +0 →2!',
    ],
    ['in an unknown hall', 'a 10:00–11:00 cellar; b 11:00–12:00', '04-02 | a | b +0'],
  ])('sessions %s', (_, sessions, expected) => expect(told(sessions).join('; ')).toBe(expected));

  test('without a plan there are no walks', () =>
    expect(told('a 10:00–11:00; b 11:00–12:00 east', [])).toEqual(['04-02 | a | b +0']));

  test('each day uses its own plan', () => {
    const near = [
      { id: 'west', walks: [null, 1] },
      { id: 'east', walks: [1, null] },
    ];
    const days = ['2025-04-11', '2026-04-02'].flatMap((date) =>
      sessionsOf(`a 10:00–11:00 ${date}; b 11:10–12:00 east ${date}`),
    );
    const walks = agenda(days, (date) => (date.startsWith('2025') ? near : threeHalls)).map(
      ({ entries }) => entries[1]?.walk?.minutes,
    );
    expect(walks).toEqual([1, 8]);
  });

  const minutes = fc
    .tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 40 }))
    .map(([start, length]) => [start, start + length] as const);
  const time = (minute: number) =>
    `${String(10 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const some = fc
    .array(
      fc.tuple(
        minutes,
        fc.constantFrom('west', 'middle', 'east'),
        fc.constantFrom('scheduled', 'cancelled'),
      ),
      { maxLength: 12 },
    )
    .map((all) =>
      sessionsOf(
        all
          .map(([[start, end], hall, status], index) =>
            [`s${index}`, `${time(start)}–${time(end)}`, hall, status].join(' '),
          )
          .join('; '),
      ),
    );

  /** Returns the minutes occupied by a session; none if it is cancelled. */
  function busy({ start, end, status }: AgendaSession): number[] {
    const at = (of: string) => Number(of.slice(0, 2)) * 60 + Number(of.slice(3));
    return status === 'cancelled'
      ? []
      : Array.from({ length: at(end) - at(start) }, (_, index) => at(start) + index);
  }

  test('minute by minute: clashes share one, gaps are free, nothing is missing', () => {
    fc.assert(
      fc.property(some, (sessions) => {
        const entries = agenda(sessions, () => threeHalls).flatMap((day) => day.entries);
        expect(new Set(entries.map(({ session }) => session))).toEqual(new Set(sessions));
        for (const [index, { session, clashesWith, gap, walk }] of entries.entries()) {
          const mine = new Set(busy(session));
          const shared = sessions.filter(
            (other) => other !== session && busy(other).some((minute) => mine.has(minute)),
          );
          expect(new Set(clashesWith)).toEqual(new Set(shared));
          const past = entries.slice(0, index).flatMap((entry) => busy(entry.session));
          const [first = 0] = mine;
          const expected =
            mine.size === 0 || past.length === 0 || past.some((minute) => minute >= first)
              ? undefined
              : first - 1 - Math.max(...past);
          expect(gap).toBe(expected);
          if (walk !== undefined) expect(walk.isLate).toBe((gap ?? -1) < walk.minutes);
        }
      }),
    );
  });
});

describe('moments', () => {
  const [thursday, friday] = ['2026-04-02', '2026-04-03'];
  const list = sessionsOf(
    'talk 12:00–13:00; film 14:00–15:00 middle; class 14:30–16:00 east; off 14:45–15:15 cancelled; tour 16:00–17:00; ball 19:00–21:00 middle 2026-04-03',
  );
  const at = (hour: string) => {
    const time = `2026-04-${hour}`;
    const live = nowAndNext(list, time, { firstDay: thursday, lastDay: friday });
    if (live === undefined) return undefined;
    const moments = list.map((one) => listMoment(one, { ...live, time }) ?? '–').join(' ');
    const walks = live.next
      .map((one) => walkToNext(one, list, time, threeHalls))
      .map((walk) => (walk ? `→${walk.minutes}${walk.isLate ? '!' : ''}` : '–'));
    return [moments, ...walks];
  };

  testRows<[string, string, string[] | undefined]>([
    ['the day before the fair', '01T12:00', undefined],
    ['the morning', '02T11:00', ['next later later – later –', '–']],
    ['the first begins', '02T12:00', ['now next later – later –', '→2']],
    ['in between, from where one was last', '02T13:30', ['over next later – later –', '→2']],
    ['too late to be there in time', '02T13:59', ['over next later – later –', '→2!']],
    [
      'one that overlaps: whoever leaves in time is not late',
      '02T14:20',
      ['over now next – later –', '→7'],
    ],
    [
      'two at once, and a cancelled one; no break before the next',
      '02T14:45',
      ['over now now – next –', '→8!'],
    ],
    ['one of two ends', '02T15:00', ['over over now – next –', '→8!']],
    ['the last of the day is on', '02T16:30', ['over over over – now next', '–']],
    ['the evening: the next is the morrow’s', '02T17:00', ['over over over – over next', '–']],
    ['the morrow', '03T10:00', ['– – – – – next', '–']],
    ['all is over', '03T21:00', ['– – – – – over']],
    ['after the fair', '04T10:00', undefined],
  ])('a list in its day: %s (%s)', (_, hour, expected) => {
    expect(at(hour)).toEqual(expected);
  });

  test('no walk starts from a cancelled session', () => {
    const [talk, tour] = sessionsOf('talk 12:00–13:00 cancelled; tour 14:00–15:00 east');
    if (!talk || !tour) throw new Error('no sessions');
    expect(walkToNext(tour, [talk, tour], `${thursday}T13:00`, threeHalls)).toBeUndefined();
  });
});

const seen: SeenSession = {
  date: '2026-04-02',
  start: '12:00',
  end: '13:00',
  hall: 'atrium',
  status: 'scheduled',
};
const cancelled = { status: 'cancelled' };
const changed = { status: 'changed' };

testRows<[string, Partial<SeenSession>, Partial<SeenSession>, Change[]]>([
  ['nothing', {}, {}, []],
  ['another day', {}, { date: '2026-04-03' }, ['day']],
  ['another start', {}, { start: '12:15' }, ['time']],
  ['another end', {}, { end: '13:30' }, ['time']],
  ['another hall', {}, { hall: 'workshop' }, ['hall']],
  [
    'all of it',
    {},
    { date: '2026-04-03', start: '10:00', end: '11:00', hall: 'workshop', ...changed },
    ['day', 'time', 'hall'],
  ],
  ['moved, and the programme says so', {}, { start: '12:15', ...changed }, ['time']],
  ['only a note', {}, changed, ['note']],
  ['a note that was there', changed, changed, []],
  ['no longer marked', changed, {}, []],
  ['cancelled', {}, cancelled, ['cancelled']],
  ['moved, then cancelled', {}, { start: '15:00', ...cancelled }, ['cancelled']],
  ['a changed one cancelled', changed, cancelled, ['cancelled']],
  ['starred when it was cancelled', cancelled, cancelled, []],
  ['still cancelled, though moved', cancelled, { start: '15:00', ...cancelled }, []],
  ['takes place after all', cancelled, {}, ['restored']],
  [
    'takes place after all, at another time',
    cancelled,
    { start: '12:30', ...changed },
    ['restored', 'time'],
  ],
  ['takes place after all, with a note', cancelled, changed, ['restored', 'note']],
])('what has changed in a session: %s', (_, was, is, expected) => {
  expect(changesSince({ ...seen, ...was }, { ...seen, ...is })).toEqual(expected);
});

const hall = (x: number, y: number, width: number, height: number): HallPlace => ({
  id: `${x}/${y}`,
  x,
  y,
  width,
  height,
});

type Plan = { halls: HallPlace[]; stands: (Omit<StandPlace, 'stand'> & { code: string })[] };
const plan = parse(readFileSync('tests/fair/2025/plan.yaml', 'utf8')) as Plan;
const planned: StandPlace[] = plan.stands.map(({ code, ...rest }) => ({ stand: code, ...rest }));
const chosen = (...codes: string[]) => planned.filter(({ stand }) => codes.includes(stand));
const codesOf = (stands: readonly StandPlace[]) => stands.map(({ stand }) => stand).join(' ');

testRows<[string, string[], string]>([
  ['none', [], ''],
  ['one', ['C18'], 'C18'],
  ['both sides of a row at once', ['A79', 'A01', 'A41', 'A22', 'A58'], 'A01 A41 A58 A22 A79'],
  [
    'the next row from the end where one stands',
    ['A01', 'A79', 'B02', 'B34', 'C02', 'C33'],
    'A01 A79 B34 B02 C02 C33',
  ],
  ['or from the other one, if that is nearer', ['A01', 'A06', 'B05', 'B79'], 'A01 A06 B05 B79'],
  ['a row without stars is passed', ['D79', 'D41', 'A01'], 'A01 D41 D79'],
])('the walk from stand to stand: %s', (_, codes, expected) => {
  const stands = chosen(...codes);
  expect(codesOf(standWalk(stands, plan.halls))).toBe(expected);
  expect(codesOf(standWalk([...stands].reverse()))).toBe(expected);
});

/** The same plan with its rows upright. */
const turned = <Shape extends HallPlace | StandPlace>(shape: Shape): Shape => ({
  ...shape,
  x: shape.y,
  y: shape.x,
  width: shape.height,
  height: shape.width,
});
/** Distance along both axes from the centre of one stand to the centre of another, m. */
const way = (from: StandPlace, to: StandPlace) =>
  Math.abs(from.x + from.width / 2 - to.x - to.width / 2) +
  Math.abs(from.y + from.height / 2 - to.y - to.height / 2);

test('each stand once, row after row from the nearer end, never back within a row', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(planned), (stands) => {
      const walk = standWalk(stands, plan.halls);
      expect(new Set(walk)).toEqual(new Set(stands));
      expect(walk).toHaveLength(stands.length);
      const rows = walk.map(({ hall: row }) => row);
      const order = rows.filter((row, index) => row !== rows[index - 1]);
      expect(order).toEqual([...new Set(rows)].sort());
      let here: StandPlace | undefined;
      for (const row of order) {
        const held = walk.filter(({ hall: id }) => id === row);
        const middles = held.map(({ x, width }) => x + width / 2);
        const up = [...middles].sort((one, other) => one - other);
        expect([up, [...up].reverse()]).toContainEqual(middles);
        const [first, last] = [held[0], held.at(-1)];
        if (here && first && last) expect(way(here, first)).toBeLessThanOrEqual(way(here, last));
        here = last;
      }
      expect(codesOf(standWalk(stands.map(turned), plan.halls.map(turned)))).toBe(codesOf(walk));
    }),
  );
});

const stand = (code: string, row: string, x: number, y: number): StandPlace => ({
  stand: code,
  hall: row,
  x,
  y,
  width: 4,
  height: 4,
});

test('stands face to face: the upper one first, on the way back the lower one', () => {
  const rows = [
    ...[stand('A41', 'a', 0, 10), stand('A01', 'a', 0, 0)],
    ...[stand('A09', 'a', 90, 0), stand('B41', 'b', 60, 30), stand('B01', 'b', 60, 20)],
  ];
  expect(codesOf(standWalk(rows))).toBe('A01 A41 A09 B01 B41');
  const longer = [...rows, stand('B09', 'b', 80, 20)];
  expect(codesOf(standWalk(longer))).toBe('A01 A41 A09 B09 B41 B01');
});

test('halls side by side: the left one first, even if its stand is lower', () => {
  const halls = [
    { ...hall(0, 0, 60, 20), id: 'left' },
    { ...hall(60, 0, 60, 20), id: 'right' },
  ];
  const stands = [stand('R01', 'right', 70, 0), stand('L01', 'left', 10, 16)];
  expect(codesOf(standWalk(stands, halls))).toBe('L01 R01');
});

test('a row without a rectangle is as large as its stands, wherever they are', () => {
  const upper = [stand('B01', 'b', 30, 0), stand('B02', 'b', 0, 2)];
  const lower = [stand('A01', 'a', 0, 20), stand('A02', 'a', 30, 22)];
  expect(codesOf(standWalk([...lower, ...upper]))).toBe('B02 B01 A02 A01');
  // If rows are upright, the left one comes first.
  expect(codesOf(standWalk([...lower, ...upper].map(turned)))).toBe('B02 B01 A02 A01');
  // Two rows as deep as they are long count as horizontal.
  const near = [stand('D01', 'd', 5, 40), stand('C01', 'c', 45, 0)];
  expect(codesOf(standWalk(near))).toBe('C01 D01');
});
