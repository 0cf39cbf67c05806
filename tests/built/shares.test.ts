import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { splitLocale } from '../../src/i18n/paths';
import { readSite } from '../support/builtContent';
import { isHidden, metaOf, readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { groupBy } from '../support/groupBy';
import { siteFolder } from '../support/siteFolder';

const origin = `https://${readSite().domain}`;
const pages = builtPages().filter((path) => !isHidden(path));
const nameOn = (path: string) => metaOf(readPage(path), 'og:title') ?? '';
/** Pages by the picture that they show where they are shared. */
const shared = groupBy(pages, (path) => metaOf(readPage(path), 'og:image') ?? '');

test('every page that may be found has a picture for sharing, which no page of another name or language has', () => {
  const faults = [...shared].filter(
    ([address, paths]) =>
      !address.startsWith(`${origin}/static/share/`) ||
      new Set(paths.map((path) => `${splitLocale(path).locale} ${nameOn(path)}`)).size > 1,
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

test('pictures for sharing are whole, 1200 × 630, light, and have their name in the typeface', async () => {
  // One thread does not wait for another over pictures this small.
  sharp.concurrency(1);
  const faults = [];
  for (const [address, [path = '']] of shared) {
    const bytes = readFileSync(`${siteFolder}${address.slice(origin.length)}`);
    const { width, height, format } = await sharp(bytes).metadata();
    const isWhole = bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
    if (`${format} ${width} × ${height}` !== 'jpeg 1200 × 630' || !isWhole || bytes.length > most)
      faults.push({ path, format, width, height, isWhole, bytes: bytes.length });
    else if ((await inkOf(bytes)) < leastInk(nameOn(path))) faults.push({ path, address });
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
