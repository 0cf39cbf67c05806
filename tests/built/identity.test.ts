import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { localeCodes, isoOf, localize } from '../../src/i18n/locales';
import { localizedPath, manifestPath, splitLocale } from '../../src/i18n/paths';
import { editionOf, readSite } from '../support/builtContent';
import { readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { siteFolder } from '../support/siteFolder';

type Icon = { src: string; sizes: string; type: string; purpose?: string };

const site = readSite();
const manifests = localeCodes.map((locale) => {
  const text = readFileSync(`${siteFolder}${manifestPath(locale)}`, 'utf8');
  return { locale, manifest: JSON.parse(text) as Record<string, unknown> & { icons: Icon[] } };
});

test("the manifest of each language has the fair's name in it", () => {
  for (const { locale, manifest } of manifests)
    expect(manifest).toMatchObject({
      name: localize(site.name, locale),
      lang: isoOf(locale),
      start_url: localizedPath('/', locale),
      theme_color: editionOf(site.currentEdition).colour.light,
      background_color: '#ffffff',
    });
});

test('icons have the sizes and types given in the manifests', async () => {
  const icons = manifests.flatMap(({ manifest }) => manifest.icons);
  const found = await Promise.all(
    icons.map(async (icon) => {
      const { width, height, format } = await sharp(`${siteFolder}${icon.src}`).metadata();
      const sizes = icon.sizes === 'any' ? 'any' : `${width}x${height}`;
      return { ...icon, sizes, type: format === 'svg' ? 'image/svg+xml' : `image/${format}` };
    }),
  );
  expect(icons).toEqual(found);
  const purposes = icons.map(({ purpose = 'any' }) => purpose);
  expect(purposes).toEqual(localeCodes.flatMap(() => ['any', 'any', 'any', 'maskable']));
});

test('the home screen icon has 180 px and fills its corners', async () => {
  const icon = sharp(`${siteFolder}/apple-touch-icon.png`);
  const [{ width, height }, { isOpaque }] = await Promise.all([icon.metadata(), icon.stats()]);
  expect([width, height, isOpaque]).toEqual([180, 180, true]);
});

test('the default address of icons has one of 32 px', async () => {
  const ico = readFileSync(`${siteFolder}/favicon.ico`);
  const { format, width, height } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([format, width, height]).toEqual(['png', 32, 32]);
});

test('every page links the icons and the manifest of its language', () => {
  const faults = builtPages().flatMap((path) =>
    [
      '<link rel="icon" href="/icon.svg" type="image/svg+xml"/>',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
      `<link rel="manifest" href="${manifestPath(splitLocale(path).locale)}"/>`,
    ]
      .filter((link) => !readPage(path).includes(link))
      .map((missing) => ({ path, missing })),
  );
  expect(faults).toEqual([]);
});
