import { testRows } from '../../../../tests/support/testRows';
import { readPictureFormat } from './pictureFormat';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

testRows([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  // The comment segment contains the bytes that Canon's raw photos have at that offset.
  ['\xff\xd8\xff\xfe\0\x10ABCR\x02\0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', undefined],
  ['II*\0\x08\0\0\0', 'tiff'],
  ['MM\0*\0\0\0\x08', 'tiff'],
  ['II*\0\x10\0\0\0CR\x02\0', 'raw'],
  ['\0\0\0\x18ftypcrx ', 'raw'],
  ['\0\0\0\x24ftypheic', 'heif'],
  ['\0\0\0\x20ftypavif', 'heif'],
  ['GIF89a', 'gif'],
  ['%PDF-1.7', 'pdf'],
  ['<html>', undefined],
  ['', undefined],
])('the format by the first bytes: %j is %s', (text, format) =>
  expect(readPictureFormat(bytes(text))).toBe(format),
);
