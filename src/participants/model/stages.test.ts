import { testRows } from '../../../tests/support/testRows';
import { averageReview, stageDurations, stages } from './stages';

testRows([
  ['curators', { unit: 'weeks', from: 1, to: 3 }],
  ['visualisation', { unit: 'weeks', from: 1, to: 2 }],
  ['stand', { unit: 'days', to: 7 }],
  ['contract', { unit: 'days', to: 14 }],
  ['payment', undefined],
  ['organisation', undefined],
] as const)('the stage %s takes %j', (stage, duration) =>
  expect(stageDurations[stage]).toEqual(duration),
);

test('there are six, and every one is timed or said not to be', () => {
  expect(stages).toHaveLength(6);
  expect(Object.keys(stageDurations)).toEqual([...stages]);
});

test('the average review is another reading than the stage’s own', () => {
  expect(averageReview).toEqual({ unit: 'weeks', from: 2, to: 4 });
  expect(averageReview).not.toEqual(stageDurations.curators);
});
