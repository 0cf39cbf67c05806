import type { BuildArgs } from 'gatsby';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Nodes } from '../content/nodes';
import { pressTexts, type PressPhoto } from './pressTexts';
import { localeCodes } from '../../i18n/locales';
import { webName } from '../pictures/webName';
import { isShown, joinCaptions, photoExtensions } from '../records/galleryPhotos';
import { distinctNames } from './distinctNames';

/** Path of the press kit; pages link to it. */
const pressKitPath = '/press-kit.zip';

const cache = '.cache/press-kit';
// Enough for print, and no picture of the sample is larger.
const longSide = 2560;
// A fixed time for all files, so that equal content makes an equal archive.
const mtime = new Date(2000, 0, 1);

/**
 * Packs the press page's releases, facts and photographs in both languages, with captions and
 * credits (spec §2, press). Photographs are turned upright, converted to sRGB and stripped of the
 * camera's metadata.
 */
export async function writePressKit({
  getNodesByType,
}: Pick<BuildArgs, 'getNodesByType'>): Promise<void> {
  const page = getNodesByType('Page').find(({ fields }) => fields.route === 'press');
  const site = getNodesByType('SiteSettings')[0];
  if (page === undefined || site === undefined) return;
  const sections = page.sections ?? [];
  const years = new Set(
    sections.flatMap((section) => (section.kind === 'gallery' ? [section.photos] : [])),
  );
  const photographs = [...years].flatMap((year) =>
    photosOf(year, getNodesByType('File'), getNodesByType('PhotoCaption')),
  );
  // Two photographs may differ in their extension only.
  const names = distinctNames(photographs.map(({ file }) => nameOf(file))).map(
    (name) => `${name}.jpg`,
  );
  const photos = photographs.map(({ caption, alt, credit }, index): PressPhoto => ({
    file: names[index] ?? '',
    caption,
    alt,
    credit,
  }));
  const kit: Zippable = {};
  for (const locale of localeCodes) {
    for (const [name, text] of pressTexts(site, sections, photos, locale)) {
      // The byte order mark tells Windows editors that the file is UTF-8; without it Cyrillic is
      // garbled.
      kit[name] = strToU8(`\uFEFF${text}`);
    }
  }
  for (const [index, { file }] of photographs.entries())
    kit[names[index] ?? ''] = [await withoutMetadata(file), { level: 0 }];
  writeFileSync(path.join('public', pressKitPath), zipSync(kit, { mtime }));
}

function photosOf(
  year: number,
  files: readonly Nodes['File'][],
  captions: readonly Nodes['PhotoCaption'][],
) {
  const dropped = files
    .filter(
      (file) =>
        file.relativeDirectory === `${year}/photos` &&
        photoExtensions.includes(file.extension) &&
        isShown(file),
    )
    .sort((a, b) => a.base.localeCompare(b.base, 'en'));
  return joinCaptions(
    dropped,
    captions.filter(({ fields }) => fields.year === year),
  );
}

function nameOf({ name, relativeDirectory }: Nodes['File']): string {
  return `photos/${relativeDirectory.slice(0, 4)}-${webName(name)}`;
}

/** Cached by the file's digest, so the next build need not convert it again. */
async function withoutMetadata(picture: Nodes['File']): Promise<Uint8Array> {
  const kept = path.join(cache, `${picture.internal.contentDigest}.jpg`);
  if (existsSync(kept)) return readFileSync(kept);
  const photograph = await sharp(picture.absolutePath)
    .autoOrient()
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, photograph);
  return photograph;
}
