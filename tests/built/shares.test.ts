import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { splitLocale } from '../../src/i18n/paths';
import { readSite } from '../support/builtContent';
import { isHidden, metaOf, readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { groupBy } from '../support/groupBy';
import { siteFolder } from '../support/siteFolder';
import { thingsOf } from '../support/structuredData';

const origin = `https://${readSite().domain}`;
const pages = builtPages().filter((path) => !isHidden(path));
const about = (path: string, name: string) => metaOf(readPage(path), name) ?? '';
/** Pages by their share picture. */
const shared = groupBy(pages, (path) => about(path, 'og:image'));
const fileOf = (address: string) => `${siteFolder}${address.slice(origin.length)}`;
const drawn = [...shared].filter(([address]) => address.startsWith(`${origin}/static/share/`));

test('every public page has a share picture, JPEG or PNG, with the size it states', async () => {
  const faults = [];
  for (const [address, paths] of shared) {
    const isThere = address.startsWith(`${origin}/static/`) && existsSync(fileOf(address));
    const { format, width, height } = isThere ? await sharp(fileOf(address)).metadata() : {};
    const isRead = format === 'jpeg' || format === 'png';
    for (const path of paths) {
      const told = `${about(path, 'og:image:width')} × ${about(path, 'og:image:height')}`;
      if (!isRead || told !== `${width} × ${height}`) faults.push({ path, address, told });
    }
  }
  expect(faults).toEqual([]);
});

test('no drawn picture is shared by pages with different names or languages', () => {
  const faults = drawn.filter(
    ([, paths]) =>
      new Set(paths.map((path) => `${splitLocale(path).locale} ${about(path, 'og:title')}`)).size >
      1,
  );
  expect(faults).toEqual([]);
});

/** The size with a large photograph beside a name of three hundred letters. */
const most = 200_000;

/**
 * The first line of the name, px of 1200 × 630. If boxes were drawn instead of letters, it would
 * have only a twentieth of the ink of a short name.
 */
const line = { left: 56, top: 124, width: 360, height: 124 };
/** Cards of exhibitors and works have smaller names, to make room for the work. */
const card = /^\/(en\/)?exhibitors\/\d{4}\/./;
function leastInk(path: string): number {
  const work = thingsOf(path).find((thing) => thing['@type'] === 'VisualArtwork');
  const name = String(work?.['name'] ?? about(path, 'og:title'));
  const letters = name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return card.test(path) ? Math.min(1200, 270 * letters) : Math.min(2000, 600 * letters);
}

test('drawn pictures are complete, 1200 × 630, light, and show their name in the font', async () => {
  // With pictures this small, threads would only wait for each other.
  sharp.concurrency(1);
  const faults = [];
  // Reading hundreds of cards takes seconds; `test:full` reads all.
  const step = process.env['FAIR_FULL'] === undefined ? 8 : 1;
  for (const [address, [path = '']] of drawn.filter((_, index) => index % step === 0)) {
    const bytes = readFileSync(fileOf(address));
    const { width, height } = await sharp(bytes).metadata();
    const isWhole = bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
    if (`${width} × ${height}` !== '1200 × 630' || !isWhole || bytes.length > most)
      faults.push({ path, width, height, isWhole, bytes: bytes.length });
    else if ((await inkOf(bytes)) < leastInk(path)) faults.push({ path, address });
  }
  expect(faults).toEqual([]);
}, 120_000);

/** Counts the dark pixels at the beginning of the name. */
async function inkOf(picture: Buffer): Promise<number> {
  const grey = await sharp(picture).extract(line).greyscale().raw().toBuffer();
  let ink = 0;
  for (const pixel of grey) if (pixel < 96) ink += 1;
  return ink;
}

test('share pictures have at most 300 kB and alternative texts, and large cards do not crop them', () => {
  const heavy = [...shared].filter(([address]) => statSync(fileOf(address)).size > 300_000);
  expect(heavy.map(([address]) => address)).toEqual([]);
  const faults = pages.filter((path) => {
    const ratio = Number(about(path, 'og:image:width')) / Number(about(path, 'og:image:height'));
    const isLarge = about(path, 'twitter:card') === 'summary_large_image';
    return about(path, 'og:image:alt') === '' || (isLarge && ratio < 1.3);
  });
  expect(faults).toEqual([]);
  // Messengers crop pictures whose aspect ratio is not that of their card.
  const ofRecords = pages.filter((path) => card.test(path) || path.includes('/speakers/20'));
  const cropped = ofRecords.filter((path) => about(path, 'og:image:height') !== '630');
  expect(cropped).toEqual([]);
});
