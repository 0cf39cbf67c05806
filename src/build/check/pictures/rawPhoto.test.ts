import { testRows } from '../../../../tests/support/testRows';
import { isRawPhoto } from './rawPhoto';

type Tag = [tag: number, value: number];

/** A TIFF with one directory and, if given, another one inside it. */
function tiff(main: Tag[], inner: Tag[] = [], little = true): Uint8Array {
  const bytes = new Uint8Array(300);
  const view = new DataView(bytes.buffer);
  bytes.set(little ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42]);
  view.setUint32(4, 16, little);
  const write = (tags: Tag[], at: number) => {
    view.setUint16(at, tags.length, little);
    tags.forEach(([tag, value], index) => {
      view.setUint16(at + 2 + index * 12, tag, little);
      view.setUint16(at + 4 + index * 12, 4, little);
      view.setUint32(at + 6 + index * 12, 1, little);
      view.setUint32(at + 10 + index * 12, value, little);
    });
  };
  write(main, 16);
  write(inner, 150);
  return bytes;
}

testRows([
  [
    'an ordinary TIFF',
    tiff([
      [256, 800],
      [262, 2],
    ]),
    false,
  ],
  ['a DNG', tiff([[50706, 0x01040000]]), true],
  [
    'a NEF or ARW: the sensor stands in an inner folder',
    tiff(
      [
        [262, 2],
        [330, 150],
      ],
      [[262, 32803]],
    ),
    true,
  ],
  [
    'the same, big end first',
    tiff(
      [
        [262, 2],
        [330, 150],
      ],
      [[262, 32803]],
      false,
    ),
    true,
  ],
  [
    'a TIFF with an inner folder of its own',
    tiff(
      [
        [262, 2],
        [330, 150],
      ],
      [[262, 2]],
    ),
    false,
  ],
  ['a folder beyond the file', tiff([[330, 100_000]]), false],
  ['nothing but a header', Uint8Array.of(0x49, 0x49, 42, 0), false],
])('what is a raw photograph and what an ordinary TIFF: %s', (_, bytes, expected) =>
  expect(isRawPhoto(bytes)).toBe(expected),
);

test('Canon marks its raw photos after the header', () => {
  const bytes = tiff([[262, 2]]);
  bytes.set([0x43, 0x52, 2, 0], 8);
  expect(isRawPhoto(bytes)).toBe(true);
});

testRows([true, false])(
  'a sensor named by a short number, as cameras write it; little end first: %s',
  (little) => {
    const bytes = tiff([[262, 0]], [], little);
    const view = new DataView(bytes.buffer);
    view.setUint16(20, 3, little);
    view.setUint16(26, 32803, little);
    // What follows a short number is not read.
    view.setUint16(28, 0xffff, little);
    expect(isRawPhoto(bytes)).toBe(true);
  },
);

test('a number of a sensor counts only where pixels are described', () => {
  expect(isRawPhoto(tiff([[256, 32803]]))).toBe(false);
  expect(isRawPhoto(tiff([[262, 34892]]))).toBe(true);
});

test('the second of two inner folders is read too', () => {
  const bytes = tiff([[330, 250]], [[262, 2]]);
  const view = new DataView(bytes.buffer);
  view.setUint32(22, 2, true);
  view.setUint32(250, 150, true);
  view.setUint32(254, 200, true);
  expect(isRawPhoto(bytes)).toBe(false);
  view.setUint16(200, 1, true);
  view.setUint16(202, 50706, true);
  view.setUint16(204, 4, true);
  expect(isRawPhoto(bytes)).toBe(true);
});

test('no more than sixteen inner folders are read, whatever a file says', () => {
  const bytes = tiff([[330, 150]]);
  const view = new DataView(bytes.buffer);
  view.setUint32(22, 4_000_000_000, true);
  expect(isRawPhoto(bytes)).toBe(false);
});
