import type { ParentSpanPluginArgs } from 'gatsby';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../content/site';
import { type Locale, isoOf, localeCodes, localize } from '../../i18n/locales';
import { localizedPath, manifestPath } from '../../i18n/paths';
import { moscowDay, now } from '../../lib/time/clock';
import { readSite } from '../content/contentRoot';
import { writePublic } from '../content/writeFile';

/**
 * Returns `/.well-known/security.txt` (RFC 9116): where to report a security hole in the site. It
 * is generated, because address and domain belong to the fair, and because it must name an expiry
 * date less than a year ahead.
 */
export function securityText(domain: string, email: string, today: string): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiryFrom(today)}T00:00:00Z`,
    'Preferred-Languages: ru, en',
    `Canonical: https://${domain}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Returns the first day of the month eleven months ahead, so that all builds of one month write the
 * same file.
 */
function expiryFrom(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + 11, 1)).toISOString().slice(0, 10);
}

const paper = '#ffffff';

/**
 * Writes the files that identify the site to browsers and robots: icons in the edition's colour,
 * manifests, robots.txt, security.txt.
 */
export async function writeIdentityFiles({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
  const site = readSite();
  const editions = getNodesByType('Edition');
  const colour =
    editions.find(({ fields }) => fields.year === site.currentEdition)?.colour.light ?? '#000000';
  writeFileSync('public/icon.svg', drawIcon({ arch: colour }));
  await Promise.all([
    writeIcon('icon-192.png', 192, { arch: colour }),
    writeIcon('icon-512.png', 512, { arch: colour }),
    // Systems crop these icons to their own shapes; only the middle four fifths are safe.
    writeIcon('icon-maskable-512.png', 512, { arch: paper, ground: colour, inset: 8 }),
    writeIcon('apple-touch-icon.png', 180, { arch: paper, ground: colour, inset: 6 }),
    writeFavicon(colour),
  ]);
  for (const locale of localeCodes) {
    writePublic(manifestPath(locale), JSON.stringify(manifest(site, locale, colour)));
  }
  writeFileSync(
    'public/robots.txt',
    `User-agent: *\nAllow: /\n\nSitemap: https://${site.domain}/sitemap-index.xml\n`,
  );
  writePublic(
    '/.well-known/security.txt',
    securityText(site.domain, site.contacts.email, moscowDay(now())),
  );
}

type Look = { arch: string; ground?: string; inset?: number };

/** Draws the fair's sign, an arch, on a grid of 32 units; `inset` units stay free on each side. */
export function drawIcon({ arch, ground, inset = 0 }: Look): string {
  const scale = (32 - 2 * inset) / 32;
  const under = ground === undefined ? '' : `<path d="M0 0h32v32H0z" fill="${ground}"/>`;
  const place = inset === 0 ? '' : ` transform="translate(${inset} ${inset}) scale(${scale})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${under}<path${place} d="M0 32V16a16 16 0 0 1 32 0v16H22V16a6 6 0 0 0-12 0v16z" fill="${arch}"/></svg>`;
}

async function writeIcon(name: string, size: number, look: Look): Promise<void> {
  writeFileSync(path.join('public', name), await iconPicture(size, look));
}

function iconPicture(size: number, look: Look): Promise<Buffer> {
  // At 72 dpi one unit is one pixel.
  return sharp(Buffer.from(drawIcon(look)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/**
 * Writes an icon for feed readers, old browsers and robots, which request this address; pages name
 * the SVG.
 */
async function writeFavicon(colour: string): Promise<void> {
  writeFileSync('public/favicon.ico', icoOf(await iconPicture(32, { arch: colour }), 32));
}

/** Wraps a PNG of at most 255 px as an .ico file: a directory with one entry, then the picture. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // file type: icons
  head.writeUInt16LE(1, 4); // number of icons
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Returns the web app manifest in a language. */
export function manifest({ name, description }: Site, locale: Locale, colour: string) {
  const start = localizedPath('/', locale);
  return {
    id: start,
    name: localize(name, locale),
    short_name: localize(name, locale),
    description: localize(description, locale),
    lang: isoOf(locale),
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: colour,
    background_color: paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
