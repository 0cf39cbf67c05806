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
    expected: [
      [
        'pictureEmpty',
        '2025/photos/court.jpg:1:1  the file is empty  copy the picture from its source again',
        '2025/photos/court.jpg:1:1  файл пуст  скопируйте картинку ещё раз из источника',
      ],
    ],
  },
  {
    name: 'a picture cut in its middle',
    edit: rewriteBytes(court, (bytes) => bytes.subarray(0, bytes.length / 2)),
    expected: [
      [
        'pictureDamaged',
        '2025/photos/court.jpg:1:1  the picture is damaged, or was not copied to its end  copy it again, or save it anew from the original',
        '2025/photos/court.jpg:1:1  картинка повреждена или скопирована не до конца  скопируйте её ещё раз или пересохраните из исходной',
      ],
    ],
  },
  {
    name: 'a photograph of a phone',
    edit: write('2025/photos/IMG_0001.HEIC', 'x'),
    expected: [
      [
        'picturePhone',
        '2025/photos/IMG_0001.HEIC:1:1  the site does not read the format .heic  save the photograph as JPEG; to let the phone do so: Settings → Camera → Formats → Most Compatible',
        '2025/photos/IMG_0001.HEIC:1:1  формат .heic сайт не читает  сохраните снимок как JPEG; чтобы телефон сразу снимал так: «Настройки → Камера → Форматы → Наиболее совместимые»',
      ],
    ],
  },
  {
    name: 'a raw photograph',
    edit: write('2025/photos/DSC_0001.NEF', 'x'),
    expected: [
      [
        'pictureRaw',
        '2025/photos/DSC_0001.NEF:1:1  this is a raw photograph: .nef  develop it and save it as JPEG',
        '2025/photos/DSC_0001.NEF:1:1  это сырой снимок с камеры: .nef  проявите его и сохраните как JPEG',
      ],
    ],
  },
  {
    name: 'a moving picture',
    edit: write('2025/photos/dance.gif', 'x'),
    expected: [
      [
        'pictureFormat',
        '2025/photos/dance.gif:1:1  the site does not show the format .gif  save the picture as JPEG, PNG, WebP or TIFF, and remove this file',
        '2025/photos/dance.gif:1:1  формат .gif сайт не показывает  сохраните картинку как JPEG, PNG, WebP или TIFF, а этот файл уберите',
      ],
    ],
  },
  {
    name: 'a text under the name of a picture',
    edit: write(court, 'Dear curator'),
    expected: [
      [
        'pictureContent',
        '2025/photos/court.jpg:1:1  there is no picture inside, though the name ends in .jpg  open the original picture and save it as JPEG or PNG',
        '2025/photos/court.jpg:1:1  внутри не картинка, хотя имя кончается на .jpg  откройте исходную картинку и сохраните её как JPEG или PNG',
      ],
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
    expected: [
      [
        'pictureCmyk',
        '2025/photos/court.jpg:1:1  CMYK printing inks without a colour profile  save the picture in sRGB, or embed the profile',
        '2025/photos/court.jpg:1:1  печатные краски CMYK без цветового профиля  сохраните картинку в sRGB или вложите в неё профиль',
      ],
    ],
  },
  {
    name: 'too many pixels',
    edit: writeMade(court, () => picture(8200, 5000)),
    expected: [
      [
        'picturePixels',
        '2025/photos/court.jpg:1:1  too many pixels: 41.0 million  make the picture smaller: 40 million at most, 2560 on the long side are enough',
        '2025/photos/court.jpg:1:1  слишком много пикселей: 41.0 млн  уменьшите картинку: допустимо 40 млн, хватит и 2560 по длинной стороне',
      ],
    ],
  },
  {
    name: 'too heavy a file',
    edit: write(court, new Uint8Array(26_000_000)),
    expected: [
      [
        'pictureBytes',
        '2025/photos/court.jpg:1:1  the file is too heavy: 26.0 MB  save it as JPEG: 25 MB at most',
        '2025/photos/court.jpg:1:1  файл слишком тяжёлый: 26.0 МБ  сохраните его как JPEG: допустимо 25 МБ',
      ],
    ],
  },
  {
    name: 'a thumbnail',
    edit: writeMade(court, () => picture(320, 240)),
    expected: [
      [
        'pictureSmall',
        '2025/photos/court.jpg:1:1  the picture is small: 320 px on the long side  take the original, 800 px at least; do not stretch it',
        '2025/photos/court.jpg:1:1  картинка мала: длинная сторона 320 px  возьмите исходную, не меньше 800 px; не растягивайте',
      ],
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
    expected: [
      [
        'picturePlace',
        '2025/photos/evening/hall.jpg:1:1  nobody will see a picture in this folder  put it into <year>/photos without subfolders, or beside the YAML file that names it',
        '2025/photos/evening/hall.jpg:1:1  в этой папке картинку никто не увидит  положите её в <год>/photos без подпапок или рядом с файлом YAML, который её называет',
      ],
    ],
  },
  {
    name: 'a logo that is no drawing',
    edit: write(logo, 'Bandages'),
    expected: [
      [
        'logoRoot',
        '2026/partners/bandages/logo.svg:1:1  this is no SVG drawing, or it is damaged  save the logo anew as plain SVG',
        '2026/partners/bandages/logo.svg:1:1  это не рисунок SVG, или он повреждён  сохраните знак заново как простой SVG',
      ],
    ],
  },
  {
    name: 'a logo with a script',
    edit: write(logo, svg('<script>alert(1)</script>')),
    expected: [
      [
        'logoScript',
        '2026/partners/bandages/logo.svg:1:1  the SVG drawing holds a script  save the logo as plain SVG, without <script>, on…= and foreignObject',
        '2026/partners/bandages/logo.svg:1:1  в рисунке SVG есть сценарий  сохраните знак как простой SVG, без <script>, on…= и foreignObject',
      ],
    ],
  },
  {
    name: 'a logo that fetches from elsewhere',
    edit: write(logo, svg('<image href="https://bandages.example/logo.png"/>')),
    expected: [
      [
        'logoOutside',
        '2026/partners/bandages/logo.svg:1:1  the SVG drawing refers to another file or site  embed its pictures and fonts, or turn text into outlines',
        '2026/partners/bandages/logo.svg:1:1  рисунок SVG ссылается на другой файл или сайт  вложите картинки и шрифты в рисунок или переведите текст в кривые',
      ],
    ],
  },
];
