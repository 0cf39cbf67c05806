/** @jest-environment node */
import { stars } from './starStore';

test('without a window the list is empty, and always the same object', () => {
  expect(typeof window).toBe('undefined');
  expect(stars()).toEqual([]);
  expect(stars()).toBe(stars());
});
