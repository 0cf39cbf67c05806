/** @jest-environment node */
import { stars, starTrouble } from './stars';

test('where there is no window the list is empty, always the same, and without trouble', () => {
  expect(typeof window).toBe('undefined');
  expect(stars()).toEqual([]);
  expect(stars()).toBe(stars());
  expect(starTrouble()).toBeUndefined();
});
