import { testRows } from '../../tests/support/testRows';
import type { LinkSettings } from '../ui/Link';
import { otherSlide, pictureSlide, hashOf, readHash } from './slide';

const site: LinkSettings = { locale: 'en', ownDomains: ['fair.example'] };

testRows(['video', 'map', 'iframe', 'ajax'])('a %s is named by its caption', (type) => {
  expect(otherSlide({ type, src: '/x.mp4', caption: 'Words' }, site)).toEqual({
    type,
    src: '/x.mp4',
    caption: 'Words',
    alt: 'Words',
  });
});

testRows([
  ['/tickets/', 'en', '/en/tickets/'],
  ['/tickets/', 'ru', '/tickets/'],
  ['/tickets/#refund', 'en', '/en/tickets/#refund'],
  ['/film.mp4', 'en', '/film.mp4'],
  ['#terms', 'en', '#terms'],
  ['https://fair.example/x/', 'en', 'https://fair.example/x/'],
] as const)('a slide at %s leads in %s to %s, in this tab', (src, locale, href) => {
  const slide = otherSlide({ type: 'ajax', src, caption: 'Words' }, { ...site, locale });
  expect(slide).toMatchObject({ src: href });
  expect(slide).not.toHaveProperty('isOutside');
});

test('a slide of another site is marked as such', () => {
  expect(
    otherSlide({ type: 'map', src: 'https://maps.example/x', caption: 'Words' }, site),
  ).toMatchObject({ isOutside: true });
});

testRows(['//host/', 'https://a@b.example/', 'javascript:x()', 'mailto:a@b.example', 'tel:+7'])(
  '%s does not make a slide',
  (src) => {
    expect(otherSlide({ type: 'iframe', src, caption: 'Words' }, site)).toBeUndefined();
  },
);

test('a picture given by address is its own thumbnail, and the browser measures it', () => {
  const slide = otherSlide(
    { type: 'image', src: 'https://photos.example/court.jpg', caption: 'Court' },
    site,
  );
  expect(slide).toEqual({
    type: 'image',
    src: 'https://photos.example/court.jpg',
    thumbSrc: 'https://photos.example/court.jpg',
    caption: 'Court',
    alt: 'Court',
    isOutside: true,
  });
});

test('a slide uses the largest rendition, whatever the order of the srcset', () => {
  const slide = pictureSlide(
    {
      layout: 'fullWidth',
      width: 3,
      height: 2,
      images: { fallback: { src: '/m.jpg', srcSet: '/l.jpg 1600w,\n/s.jpg 360w, /m.jpg 640w' } },
    },
    { alt: 'A court', downloadName: 'court-1' },
  );
  expect(slide).toMatchObject({
    src: '/l.jpg',
    thumbSrc: '/s.jpg',
    downloadSrc: '/l.jpg',
    downloadFilename: 'court-1.jpg',
    type: 'image',
    size: { width: 1600, height: 1067 },
  });
});

testRows([0, 1, 24])('the address of slide %i leads back to it', (index) => {
  expect(readHash(hashOf('photo-gallery', index), 'photo-gallery', 25)).toBe(index);
});

testRows([
  '',
  '#photo-gallery',
  '#photo-gallery/',
  '#photo-gallery/0',
  '#photo-gallery/26',
  '#photo-gallery/1e1',
  '#photo-gallery/-1',
  '#photo-gallery/01',
  '#works/1',
  '#photo-gallery/1/2',
])('%s does not name a slide', (hash) =>
  expect(readHash(hash, 'photo-gallery', 25)).toBeUndefined(),
);
