import { testRows } from '../../../tests/support/testRows';
import { openingPlace } from './live';

const at = (start: string, date = '2026-04-03') => ({ date, start });
const six = ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30'].map((start) => at(start));

testRows([
  ['what is on', [at('14:00')], [at('15:00')], at('14:00')],
  ['the earliest of what is on', [at('14:30'), at('13:30')], [], at('13:30')],
  ['the first of six', [at('13:00'), at('15:30')], [], at('13:00')],
  [
    'not a session that began a screen before',
    [at('12:00'), at('15:00'), at('15:30')],
    [],
    at('15:00'),
  ],
  ['the next where nothing is on', [], [at('15:00'), at('15:00')], at('15:00')],
  ['the morrow after the last', [], [at('12:00', '2026-04-04')], at('12:00', '2026-04-04')],
])(
  'the programme opens at %s, and says "now" only if something is on',
  (_, now, next, expected) => {
    expect(openingPlace([at('12:00'), ...six], { now, next })).toEqual({
      ...expected,
      isOn: now.length > 0,
    });
  },
);

test('what fits on a screen is counted on its own day, up to the latest that is on', () => {
  const others = Array.from({ length: 9 }, () => at('13:30', '2026-04-04'));
  const later = Array.from({ length: 9 }, () => at('17:00'));
  const on = [at('13:00'), at('15:30')];
  expect(openingPlace([...six, ...others, ...later], { now: on, next: [] })).toMatchObject(
    at('13:00'),
  );
});

test('it opens nowhere when all is over', () => {
  expect(openingPlace(six, { now: [], next: [] })).toBeUndefined();
});

test('where more than a screen began at one time, it opens there', () => {
  const many = Array.from({ length: 9 }, () => at('15:00'));
  expect(openingPlace(many, { now: [at('15:00')], next: [] })).toMatchObject(at('15:00'));
});
