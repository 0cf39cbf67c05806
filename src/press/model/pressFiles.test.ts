import { testRows } from '../../../tests/support/testRows';
import { megabytes, photoArchivePath, printPhotoPath } from './pressFiles';

test('addresses that editors link to do not change', () => {
  expect(photoArchivePath(2024)).toBe('/press-photos-2024.zip');
  expect(printPhotoPath('2024-court-01')).toBe('/press-photos/2024-court-01.jpg');
});

testRows([
  [0, 'en', '0.1'],
  [149_999, 'en', '0.1'],
  [150_000, 'ru', '0,2'],
  [999_999, 'en', '1.0'],
  [12_340_000, 'ru', '12,3'],
])('%i bytes in %s: %s MB', (bytes, language, told) =>
  expect(megabytes(bytes, language)).toBe(told),
);
