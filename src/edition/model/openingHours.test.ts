import { testRows } from '../../../tests/support/testRows';
import { groupDays, openingChanges, openingDays, type OpeningDay } from './openingHours';
import { changeAt, type OpeningChange } from './openingState';

const hours = [
  { day: '2026-04-03', opens: '12:00', closes: '21:00', lastEntry: '20:30' },
  { day: '2026-04-02', opens: '16:00', closes: '22:00', lastEntry: '21:00', who: 'VIP' },
  { day: '2026-04-04', opens: '12:00', closes: '21:00', lastEntry: '20:30' },
  { day: '2026-04-05', opens: '12:00', closes: '21:00', lastEntry: '20:30' },
];
const exceptions = [
  { day: '2026-04-05', closes: '20:00', lastEntry: '19:30', reason: 'Dismantling' },
];
const days = () => openingDays(hours, exceptions);
const closedOn = (...closures: [day: string, reason: string][]) =>
  openingDays(
    hours,
    closures.map(([day, reason]) => ({ day, closed: true, reason })),
  );
const closedSaturday = () => closedOn(['2026-04-04', 'A visit of state']);

describe('openingDays', () => {
  test('days are in order, an exception replaces only what it names, and gives its reason', () => {
    expect(
      days()
        .map(({ day }) => day.slice(-2))
        .join(' '),
    ).toBe('02 03 04 05');
    expect(days()[0]).toEqual({ ...hours[1], isClosed: false });
    expect(days()[3]).toEqual({
      day: '2026-04-05',
      opens: '12:00',
      closes: '20:00',
      lastEntry: '19:30',
      isClosed: false,
      reason: 'Dismantling',
    });
    const [later] = openingDays(hours.slice(0, 1), [
      { day: '2026-04-03', opens: '14:00', reason: 'Ice on the roof' },
    ]);
    expect(later).toMatchObject({ opens: '14:00', closes: '21:00', lastEntry: '20:30' });
  });

  test('an exception may close a day; one of an unknown day does nothing', () => {
    expect(closedSaturday().map(({ isClosed }) => isClosed)).toEqual([false, false, true, false]);
    expect(openingDays(hours, [{ day: '2026-05-01', closed: true, reason: '' }])).toEqual(
      openingDays(hours, []),
    );
    expect(openingDays([], exceptions)).toEqual([]);
  });
});

describe('groupDays', () => {
  const shown = (all: () => readonly OpeningDay<string>[]) =>
    groupDays(all()).map((group) => group.map(({ day }) => day.slice(-2)).join(' '));

  testRows([
    ['other hours, visitors or reasons begin a new line', days, ['02', '03 04', '05']],
    ['a closed day stands alone', closedSaturday, ['02', '03', '04', '05']],
    ['days apart are not one line', () => openingDays([hours[0]!, hours[3]!], []), ['03', '05']],
    [
      'two days closed for the same reason are one line, whatever was planned',
      () => closedOn(['2026-04-02', 'Flood'], ['2026-04-03', 'Flood']),
      ['02 03', '04 05'],
    ],
    [
      'days closed for other reasons are two lines',
      () => closedOn(['2026-04-02', 'Flood'], ['2026-04-03', 'Ice']),
      ['02', '03', '04 05'],
    ],
    ['no days, no lines', () => [], []],
  ])('days of one line: %s', (_, all, lines) => {
    expect(shown(all)).toEqual(lines);
  });
});

describe('openingChanges', () => {
  const changes = () => openingChanges(days());
  const at = (moment: string, of: readonly OpeningChange<unknown>[] = changes()) => {
    const { state, day, time, lastEntry } = changeAt(of, moment) ?? {};
    return [state, day?.slice(-2), time, lastEntry].filter((part) => part !== undefined).join(' ');
  };

  testRows([
    ['2026-03-31T23:59', 'ahead 02 16:00'],
    ['2026-04-01T00:00', 'tomorrow 02 16:00'],
    ['2026-04-01T23:59', 'tomorrow 02 16:00'],
    ['2026-04-02T00:00', 'today 02 16:00'],
    ['2026-04-02T15:59', 'today 02 16:00'],
    ['2026-04-02T16:00', 'open 02 22:00 21:00'],
    ['2026-04-02T20:59', 'open 02 22:00 21:00'],
    ['2026-04-02T21:00', 'entryClosed 02 22:00'],
    ['2026-04-02T21:59', 'entryClosed 02 22:00'],
    ['2026-04-02T22:00', 'tomorrow 03 12:00'],
    ['2026-04-02T23:59', 'tomorrow 03 12:00'],
    ['2026-04-03T00:00', 'today 03 12:00'],
    ['2026-04-03T12:00', 'open 03 21:00 20:30'],
    ['2026-04-04T20:30', 'entryClosed 04 21:00'],
    ['2026-04-04T21:00', 'tomorrow 05 12:00'],
    ['2026-04-05T11:59', 'today 05 12:00'],
    ['2026-04-05T12:00', 'open 05 20:00 19:30'],
    ['2026-04-05T19:30', 'entryClosed 05 20:00'],
    ['2026-04-05T20:00', 'closed'],
    ['2026-04-05T23:59', 'closed'],
    ['2026-04-06T00:00', 'past'],
  ])('open or closed at %s: %s', (moment, told) => {
    expect(at(moment)).toBe(told);
  });

  const around = () => openingChanges(closedSaturday());
  testRows([
    ['2026-04-03T20:59', 'entryClosed 03 21:00'],
    ['2026-04-03T21:00', 'later 05 12:00'],
    ['2026-04-03T23:59', 'later 05 12:00'],
    ['2026-04-04T00:00', 'tomorrow 05 12:00'],
    ['2026-04-04T14:00', 'tomorrow 05 12:00'],
    ['2026-04-05T00:00', 'today 05 12:00'],
  ])('around a closed day, at %s: %s', (moment, told) => {
    expect(at(moment, around())).toBe(told);
  });

  test('a first day that is closed moves the opening, a last one is still of the fair', () => {
    const moved = openingChanges(closedOn(['2026-04-02', 'Flood'], ['2026-04-05', 'Flood']));
    expect(at('2026-04-01T12:00', moved)).toBe('ahead 03 12:00');
    expect(at('2026-04-02T12:00', moved)).toBe('tomorrow 03 12:00');
    expect(at('2026-04-04T21:00', moved)).toBe('closed');
    expect(at('2026-04-05T23:59', moved)).toBe('closed');
    expect(at('2026-04-06T00:00', moved)).toBe('past');
  });

  testRows([
    ['none is written', undefined],
    ['it is the closing', '21:00'],
  ])('last entry is not told apart if %s', (_, lastEntry) => {
    const plain = openingChanges(
      openingDays([{ day: '2026-04-03', opens: '12:00', closes: '21:00', lastEntry }], []),
    );
    expect(at('2026-04-03T20:59', plain)).toMatch(/^open 03 21:00/);
    expect(plain.map(({ state }) => state)).not.toContain('entryClosed');
  });

  test('changes are in order, and each moment has one', () => {
    for (const all of [changes(), around()]) {
      const moments = all.map(({ from }) => from);
      expect(moments).toEqual([...new Set(moments)].sort());
    }
  });

  test('whom a day is for goes with what is told of that day', () => {
    const who = (moment: string) => changeAt(changes(), moment)?.who;
    expect(who('2026-03-01T00:00')).toBe('VIP');
    expect(who('2026-04-02T21:30')).toBe('VIP');
    expect(who('2026-04-02T22:00')).toBeUndefined();
  });

  test('without hours, or with nothing but closed days, nothing is told', () => {
    expect(openingChanges([])).toEqual([]);
    const never = closedOn(...hours.map(({ day }): [string, string] => [day, 'Flood']));
    expect(openingChanges(never)).toEqual([]);
    expect(changeAt([], '2026-04-02T12:00')).toBeUndefined();
  });
});
