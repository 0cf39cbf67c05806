import { testRows } from '../../tests/support/testRows';
import type { LinkSettings } from '../ui/LinkContext';
import { shownDots } from './dots';
import { hashOf, readHash } from './hash';
import { measureOf } from './lightbox/slides/measure';
import { nextState, type LightboxState } from './lightbox/lightboxState';
import { otherSlide, pictureSlide } from './slide';
import { isCompactSize } from './lightbox/useCompact';

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

test('a lightbox goes init, ready, closing, destroyed, and never back', () => {
  const path: LightboxState[] = [
    'ready',
    'closing',
    'ready',
    'closing',
    'destroyed',
    'ready',
    'init',
  ];
  let state: LightboxState = 'init';
  expect(path.map((wanted) => (state = nextState(state, wanted)))).toEqual([
    'ready',
    'closing',
    'closing',
    'closing',
    'destroyed',
    'destroyed',
    'destroyed',
  ]);
  expect(nextState('init', 'closing')).toBe('init');
});

test('ten pages have all dots, eleven only those around the current one', () => {
  expect(shownDots(10, 5)).toHaveLength(10);
  expect(shownDots(11, 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(shownDots(11, 5)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(shownDots(11, 10)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(shownDots(0, 0)).toEqual([]);
});

test('a picture that could not be measured is 0 by 0 with the ratio 0', () => {
  expect(measureOf(0, 0)).toEqual({ width: 0, height: 0, ratio: 0 });
  expect(measureOf(40, 20)).toEqual({ width: 40, height: 20, ratio: 2 });
});

testRows([
  [578, 900, true],
  [579, 900, false],
  [900, 578, true],
  [900, 579, false],
])('%i by %i: compact %s', (width, height, compact) => {
  expect(isCompactSize({ width, height })).toBe(compact);
});

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
