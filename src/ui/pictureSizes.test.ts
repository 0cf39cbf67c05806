import { testRows } from '../../tests/support/testRows';
import { aspectOf, coverScale, pictureSizes } from './pictureSizes';

test('wide windows come before narrow ones, with a small reserve', () => {
  expect(pictureSizes({ 0: '50vw', 640: '12rem' })).toBe(
    '(min-width:640px) calc(1.03*(12rem)),calc(1.03*(50vw))',
  );
});

test('the cropped part of a picture is requested, too', () => {
  expect(pictureSizes({ 0: '100vw - 2rem' }, 1.5)).toBe('calc(1.55*(100vw - 2rem))');
});

testRows([
  ['wide in a tall box', 1.6, 0.8, 2],
  ['of the same shape', 0.8, 0.8, 1],
  ['tall in a wide box', 0.5, 1, 1],
])('a picture %s', (_, aspect, box, scale) => expect(coverScale(aspect, box)).toBe(scale));

test('pictures as wide as the page give their ratio as a fractional height', () => {
  expect(aspectOf({ width: 1, height: 0.625 })).toBe(1.6);
});
