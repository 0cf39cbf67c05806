import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Colours of the generated photographs: a band at the top as seen, and the rest below it. */
export const band = [224, 0, 0];
export const below = [64, 128, 192];

type Colour = readonly number[];
type Photo = { name: string; make: () => Promise<Buffer> };

function picture(width: number, height: number): Sharp {
  const [red = 0, green = 0, blue = 0] = below;
  const [r = 0, g = 0, b = 0] = band;
  const top = {
    create: { width, height: height / 8, channels: 3 as const, background: { r, g, b } },
  };
  return sharp({
    create: { width, height, channels: 3, background: { r: red, g: green, b: blue } },
  })
    .composite([{ input: top, left: 0, top: 0 }])
    .removeAlpha();
}

/** Photographs as the photo team delivers them; all are upright and in portrait format as seen. */
export const photos = {
  /**
   * 12 megapixels straight from a phone held upright: stored sideways, Display P3, with GPS data;
   * the name is decomposed as on a Mac.
   */
  phone: {
    name: 'Фото с ярмарки й.jpg'.normalize('NFD'),
    make: async () =>
      sharp(await picture(3024, 4032).png().toBuffer())
        .rotate(270)
        .withMetadata({ orientation: 6 })
        .withIccProfile('p3')
        .withExifMerge({
          IFD0: { Make: 'Phone' },
          IFD3: {
            GPSLatitudeRef: 'N',
            GPSLatitude: '55/1 45/1 0/1',
            GPSLongitudeRef: 'E',
            GPSLongitude: '37/1 37/1 0/1',
          },
        })
        .jpeg({ quality: 90 })
        .toBuffer(),
  },
  /** For print: CMYK with its profile. */
  print: {
    name: 'В печать (100% #1).JPG',
    make: async () =>
      sharp(await picture(900, 1200).png().toBuffer())
        .toColourspace('cmyk')
        .withIccProfile('cmyk')
        .jpeg({ quality: 95 })
        .toBuffer(),
  },
  /** From a scanner: TIFF, which only Safari shows. */
  scan: {
    name: 'скан #2.tif',
    make: () => picture(900, 1200).tiff({ compression: 'lzw' }).toBuffer(),
  },
} satisfies Record<string, Photo>;

/** Writes a photograph into a folder; returns the digest that the site's addresses contain. */
export async function dropPhoto({ name, make }: Photo, folder: string): Promise<string> {
  const bytes = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), bytes);
  return createHash('md5').update(bytes).digest('hex');
}

/** Replaces a file with another picture; returns its digest. */
export const replacePhoto = (file: string): Promise<string> =>
  dropPhoto(
    { name: path.basename(file), make: () => picture(1200, 800).jpeg().toBuffer() },
    path.dirname(file),
  );

/**
 * How a page shows a photograph: the sizes of its `<img>`s, and all its addresses in links and
 * renditions.
 */
export type Shown = { sides: { width: number; height: number }[]; addresses: string[] };

/** Finds a photograph in a page's HTML by its digest. */
export function shownIn(html: string, digest: string): Shown {
  const images = [...html.matchAll(/<img [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(digest));
  const side = (tag: string, name: string) =>
    Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
  return {
    sides: images.map((tag) => ({ width: side(tag, 'width'), height: side(tag, 'height') })),
    addresses: [...new Set(html.match(new RegExp(`/static/${digest}/[^\\s",]+`, 'g')))],
  };
}

/** Properties of a published file, read from the file itself. */
export type Published = {
  width: number;
  height: number;
  format: string;
  top: Colour;
  bottom: Colour;
  traces: string[];
};

export async function publishedOf(publicFolder: string, digest: string): Promise<Published[]> {
  const folder = path.join(publicFolder, 'static', digest);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Promise.all(
    files.map((entry) => readPublished(readFileSync(path.join(entry.parentPath, entry.name)))),
  );
}

async function readPublished(bytes: Buffer): Promise<Published> {
  const { width, height, format, exif, icc, xmp, iptc, orientation } =
    await sharp(bytes).metadata();
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
  const colourAt = (share: number) => {
    const at = (Math.floor(height * share) * width + Math.floor(width / 2)) * 3;
    return [...pixels.subarray(at, at + 3)];
  };
  const traces = Object.entries({ exif, icc, xmp, iptc, orientation }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    width,
    height,
    format,
    top: colourAt(0.03),
    bottom: colourAt(0.97),
    traces: traces.map(([name]) => name),
  };
}

/** The difference of two colours in the most different channel, 0–255. */
export function difference(one: Colour, other: Colour): number {
  return Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));
}
