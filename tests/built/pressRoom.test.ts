import { existsSync, readFileSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { localeCodes } from '../../src/i18n/locales';
import { localizedPath } from '../../src/i18n/paths';
import { formatDay } from '../../src/lib/time/days';
import { photoArchivePath } from '../../src/press/model/pressFiles';
import { releasePath } from '../../src/press/model/releases';
import { builtDay } from '../support/builtDay';
import { contentFolder, siteFolder } from '../support/siteFolder';
import { unpack } from '../support/unpack';

const folder = `${contentFolder}/releases`;
const releases = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.yaml') && name <= `${builtDay}~`)
  : [];
const pageOf = (path: string) => readFileSync(`${siteFolder}${path}index.html`, 'utf8');

test('every release whose day has come has a page in both languages, with its date and a contact address, and is listed', () => {
  const faults = releases.flatMap((name) => {
    const slug = name.replace('.yaml', '');
    return localeCodes.filter((locale) => {
      const path = localizedPath(releasePath(slug), locale);
      const html = pageOf(path);
      return (
        !html.includes(formatDay(slug.slice(0, 10), locale)) ||
        !/<aside.*href="mailto:.*<\/aside>/s.test(html) ||
        !html.includes('"@type":"NewsArticle"') ||
        !pageOf(localizedPath('/press/', locale)).includes(`href="${path}"`)
      );
    });
  });
  expect(faults).toEqual([]);
});

test("every photograph of a year has a print file as described on the page, also in the year's archive", async () => {
  const html = existsSync(`${siteFolder}/press/index.html`) ? pageOf('/press/') : '';
  const told = [
    ...html.matchAll(/href="(\/press-photos\/(\d{4})-[^"]+)".*?(\d+) × (\d+) px/gs),
  ].map(([, file = '', year = '', width, height]) => ({
    file,
    year,
    size: [Number(width), Number(height)],
  }));
  expect(told.length > 0).toBe(html.includes('/press-photos-'));
  const faults: unknown[] = [];
  for (const year of new Set(told.map((one) => one.year))) {
    const ofYear = told.filter((one) => one.year === year);
    const dropped = readdirSync(`${contentFolder}/${year}/photos`).filter(
      (name) => !/^\.|\.yaml$/.test(name),
    );
    expect(ofYear).toHaveLength(dropped.length);
    const archive = await unpack(`${siteFolder}${photoArchivePath(Number(year))}`);
    for (const { file, size } of ofYear) {
      const bytes = readFileSync(siteFolder + file);
      const { width, height, format, space, exif } = await sharp(bytes).metadata();
      const isPacked = archive.get(file.replace('/press-photos/', ''))?.equals(bytes);
      const isRight =
        `${width} ${height}` === size.join(' ') && Math.max(width, height) <= 4000 && isPacked;
      if (!isRight || format !== 'jpeg' || space !== 'srgb' || exif !== undefined)
        faults.push({ file, width, height, format, space, exif });
    }
  }
  expect(faults).toEqual([]);
});

test('a closed form is the last section of the press page', () => {
  for (const locale of localeCodes) {
    const path = localizedPath('/press/', locale);
    if (!existsSync(`${siteFolder}${path}index.html`)) continue;
    const main = /<main.*<\/main>/s.exec(pageOf(path))?.[0] ?? '';
    const closed = main.split('data-state="closed"');
    for (const after of closed.slice(1)) expect(after).not.toContain('<section');
  }
});
