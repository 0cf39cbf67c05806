import sharp from 'sharp';
import { all, move, picture, replace, rewriteBytes, write, writeMade } from '../baseContent';
import type { BadInput } from './badInput';

const court = '2025/photos/court.jpg';
const logo = '2026/partners/bandages/logo.svg';
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${inside}</svg>`;

/** Pictures that cannot be shown, or not well. */
export const pictureInputs: BadInput[] = [
  {
    name: 'an empty picture',
    edit: write(court, ''),
    expected: [{ code: 'pictureEmpty', at: '2025/photos/court.jpg:1:1' }],
  },
  {
    name: 'a picture cut in its middle',
    edit: rewriteBytes(court, (bytes) => bytes.subarray(0, bytes.length / 2)),
    expected: [{ code: 'pictureDamaged', at: '2025/photos/court.jpg:1:1' }],
  },
  {
    name: 'a photograph of a phone',
    edit: write('2025/photos/IMG_0001.HEIC', 'x'),
    expected: [
      { code: 'picturePhone', at: '2025/photos/IMG_0001.HEIC:1:1', named: { value: '.heic' } },
    ],
  },
  {
    name: 'a raw photograph',
    edit: write('2025/photos/DSC_0001.NEF', 'x'),
    expected: [
      { code: 'pictureRaw', at: '2025/photos/DSC_0001.NEF:1:1', named: { value: '.nef' } },
    ],
  },
  {
    name: 'a moving picture',
    edit: write('2025/photos/dance.gif', 'x'),
    expected: [
      { code: 'pictureFormat', at: '2025/photos/dance.gif:1:1', named: { value: '.gif' } },
    ],
  },
  {
    name: 'a text under the name of a picture',
    edit: write(court, 'Dear curator'),
    expected: [
      { code: 'pictureContent', at: '2025/photos/court.jpg:1:1', named: { value: '.jpg' } },
    ],
  },
  {
    name: 'printing inks without a profile',
    edit: writeMade(court, () =>
      sharp({ create: { width: 1200, height: 800, channels: 3, background: '#36c' } })
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    ),
    expected: [{ code: 'pictureCmyk', at: '2025/photos/court.jpg:1:1' }],
  },
  {
    name: 'too many pixels',
    edit: writeMade(court, () => picture(8200, 5000)),
    expected: [
      {
        code: 'picturePixels',
        at: '2025/photos/court.jpg:1:1',
        named: { value: '41.0', bounds: '40' },
      },
    ],
  },
  {
    name: 'too heavy a file',
    edit: write(court, new Uint8Array(26_000_000)),
    expected: [
      {
        code: 'pictureBytes',
        at: '2025/photos/court.jpg:1:1',
        named: { value: '26.0', bounds: '25' },
      },
    ],
  },
  {
    name: 'a thumbnail',
    edit: writeMade(court, () => picture(320, 240)),
    expected: [
      {
        code: 'pictureSmall',
        at: '2025/photos/court.jpg:1:1',
        named: { value: '320', bounds: '800' },
      },
    ],
  },
  {
    name: 'a picture in a subfolder of the photographs',
    edit: all(
      move('2025/photos/hall.jpg', '2025/photos/evening/hall.jpg'),
      replace(
        '2025/photos/captions.yaml',
        '- picture: hall.jpg\n  caption: {ru: Зал вечером, en: The hall in the evening}\n',
        '',
      ),
    ),
    expected: [{ code: 'picturePlace', at: '2025/photos/evening/hall.jpg:1:1' }],
  },
  {
    name: 'a logo that is no drawing',
    edit: write(logo, 'Bandages'),
    expected: [{ code: 'logoRoot', at: '2026/partners/bandages/logo.svg:1:1' }],
  },
  {
    name: 'a logo with a script',
    edit: write(logo, svg('<script>alert(1)</script>')),
    expected: [{ code: 'logoScript', at: '2026/partners/bandages/logo.svg:1:1' }],
  },
  {
    name: 'a logo that fetches from elsewhere',
    edit: write(logo, svg('<image href="https://bandages.example/logo.png"/>')),
    expected: [{ code: 'logoOutside', at: '2026/partners/bandages/logo.svg:1:1' }],
  },
];
