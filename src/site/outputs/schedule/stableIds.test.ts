import { numbersOf, uuidOf } from './stableIds';

test('an address has the UUID that every library of version 5 gives it', () => {
  expect(uuidOf('https://fair.example/program/2026/opening/')).toBe(
    'a6092e4e-b486-567a-a3fd-723cb4806793',
  );
});

test('a number depends on the name alone', () => {
  const numbers = numbersOf(['s1', 's2', 's3']);
  expect(numbers.get('s1')).toBe(839304179);
  expect(numbersOf(['s9', 's1']).get('s1')).toBe(839304179);
  expect(numbersOf(['s1', 's1']).size).toBe(1);
});

test('two names that fall on one number have two', () => {
  const numbers = numbersOf(['s93941', 's90850']);
  expect([numbers.get('s90850'), numbers.get('s93941')]).toEqual([1703438905, 1703438906]);
});
