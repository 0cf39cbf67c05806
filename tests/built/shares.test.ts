import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { splitLocale } from '../../src/i18n/paths';
import { readSite } from '../support/builtContent';
import { isHidden, metaOf, readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { groupBy } from '../support/groupBy';
import { siteFolder } from '../support/siteFolder';

const origin = `https://${readSite().domain}`;
const pages = builtPages().filter((path) => !isHidden(path));
const about = (path: string, name: string) => metaOf(readPage(path), name) ?? '';
/** Pages by the picture that they show where they are shared. */
const shared = groupBy(pages, (path) => about(path, 'og:image'));
const fileOf = (address: string) => `${siteFolder}${address.slice(origin.length)}`;
const drawn = [...shared].filter(([address]) => address.startsWith(`${origin}/static/share/`));

test('every page that may be found has a JPEG or PNG for sharing, as large as it says', async () => {
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

test('no page of another name or language has the picture that is drawn for a page', () => {
  const faults = drawn.filter(
    ([, paths]) =>
      new Set(paths.map((path) => `${splitLocale(path).locale} ${about(path, 'og:title')}`)).size >
      1,
  );
  expect(faults).toEqual([]);
});

/** What a large photograph beside a name of three hundred letters takes. */
const most = 200_000;

/**
 * The first line of the name, px of 1200 × 630. If boxes were drawn in place of letters, there
 * would be only a twentieth of the ink of a short name.
 */
const line = { left: 56, top: 124, width: 636, height: 124 };
const leastInk = (name: string) =>
  Math.min(2500, 600 * (name.match(/[\p{L}\p{N}]/gu)?.length ?? 0));

test('drawn pictures are whole, 1200 × 630, light, and have their name in the typeface', async () => {
  // One thread does not wait for another over pictures this small.
  sharp.concurrency(1);
  const faults = [];
  for (const [address, [path = '']] of drawn) {
    const bytes = readFileSync(fileOf(address));
    const { width, height } = await sharp(bytes).metadata();
    const isWhole = bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
    if (`${width} × ${height}` !== '1200 × 630' || !isWhole || bytes.length > most)
      faults.push({ path, width, height, isWhole, bytes: bytes.length });
    else if ((await inkOf(bytes)) < leastInk(about(path, 'og:title')))
      faults.push({ path, address });
  }
  expect(faults).toEqual([]);
}, 120_000);

/** Dark pixels where the name begins. */
async function inkOf(picture: Buffer): Promise<number> {
  const grey = await sharp(picture).extract(line).greyscale().raw().toBuffer();
  let ink = 0;
  for (const pixel of grey) if (pixel < 96) ink += 1;
  return ink;
}

test('what messengers fetch of a work is at most 300 kB', () => {
  const ofWorks = [...shared].filter(([, paths]) =>
    paths.some((path) => /^\/(en\/)?exhibitors\/\d{4}\/[^/]+\/[^/]+\/$/.test(path)),
  );
  const heavy = ofWorks.filter(([address]) => statSync(fileOf(address)).size > 300_000);
  expect(heavy.map(([address]) => address)).toEqual([]);
});
