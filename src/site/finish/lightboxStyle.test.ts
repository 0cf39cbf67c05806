import { lightboxStyle } from './lightboxStyle';

test('the style of the library is found whole', () => {
  const style = lightboxStyle();
  expect(style).toMatch(/^\.fslightbox-absoluted\{/);
  expect(style).toMatch(/\}$/);
  expect(style.length).toBeGreaterThan(500);
});
