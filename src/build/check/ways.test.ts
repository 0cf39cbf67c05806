import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { wayProblems } from './ways';

const told = (way: string) => wayProblems(makeFolder({ '2026/way.yaml': `${way}\n` })).map(tell);
const points = (...written: string[]) =>
  `points:\n${written.map((point) => `  - {${point}}\n`).join('')}`;
const door = 'id: door, kind: entrance, at: "55.7500, 37.6000"';
/** North of the door by so many metres. */
const north = (metres: number) => `${(55.75 + metres / 111_194.93).toFixed(8)}, 37.6000`;
const metro = (metres: number) => `id: metro, kind: metro, at: "${north(metres)}"`;

test('everything is near the entrance', () => {
  expect(told(points(door, metro(2_999)))).toEqual([]);
  expect(told(points(door, metro(3_001)))).toEqual([
    `farFromEntrance points[1].at value=${north(3_001)} count=3 bounds=3`,
  ]);
  expect(told(`${points(door, metro(100))}streets: [{line: ["${north(9_000)}"]}]`)).toEqual([
    `farFromEntrance streets[0].line[0] value=${north(9_000)} count=9 bounds=3`,
  ]);
  expect(told(points('id: door, kind: entrance, at: here', metro(9_000)))).toEqual([]);
  expect(told(points('id: door, kind: entrance', metro(9_000)))).toEqual([]);
});

const walk = (fields: string, metres = 900, more = '') =>
  told(`${points(door, metro(metres))}walks:\n  - {${fields}}\n${more}`);

testRows([
  [899, 9, 'value=9 count=900 min=10 bounds=35'],
  [899, 10, undefined],
  [899, 35, undefined],
  [899, 36, 'value=36 count=900 min=10 bounds=35'],
  [901, 10, 'value=10 count=900 min=11 bounds=36'],
  [901, 11, undefined],
  [901, 36, undefined],
  [10, 1, undefined],
  [10, 2, 'value=2 count=50 min=1 bounds=1'],
])('nobody walks too fast or too slowly: %i m in %i minutes', (metres, minutes, expected) =>
  expect(walk(`from: metro, to: door, minutes: ${minutes}`, metres)).toEqual(
    expected === undefined ? [] : [`walkPace walks[0].minutes ${expected}`],
  ),
);

test('a walk is as long as its turns make it', () => {
  const by = (line: string, minutes: number) =>
    walk(`from: metro, to: door, minutes: ${minutes}, line: [${line}]`, 100);
  expect(by('', 2)).toEqual([]);
  expect(by(`"${north(1_000)}"`, 2)).toHaveLength(1);
  expect(by(`"${north(1_000)}"`, 22)).toEqual([]);
  expect(by('there', 60)).toEqual([]);
  expect(walk('from: metro, to: door, minutes: "60"')).toEqual([]);
  expect(walk('from: metro, minutes: 60')).toEqual([]);
});
