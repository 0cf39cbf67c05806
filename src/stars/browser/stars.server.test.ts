/** @jest-environment node */
import { stars } from './stars';

test('where there is no window the list is empty, and always the same', () => {
  expect(typeof window).toBe('undefined');
  expect(stars()).toEqual([]);
  expect(stars()).toBe(stars());
});
