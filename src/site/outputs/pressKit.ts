import { type Zippable, strToU8, zipSync } from 'fflate';
import type { BuildArgs, ParentSpanPluginArgs } from 'gatsby';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, type Localized, localeCodes, localize } from '../../i18n/locales';
import { localizedPath } from '../../i18n/paths';
import { readAddress } from '../../lib/address';
import { readParagraphs } from '../../lib/text';
import { formatDay } from '../../lib/time/days';
import { marksIn, markWidth, type Mark } from '../../press/model/marks';
import { photoArchivePath, pressKitPath, printPhotoPath } from '../../press/model/pressFiles';
import { publishedReleases } from '../../press/model/releases';
import type { Nodes } from '../content/nodes';
import { printPhoto, photosByYear } from '../records/photographs';
import sharp from 'sharp';
import { readSite } from '../content/contentRoot';
import { drawLetters } from '../pictures/share/letters';
import { drawIcon } from './identityFiles';

/**
 * The part of a section that a press kit uses; each kind of section has only some of these fields.
 */
type PressSection = {
  kind: string;
  anchor: string;
  title: Localized;
  facts?: readonly { label: Localized; value: Localized }[];
  /** In a section of releases: the contact for releases that name nobody. */
  contact?: PressContact | undefined;
};

/** A photograph of the kit: its file name in the kit, caption, description and credit. */
export type PressPhoto = {
  file: string;
  caption?: Localized | undefined;
  alt?: Localized | undefined;
  credit?: Localized | undefined;
};

/** A release, with its ISO day. */
type PressRelease = {
  date: string;
  title: Localized;
  text: Localized;
  contact?: PressContact | undefined;
};
type PressContact = { name: Localized; email: string; phone?: string | undefined };

type Fair = { name: Localized; domain: string; contacts: { email: string } };

/**
 * Returns the texts of a press kit in one language, by file name: releases, the page's facts, one
 * file for each section, and captions with credits (spec §2, press). Links are written out in full,
 * for paper and mail.
 */
export function pressTexts(
  fair: Fair,
  sections: readonly PressSection[],
  releases: readonly PressRelease[],
  photos: readonly PressPhoto[],
  locale: Locale,
): Map<string, string> {
  const plainIn = (text: Localized) => plain(localize(text, locale), fair.domain, locale);
  const head = (title: Localized) =>
    `${plainIn(title)}\n${plainIn(fair.name)}, https://${fair.domain}${localizedPath('/', locale)}, ${fair.contacts.email}`;
  const texts = new Map<string, string>();
  for (const { kind, anchor, title, facts, contact: office } of sections) {
    const parts =
      kind === 'releases'
        ? releases.map(({ date, title: headline, text, contact = office }) =>
            [`${formatDay(date, locale)}. ${plainIn(headline)}`, plainIn(text)]
              .concat(contact === undefined ? [] : contactOf(contact, locale))
              .join('\n\n'),
          )
        : (facts ?? []).map(({ label, value }) => `${plainIn(label)}: ${plainIn(value)}`);
    if (parts.length > 0)
      texts.set(
        `${locale}/${anchor}.txt`,
        written([head(title), ...parts], kind === 'releases' ? '\n\n\n' : '\n\n'),
      );
  }
  if (photos.length > 0) texts.set(`${locale}/captions.txt`, captionsText(fair, photos, locale));
  return texts;
}

/** Lists photographs by file name, each with caption, credit and description, in one language. */
export function captionsText(
  fair: Pick<Fair, 'domain'>,
  photos: readonly PressPhoto[],
  locale: Locale,
): string {
  const plainIn = (text: Localized) => plain(localize(text, locale), fair.domain, locale);
  const captions = photos.map(({ file, caption, credit, alt }) =>
    [file, ...[caption, credit, alt].flatMap((text) => (text ? [plainIn(text)] : []))].join('\n'),
  );
  return written(captions, '\n\n');
}

const contactOf = ({ name, email, phone }: PressContact, locale: Locale): string =>
  [localize(name, locale), email, phone].filter(Boolean).join(', ');

function written(parts: readonly string[], between: string): string {
  return `${parts.join(between)}\n`;
}

function plain(text: string, domain: string, locale: Locale): string {
  const full = (address: string) => {
    const read = readAddress(address, [domain]);
    if (read.kind === 'page')
      return `https://${domain}${localizedPath(read.path, locale)}${read.suffix}`;
    return read.kind === 'file'
      ? `https://${domain}${read.href}`
      : address.replace(/^(mailto|tel):/, '');
  };
  const runText = ({ words, address }: { words: string; address?: string }) => {
    if (address === undefined) return words;
    const target = full(address);
    return target === words ? words : `${words} (${target})`;
  };
  return readParagraphs(text)
    .map((runs) => runs.map(runText).join(''))
    .join('\n\n');
}

type YearOfPhotos = ReturnType<typeof photosByYear>[number];
type Site = Nodes['SiteSettings'];

// All files get a fixed time, so that equal content makes an equal archive.
const mtime = new Date(2000, 0, 1);

/**
 * Writes the press downloads (spec §2, press; decision 046): every photograph in print size, alone
 * and in an archive for each year, and the kit: releases, facts and the photographs of the press
 * page, in both languages, with captions and credits, and the fair's marks.
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

  const shownYears = new Set(
    (page.sections ?? []).flatMap((section) =>
      section.kind === 'gallery' ? [section.photos] : [],
    ),
  );
  const photos = years.filter(({ year }) => shownYears.has(year)).flatMap((year) => year.photos);
  const today = getNodesByType('BuildDay')[0]?.day ?? '';
  const releases = publishedReleases(getNodesByType('Release'), today).map((release) => ({
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

/**
 * Writes a year's photographs as files and as an uncompressed archive with captions in both
 * languages.
 */
async function writePhotos({ year, photos }: YearOfPhotos, site: Site): Promise<void> {
  const archive: Zippable = {};
  for (const locale of localeCodes) {
    const named = photos.map((photo) => ({ ...photo, file: `${photo.name}.jpg` }));
    archive[`captions-${locale}.txt`] = withMark(captionsText(site, named, locale));
  }
  for (const { name, file } of photos) {
    const printFile = (await printPhoto(file)).file;
    const target = path.join('public', printPhotoPath(name));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(printFile, target);
    archive[`${name}.jpg`] = readFileSync(printFile);
  }
  writeFileSync(path.join('public', photoArchivePath(year)), zipSync(archive, { mtime, level: 0 }));
}

/**
 * Adds a byte order mark, by which Windows editors recognize UTF-8; without it, Cyrillic is
 * garbled.
 */
const withMark = (text: string): Uint8Array => strToU8(`\uFEFF${text}`);

const black = '#000000';
const white = '#ffffff';

/**
 * Writes the fair's mark and name for the press (press/model/marks), on transparent ground: the
 * mark as SVG and PNG, the name in the bold letters of the site's header as PNG.
 */
export async function writePressMarks({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
  const site = readSite();
  const edition = getNodesByType('Edition').find(
    ({ fields }) => fields.year === site.currentEdition,
  );
  const inks: Record<Mark['name'], string> = {
    markColour: edition?.colour.light ?? black,
    markBlack: black,
    markWhite: white,
    nameBlack: black,
    nameWhite: white,
  };
  for (const locale of localeCodes) {
    for (const { name, path: address, endings } of marksIn(locale)) {
      const file = path.join('public', address);
      mkdirSync(path.dirname(file), { recursive: true });
      if (endings.includes('svg')) {
        // At 72 dpi, one of the icon's 32 units is one pixel.
        const svg = Buffer.from(drawIcon({ arch: inks[name] }));
        writeFileSync(`${file}.svg`, svg);
        const density = (72 * markWidth) / 32;
        writeFileSync(
          `${file}.png`,
          await sharp(svg, { density }).resize(markWidth, markWidth).png().toBuffer(),
        );
      } else {
        writeFileSync(`${file}.png`, await drawName(localize(site.name, locale), inks[name]));
      }
    }
  }
}

async function drawName(name: string, colour: string): Promise<Buffer> {
  const box = { width: markWidth, height: markWidth, em: 600, colour };
  // No-break spaces keep the name on one line, as in the header.
  const { input, raw } = await drawLetters(name.replaceAll(' ', '\u00a0'), box);
  return sharp(input, { raw }).png().toBuffer();
}
