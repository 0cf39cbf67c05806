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

test.each([
  [
    'an ordinary TIFF',
    tiff([
      [256, 800],
      [262, 2],
    ]),
    false,
  ],
  [
    'an ordinary TIFF, big end first',
    tiff(
      [
        [256, 800],
        [262, 2],
      ],
      [],
      false,
    ),
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
])('%s', (_, bytes, expected) => expect(isRawPhoto(bytes)).toBe(expected));

test('Canon marks its raw photos after the header', () => {
  const bytes = tiff([[262, 2]]);
  bytes.set([0x43, 0x52, 2, 0], 8);
  expect(isRawPhoto(bytes)).toBe(true);
});
