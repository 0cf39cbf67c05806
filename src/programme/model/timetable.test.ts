import { testRows } from '../../../tests/support/testRows';
import { hallsByUse, layTimetable } from './timetable';

const great = { id: 'great', name: 'Great Hall' };
const shop = { id: 'shop', name: 'Workshop' };
const yard = { id: 'yard', name: 'Yard' };
const at = (start: string, end: string, hall = great) => ({ start, end, hall });
const shape = (sessions: ReturnType<typeof at>[], halls = [great, shop]) =>
  layTimetable(sessions, halls).rows.map(
    ({ time, cells }) =>
      `${time} ${cells.map(({ hall, span, sessions: own }) => `${hall}×${span}${own.length > 0 ? `(${own.length})` : ''}`).join(' ')}`,
  );

test('halls come by use, those equally busy as they come', () => {
  expect(
    hallsByUse([at('1', '2', yard), at('1', '2', shop), at('3', '4', shop), at('5', '6', great)]),
  ).toEqual([shop, yard, great]);
});

testRows<[string, ReturnType<typeof at>[], string[]]>([
  ['nothing', [], []],
  ['one', [at('12:00', '13:00')], ['12:00 0×1(1)']],
  [
    'one that lasts past midnight takes all that is left of its day',
    [at('21:00', '01:30'), at('22:00', '23:00', shop)],
    ['21:00 0×2(1) 1×1', '22:00 1×1(1)'],
  ],
  [
    'one after another',
    [at('12:00', '13:00'), at('13:00', '14:00')],
    ['12:00 0×1(1)', '13:00 0×1(1)'],
  ],
  [
    'a long one beside two short ones',
    [at('12:00', '14:00', shop), at('12:00', '13:00'), at('13:00', '14:00')],
    ['12:00 0×1(1) 1×2(1)', '13:00 0×1(1)'],
  ],
  [
    'free time before and after',
    [at('12:00', '13:00'), at('13:30', '14:00', shop), at('15:00', '16:00')],
    ['12:00 0×1(1) 1×1', '13:30 0×1 1×1(1)', '15:00 0×1(1) 1×1'],
  ],
  [
    'an end between two beginnings',
    [at('12:00', '13:10'), at('13:00', '14:00', shop), at('14:00', '15:00', shop)],
    ['12:00 0×2(1) 1×1', '13:00 1×1(1)', '14:00 0×1 1×1(1)'],
  ],
  [
    'two that meet in one hall',
    [at('12:00', '13:00'), at('12:30', '14:00'), at('13:30', '14:00', shop)],
    ['12:00 0×3(2) 1×2', '12:30 ', '13:30 1×1(1)'],
  ],
])('columns of the timetable: %s', (_, sessions, rows) => {
  expect(shape(sessions)).toEqual(rows);
});

test('a hall in which nothing happens that day has no column', () => {
  expect(layTimetable([at('12:00', '13:00', shop)], [great, shop]).halls).toEqual([shop]);
});

test('every row of a table is as wide as the table', () => {
  const sessions = [
    at('10:00', '12:00'),
    at('10:30', '11:00', shop),
    at('11:15', '11:30', yard),
    at('11:30', '13:00', shop),
    at('12:30', '12:40', yard),
  ];
  const { rows, halls } = layTimetable(sessions, [great, shop, yard]);
  for (const [index] of rows.entries()) {
    const covering = rows
      .slice(0, index + 1)
      .flatMap(({ cells }, above) => cells.filter(({ span }) => above + span > index));
    expect(covering).toHaveLength(halls.length);
  }
});
