import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { wayProblems } from './ways';

const told = (way: string) => wayProblems(makeFolder({ '2026/way.yaml': `${way}\n` })).map(tell);
const points = (...written: string[]) =>
  `points:\n${written.map((point) => `  - {${point}}\n`).join('')}`;
const door = 'id: door, kind: entrance, at: "55.7500, 37.6000"';
/** Returns the place so many metres north of the door. */
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
