import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { reportProblems } from '../../src/build/check';
import { pictureProblems } from '../../src/build/check/pictures/pictures';
import type { ReportLanguage } from '../../src/build/check/problems/sentence';

/** Every file of a folder by its path inside it. */
function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}

describe('what the photo team reads', () => {
  let root: string;
  const plain = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: '#36c' } });

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'fair-pictures-'));
    const put = (file: string, bytes: Uint8Array | string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), bytes);
    };
    put('2026/photos/IMG_1.HEIC', 'x');
    put('2026/photos/IMG_2.jpg', (await plain(900).jpeg().toBuffer()).subarray(0, 2000));
    put('2026/photos/Открытие й.jpg', await plain(700).jpeg().toBuffer());
    put('2026/photos/print.jpg', await plain(900).toColourspace('cmyk').jpeg().toBuffer());
  });

  afterAll(() => rmSync(root, { recursive: true }));

  const lines = async (language: ReportLanguage) =>
    reportProblems(await pictureProblems(root, filesOf(root).sort()), language).split('\n');

  test('in Russian', async () => {
    expect(await lines('ru')).toEqual([
      '2026/photos/IMG_1.HEIC:1:1  формат .heic сайт не читает  сохраните снимок как JPEG; чтобы телефон сразу снимал так: «Настройки → Камера → Форматы → Наиболее совместимые»',
      '2026/photos/IMG_2.jpg:1:1  картинка повреждена или скопирована не до конца  скопируйте её ещё раз или пересохраните из исходной',
      '2026/photos/print.jpg:1:1  печатные краски CMYK без цветового профиля  сохраните картинку в sRGB или вложите в неё профиль',
      '2026/photos/Открытие й.jpg:1:1  картинка мала: длинная сторона 700 px  возьмите исходную, не меньше 800 px; не растягивайте',
    ]);
  });

  test('in English', async () => {
    expect(await lines('en')).toEqual([
      '2026/photos/IMG_1.HEIC:1:1  the site does not read the format .heic  save the photograph as JPEG; to let the phone do so: Settings → Camera → Formats → Most Compatible',
      '2026/photos/IMG_2.jpg:1:1  the picture is damaged, or was not copied to its end  copy it again, or save it anew from the original',
      '2026/photos/print.jpg:1:1  CMYK printing inks without a colour profile  save the picture in sRGB, or embed the profile',
      '2026/photos/Открытие й.jpg:1:1  the picture is small: 700 px on the long side  take the original, 800 px at least; do not stretch it',
    ]);
  });
});
