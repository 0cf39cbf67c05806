import { averageReview, stageDurations, stages } from './stages';

test('exhibitors pass six stages; the average review differs from the first stage’s own duration', () => {
  expect(stages.map((stage) => [stage, stageDurations[stage]])).toEqual([
    ['curators', { unit: 'weeks', from: 1, to: 3 }],
    ['visualisation', { unit: 'weeks', from: 1, to: 2 }],
    ['stand', { unit: 'days', to: 7 }],
    ['contract', { unit: 'days', to: 14 }],
    ['payment', undefined],
    ['organisation', undefined],
  ]);
  expect(averageReview).toEqual({ unit: 'weeks', from: 2, to: 4 });
});
