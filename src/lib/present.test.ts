import { present } from './present';

test.each([0, '', false, 'gips'])('%j is there', (value) => {
  expect(present(value, 'title')).toBe(value);
});

test.each([null, undefined])('%j is missing, and its name is told', (value) => {
  expect(() => present(value, 'title')).toThrow('A page was made without its title.');
});
