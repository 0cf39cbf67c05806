import sharp from 'sharp';
import { all, move, picture, replace, rewriteBytes, write, writeMade } from '../baseContent';
import type { BadInputs } from './badInput';

const court = '2025/photos/court.jpg';
const logo = '2026/partners/bandages/logo.svg';
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${inside}</svg>`;

/** Pictures that cannot be shown, or not well. */
export const pictureInputs: BadInputs = {
  'an empty picture': [write(court, ''), `${court}:1:1 pictureEmpty`],
  'a picture cut in its middle': [
    rewriteBytes(court, (bytes) => bytes.subarray(0, bytes.length / 2)),
    `${court}:1:1 pictureDamaged`,
  ],
  'a photograph of a phone': [
    write('2025/photos/IMG_0001.HEIC', 'x'),
    '2025/photos/IMG_0001.HEIC:1:1 picturePhone value=.heic',
  ],
  'a raw photograph': [
    write('2025/photos/DSC_0001.NEF', 'x'),
    '2025/photos/DSC_0001.NEF:1:1 pictureRaw value=.nef',
  ],
  'a moving picture': [
    write('2025/photos/dance.gif', 'x'),
    '2025/photos/dance.gif:1:1 pictureFormat value=.gif',
  ],
  'a text under the name of a picture': [
    write(court, 'Dear curator'),
    `${court}:1:1 pictureContent value=.jpg`,
  ],
  'printing inks without a profile': [
    writeMade(court, () =>
      sharp({ create: { width: 1200, height: 800, channels: 3, background: '#36c' } })
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    ),
    `${court}:1:1 pictureCmyk`,
  ],
  'too many pixels': [
    writeMade(court, () => picture(8200, 5000)),
    `${court}:1:1 picturePixels value=41.0 bounds=40`,
  ],
  'too heavy a file': [
    write(court, new Uint8Array(26_000_000)),
    `${court}:1:1 pictureBytes value=26.0 bounds=25`,
  ],
  'a thumbnail': [
    writeMade(court, () => picture(320, 240)),
    `${court}:1:1 pictureSmall value=320 bounds=800`,
  ],
  'photographs that differ in capitals and extension only': [
    writeMade('2025/photos/Court.png', () => picture(1200, 800)),
    '2025/photos/court.jpg:1:1 photoAddressTaken value=Court.png',
  ],
  'a photograph whose name in Latin letters is taken': [
    writeMade('2025/photos/Һалл.jpg', () => picture(1200, 800)),
    '2025/photos/Һалл.jpg:1:1 photoAddressTaken value=hall.jpg',
  ],
  'a picture in a subfolder of the photographs': [
    all(
      move('2025/photos/hall.jpg', '2025/photos/evening/hall.jpg'),
      replace(
        '2025/photos/captions.yaml',
        '- picture: hall.jpg\n  caption: {ru: Зал вечером, en: The hall in the evening}\n',
        '',
      ),
    ),
    '2025/photos/evening/hall.jpg:1:1 picturePlace',
  ],
  'a logo that is no drawing': [write(logo, 'Bandages'), `${logo}:1:1 logoRoot`],
  'a logo with a script': [write(logo, svg('<script>alert(1)</script>')), `${logo}:1:1 logoScript`],
  'a logo that fetches from elsewhere': [
    write(logo, svg('<image href="https://bandages.example/logo.png"/>')),
    `${logo}:1:1 logoOutside`,
  ],
};
