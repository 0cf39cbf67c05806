import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { localeCodes, isoOf, localize } from '../../src/i18n/locales';
import { localizedPath, manifestPath, splitLocale } from '../../src/i18n/paths';
import { builtPages } from '../support/builtPages';
import { readPage } from '../support/builtHtml';

type Pair = { ru: string; en: string };
const site = parse(readFileSync('content/site.yaml', 'utf8')) as {
  name: Pair;
  domain: string;
  currentEdition: number;
};
const edition = parse(readFileSync(`content/${site.currentEdition}/edition.yaml`, 'utf8')) as {
  colour: { light: string };
};
const origin = `https://${site.domain}`;
const pages = builtPages();
const meta = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1];

test.each(localeCodes)(
  'the manifest in %s speaks its language and names icons of the sizes they have',
  async (locale) => {
    const manifest = JSON.parse(readFileSync(`public${manifestPath(locale)}`, 'utf8')) as Record<
      string,
      unknown
    > & { icons: { src: string; sizes: string; type: string; purpose?: string }[] };
    expect(manifest).toMatchObject({
      name: localize(site.name, locale),
      lang: isoOf(locale),
      start_url: localizedPath('/', locale),
      theme_color: edition.colour.light,
      background_color: '#ffffff',
    });
    expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toEqual([
      'any',
      'any',
      'any',
      'maskable',
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(`public${src}`).metadata();
      expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
  },
);

test('the icon of home screens is 180 px and full to its corners', async () => {
  const { width, height, isOpaque } = {
    ...(await sharp('public/apple-touch-icon.png').metadata()),
    ...(await sharp('public/apple-touch-icon.png').stats()),
  };
  expect([width, height, isOpaque]).toEqual([180, 180, true]);
});

test.each(pages)('%s names icon and manifest of its language', (path) => {
  const html = readPage(path);
  expect(html).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml"/>');
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  expect(/<link rel="manifest" href="([^"]*)"/.exec(html)?.[1]).toBe(
    manifestPath(splitLocale(path).locale),
  );
});

test('every page that may be found has a picture of its own for sharing, 1200 × 630 and light', async () => {
  const shown = pages.filter(
    (path) => !/<meta name="robots" content="noindex"/.test(readPage(path)),
  );
  const pictures = shown.map((path) => meta(readPage(path), 'og:image') ?? '');
  expect(pictures.filter((address) => !address.startsWith(`${origin}/static/share/`))).toEqual([]);
  // Share pictures may only coincide for pages with the same name, edition, language and arch.
  expect(new Set(pictures).size).toBeGreaterThan(0.98 * pictures.length);
  for (const address of new Set(pictures)) {
    const file = `public${new URL(address).pathname}`;
    const { width, height, format } = await sharp(file).metadata();
    expect({ address, width, height, format }).toEqual({
      address,
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
    expect(readFileSync(file).length).toBeLessThan(150_000);
  }
}, 120_000);
