import type { BuildArgs } from 'gatsby';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from '../content/nodes';
import { localeCodes } from '../../i18n/locales';
import { pressKitPath, photoArchivePath, printPhotoPath } from '../../press/model/pressFiles';
import { marksIn } from '../../press/model/marks';
import { newestFirst } from '../../press/model/releases';
import { printPhoto } from '../pictures/printPhoto';
import { photosByYear } from '../records/pressPhotos';
import { captionsText, pressTexts } from './pressTexts';

type YearOfPhotos = ReturnType<typeof photosByYear>[number];
type Site = Nodes['SiteSettings'];

// A fixed time for all files, so that equal content makes an equal archive.
const mtime = new Date(2000, 0, 1);

/**
 * Writes what the press takes along (spec §2, press; decision 046): every photograph in print size,
 * alone and as one archive for each year, and the kit: releases, facts and the photographs that the
 * press page shows, in both languages, with captions and credits, and the fair's marks.
 */
export async function writePressKit({
  getNodesByType,
}: Pick<BuildArgs, 'getNodesByType'>): Promise<void> {
  const page = getNodesByType('Page').find(({ fields }) => fields.route === 'press');
  const site = getNodesByType('SiteSettings')[0];
  if (page === undefined || site === undefined) return;
  const years = photosByYear(getNodesByType('File'), getNodesByType('PhotoCaption'));
  if (page.sections?.some(({ kind }) => kind === 'pressPhotos'))
    for (const year of years) await writePhotos(year, site);

  const shown = new Set(
    (page.sections ?? []).flatMap((one) => (one.kind === 'gallery' ? [one.photos] : [])),
  );
  const photos = years.filter(({ year }) => shown.has(year)).flatMap((year) => year.photos);
  const releases = newestFirst(getNodesByType('Release')).map((release) => ({
    ...release,
    date: release.fields.date,
  }));
  const kit: Zippable = {};
  for (const locale of localeCodes) {
    const texts = pressTexts(site, page.sections ?? [], releases, photos.map(inKit), locale);
    for (const [name, text] of texts) kit[name] = withMark(text);
    for (const { path: mark, endings } of marksIn(locale)) {
      for (const name of endings.map((ending) => `${mark}.${ending}`))
        kit[`marks/${path.basename(name)}`] = [readFileSync(`public${name}`), { level: 0 }];
    }
  }
  for (const photo of photos)
    kit[inKit(photo).file] = [readFileSync((await printPhoto(photo.file)).file), { level: 0 }];
  writeFileSync(path.join('public', pressKitPath), zipSync(kit, { mtime }));
}

const inKit = (photo: YearOfPhotos['photos'][number]) => ({
  ...photo,
  file: `photos/${photo.name}.jpg`,
});

/** A year's photographs as files, and packed as they are, with their captions in both languages. */
async function writePhotos({ year, photos }: YearOfPhotos, site: Site): Promise<void> {
  const archive: Zippable = {};
  for (const locale of localeCodes) {
    const named = photos.map((photo) => ({ ...photo, file: `${photo.name}.jpg` }));
    archive[`captions-${locale}.txt`] = withMark(captionsText(site, named, locale));
  }
  for (const { name, file } of photos) {
    const kept = (await printPhoto(file)).file;
    const target = path.join('public', printPhotoPath(name));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(kept, target);
    archive[`${name}.jpg`] = readFileSync(kept);
  }
  writeFileSync(path.join('public', photoArchivePath(year)), zipSync(archive, { mtime, level: 0 }));
}

/**
 * The byte order mark tells Windows editors that the file is UTF-8; without it Cyrillic is garbled.
 */
const withMark = (text: string): Uint8Array => strToU8(`\uFEFF${text}`);
