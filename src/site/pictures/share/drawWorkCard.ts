import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import { drawLetters, type Letters } from './letters';
import { ink, jpegOptions, shareSize } from './drawShare';

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

const { width, height } = shareSize;
const margin = 56;
/** The colour of the wall: both light and dark works stand out against it. */
const ground = '#e9e9e6';
const maxWorkSize = { width: 600, height: height - 2 * margin };
const maxTextWidth = 700;

/** Draws a work on its wall, right, and its texts, left, as a JPEG of 1200 × 630 px. */
export async function drawWorkCard(
  card: WorkCard,
  { absolutePath, internal }: Photograph,
): Promise<Buffer> {
  const { data, info } = await hangOnce(absolutePath, internal.contentDigest);
  const column = width - info.width;
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
  const top = Math.round((height - work.height) / 2);
  const bottom = height - work.height - top;
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
  let above = height - margin;
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
