import { lightboxStyle } from './lightboxStyle';

test('the library’s style is extracted whole', () => {
  const style = lightboxStyle();
  expect(style).toMatch(/^\.fslightbox-absoluted\{/);
  expect(style).toMatch(/\}$/);
  expect(style.length).toBeGreaterThan(500);
});
