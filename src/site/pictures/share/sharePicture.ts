import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeWholeFile } from '../../content/writeFile';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import { drawLetters, type Letters } from './letters';

/** Increase it with every change of the drawing, so that all share pictures are drawn again. */
const drawing = 5;

/**
 * Writes a share picture under /static, which persists between builds and is cached by browsers
 * forever; returns its path on the site. The name is a hash of its contents, so an unchanged one is
 * not drawn again.
 */
export async function writeShare(
  share: SharePicture | WorkCard,
  photograph?: Photograph,
  site = 'public',
): Promise<string> {
  const contents = JSON.stringify([drawing, share, photograph?.internal.contentDigest]);
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const address = `/static/share/${name}.jpg`;
  const file = path.join(site, address);
  if (!existsSync(file)) writeWholeFile(file, await draw(share, photograph));
  return address;
}

/** Draws a work's card or an arch; throws if a card has no picture. */
function draw(share: SharePicture | WorkCard, photograph: Photograph | undefined) {
  if (!('stand' in share)) return drawShare(share, photograph?.absolutePath);
  if (photograph === undefined) throw new Error(`The card of ${share.title} has no picture.`);
  return drawWorkCard(share, photograph);
}

/** Size of a drawn share picture, px; all social networks accept it. */
const shareSize = { width: 1200, height: 630 };
const jpegOptions = { quality: 82 };
const ink = '#0b0b0b';

export type SharePicture = {
  /** The page's name, set very large. */
  title: string;
  fair: string;
  /** The edition's days, or a session's day, hour and hall, on the edition's signal colour. */
  days: string;
  colour: string;
};

const margin = 56;
/** The column of text, left of the arch; the title is level with the arch's top. */
const column = { top: 124, width: 636 };
const arch = { width: 420, height: 560, left: 724, top: 70 };

/**
 * Draws a share picture as JPEG. The arch contains the photograph, cropped at the bottom, so that a
 * portrait keeps its head; without a photograph the arch is filled with the signal colour.
 */
export async function drawShare(
  { title, fair, days, colour }: SharePicture,
  photograph?: string,
): Promise<Buffer> {
  const { width } = column;
  const [framed, above, name, when] = await Promise.all([
    photograph === undefined ? [] : cutForArch(photograph),
    drawLetters(fair, { em: 34, width, height: 50, colour: ink, tight: 0.02 }),
    drawLetters(title, { em: 124, width, height: 340, colour: ink, tight: 0.035 }),
    // A hall's long name makes the text smaller first, then wraps it to two lines.
    drawLetters(days, { em: 30, width: width - 48, height: 44, colour: '#ffffff' }),
  ]);
  const plate = Math.max(68, when.raw.height + 36);
  const top = shareSize.height - margin - plate;
  // A white layer with a hole for the arch, and with the plate.
  const front = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <path fill="#fff" fill-rule="evenodd"
      d="M0 0h1200v630H0zM724 630V280a210 210 0 0 1 420 0v350z"/>
    <rect x="${margin}" y="${top}" width="${when.raw.width + 48}" height="${plate}" fill="${colour}"/>
  </svg>`;
  return sharp({ create: { ...shareSize, channels: 3, background: colour } })
    .composite([
      ...framed,
      { input: Buffer.from(front), left: 0, top: 0 },
      { ...above, left: margin, top: margin },
      { ...name, left: margin, top: column.top },
      { ...when, left: margin + 24, top: top + Math.round((plate - when.raw.height) / 2) },
    ])
    .flatten()
    .jpeg(jpegOptions)
    .toBuffer();
}

async function cutForArch(photograph: string): Promise<OverlayOptions[]> {
  const { left, top, ...box } = arch;
  const { data: input, info: raw } = await sharp(photograph)
    .autoOrient()
    .resize({ ...box, position: 'top' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [{ input, raw, left, top }];
}

/** A picture's file as a node: its path, and a hash of its contents. */
export type Photograph = { absolutePath: string; internal: { contentDigest: string } };

/** The texts on a work's card (decision 014); an empty text leaves its place free. */
export type WorkCard = {
  /** The title of the work, or the name of the exhibitor; set large. */
  title: string;
  /** The artist, or where the exhibitor comes from. */
  by: string;
  fair: string;
  /** The price, or a note that the work is sold, on a plate. */
  sale: string;
  isGone: boolean;
  stand: string;
  /** The edition's signal colour, for the plate of a work that is for sale. */
  colour: string;
};

/** The colour of the wall: both light and dark works stand out against it. */
const ground = '#e9e9e6';
const maxWorkSize = { width: 600, height: shareSize.height - 2 * margin };
const maxTextWidth = 700;

/** Draws a work on its wall, right, and its texts, left, as a JPEG of 1200 × 630 px. */
export async function drawWorkCard(
  card: WorkCard,
  { absolutePath, internal }: Photograph,
): Promise<Buffer> {
  const { data, info } = await hangOnce(absolutePath, internal.contentDigest);
  const column = shareSize.width - info.width;
  // Compositing text and picture in one step would take 50 % longer.
  return sharp(data, { raw: info })
    .extend({ left: column, background: '#ffffff' })
    .composite(await wordsOf(card, column))
    .jpeg(jpegOptions)
    .toBuffer();
}

type Hung = Promise<{ data: Buffer; info: OutputInfo }>;

/** A cache for the same page in the other language: reading a picture takes 25 ms. */
const lastHung = new Map<string, Hung>();

function hangOnce(photograph: string, digest: string): Hung {
  const hung = lastHung.get(digest) ?? hang(photograph);
  lastHung.set(digest, hung);
  for (const [oldest] of lastHung) {
    if (lastHung.size <= 8) break;
    lastHung.delete(oldest);
  }
  return hung;
}

async function hang(photograph: string): Hung {
  const picture = sharp(photograph);
  const { autoOrient: size } = await picture.metadata();
  const scale = Math.min(maxWorkSize.width / size.width, maxWorkSize.height / size.height);
  const work = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const top = Math.round((shareSize.height - work.height) / 2);
  const bottom = shareSize.height - work.height - top;
  return picture
    .autoOrient()
    .resize({ ...work, fit: 'fill' })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .extend({ top, bottom, left: margin, right: margin, background: ground })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Places the texts from the column's top and bottom towards the middle, where they never meet. */
async function wordsOf(card: WorkCard, column: number): Promise<OverlayOptions[]> {
  const room = Math.min(maxTextWidth, column - margin - 40);
  const draw = async (text: string, em: number, maxHeight: number, more: object = {}) => {
    const box = { em, width: room, height: maxHeight, colour: ink, ...more };
    return text === '' ? undefined : drawLetters(text, box);
  };
  const [fair, title, by, sale, stand] = await Promise.all([
    draw(card.fair, 28, 62),
    draw(card.title, 84, 184, { tight: 0.03 }),
    draw(card.by, 36, 80, { weight: 'Regular' }),
    draw(card.sale, 42, 52, { colour: '#ffffff', width: room - 48 }),
    draw(card.stand, 30, 64, { weight: 'Regular' }),
  ]);
  const placed: OverlayOptions[] = [];
  let below = margin;
  for (const [words, gap] of [
    [fair, 34],
    [title, 22],
    [by, 0],
  ] as const) {
    if (words === undefined) continue;
    placed.push({ ...words, left: margin, top: below });
    below += words.raw.height + gap;
  }
  let above = shareSize.height - margin;
  if (stand !== undefined) {
    above -= stand.raw.height;
    placed.push({ ...stand, left: margin, top: above });
    above -= 24;
  }
  if (sale !== undefined) {
    const { input, raw } = await onPlate(sale, card.isGone ? ink : card.colour);
    placed.push({ input, raw, left: margin, top: above - raw.height });
  }
  return placed;
}

async function onPlate({ input, raw }: Letters, background: string): Promise<Letters> {
  const size = { width: raw.width + 48, height: raw.height + 36 };
  const plate = sharp({ create: { ...size, channels: 3, background } });
  const { data, info } = await plate
    .composite([{ input, raw, left: 24, top: 18 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
