import { testRows } from '../../tests/support/testRows';
import { hashOf, readHash } from './hash';

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
