import sharp from 'sharp';
import { picture, rewriteBytes, write, writeMade } from '../baseContent';
import { badRows, type BadInputs } from './badInput';

const court = '2025/photos/court.jpg';
const logo = '2026/partners/bandages/logo.svg';
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${inside}</svg>`;

/** A table of pictures of a size in px, at the place of the photograph or at another. */
const ofSize = badRows('', (change) => {
  const [, width, height, file = court] = /^(\d+) × (\d+)(?: in (.*))?$/.exec(change) ?? [];
  return writeMade(file, () => picture(Number(width), Number(height)));
});
/** A table of files that are written as they are. */
const inNew = badRows('', (change) => {
  const [, file = '', content = ''] = /^(\S+) = (.*)$/.exec(change) ?? [];
  return write(file, content);
});

/** Pictures that cannot be shown, or not well. */
export const pictureInputs: BadInputs = {
  ...inNew`
    a photograph of a phone | 2025/photos/IMG_0001.HEIC = x | 2025/photos/IMG_0001.HEIC:1:1 picturePhone value=.heic
    a raw photograph | 2025/photos/DSC_0001.NEF = x | 2025/photos/DSC_0001.NEF:1:1 pictureRaw value=.nef
    a moving picture | 2025/photos/dance.gif = x | 2025/photos/dance.gif:1:1 pictureFormat value=.gif
    a text under the name of a picture | ${court} = Dear curator | ${court}:1:1 pictureContent value=.jpg
    a logo that is no drawing | ${logo} = Bandages | ${logo}:1:1 logoRoot
    a logo with a script | ${logo} = ${svg('<script>alert(1)</script>')} | ${logo}:1:1 logoScript
    a logo that fetches from elsewhere | ${logo} = ${svg('<image href="https://bandages.example/logo.png"/>')} | ${logo}:1:1 logoOutside
  `,
  ...ofSize`
    too many pixels | 8200 × 5000 | ${court}:1:1 picturePixels value=41.0 bounds=40
    a thumbnail | 320 × 240 | ${court}:1:1 pictureSmall value=320 bounds=800
    photographs that differ in capitals and extension only | 1200 × 800 in 2025/photos/Court.png | ${court}:1:1 photoAddressTaken value=Court.png
    a photograph whose name in Latin letters is taken | 1200 × 800 in 2025/photos/Һалл.jpg | 2025/photos/Һалл.jpg:1:1 photoAddressTaken value=hall.jpg
    a picture in a subfolder of the photographs | 1200 × 800 in 2025/photos/evening/hall.jpg | 2025/photos/evening/hall.jpg:1:1 picturePlace
  `,
  'an empty picture': [write(court, ''), `${court}:1:1 pictureEmpty`],
  'a picture cut in its middle': [
    rewriteBytes(court, (bytes) => bytes.subarray(0, bytes.length / 2)),
    `${court}:1:1 pictureDamaged`,
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
  'too heavy a file': [
    write(court, new Uint8Array(26_000_000)),
    `${court}:1:1 pictureBytes value=26.0 bounds=25`,
  ],
};
