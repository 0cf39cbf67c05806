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

test('there are six, each with a duration or none by definition', () => {
  expect(stages).toHaveLength(6);
  expect(Object.keys(stageDurations)).toEqual([...stages]);
});

test('the average review differs from the stage’s own duration', () => {
  expect(averageReview).toEqual({ unit: 'weeks', from: 2, to: 4 });
  expect(averageReview).not.toEqual(stageDurations.curators);
});
