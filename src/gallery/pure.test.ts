import { shownDots } from './dots';
import { hashOf, readHash } from './hash';
import { measureOf } from './measure';
import { nextPhase, type Phase } from './phase';
import { otherSlide, pictureSlide } from './slide';
import { isCompactSize } from './useCompact';

test.each([0, 1, 24])('the address of slide %i leads back to it', (index) => {
  expect(readHash(hashOf('photo-gallery', index), 'photo-gallery', 25)).toBe(index);
});

test.each(['', '#photo-gallery', '#photo-gallery/', '#photo-gallery/0', '#photo-gallery/26', '#photo-gallery/1e1', '#photo-gallery/-1', '#photo-gallery/01', '#works/1', '#photo-gallery/1/2'])(
  '%s names no slide',
  (hash) => expect(readHash(hash, 'photo-gallery', 25)).toBeUndefined(),
);

test('a lightbox goes init, ready, closing, destroyed, and never back', () => {
  const path: Phase[] = ['ready', 'closing', 'ready', 'closing', 'destroyed', 'ready', 'init'];
  let phase: Phase = 'init';
  expect(path.map((wanted) => (phase = nextPhase(phase, wanted)))).toEqual([
    'ready', 'closing', 'closing', 'closing', 'destroyed', 'destroyed', 'destroyed',
  ]);
  expect(nextPhase('init', 'closing')).toBe('init');
});

test('ten pages have all dots, eleven those around the current one', () => {
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

test.each([[578, 900, true], [579, 900, false], [900, 578, true], [900, 579, false]])('%i by %i: compact %s', (width, height, compact) => {
  expect(isCompactSize({ width, height })).toBe(compact);
});

test.each(['video', 'map', 'iframe', 'ajax'])('a %s is named by its caption', (type) => {
  expect(otherSlide({ type, src: '/x', caption: 'Words' })).toEqual({ type, src: '/x', caption: 'Words', alt: 'Words' });
});

test('a slide takes the largest rendition, whatever the order of the set', () => {
  const slide = pictureSlide(
    { layout: 'fullWidth', width: 3, height: 2, images: { fallback: { src: '/m.jpg', srcSet: '/l.jpg 1600w,\n/s.jpg 360w, /m.jpg 640w' } } },
    { alt: 'A court', downloadName: 'court-1' },
  );
  expect(slide).toMatchObject({ src: '/l.jpg', thumbSrc: '/s.jpg', downloadSrc: '/l.jpg', downloadFilename: 'court-1.jpg', type: 'image' });
});
