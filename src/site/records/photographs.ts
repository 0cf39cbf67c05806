import type { CreateResolversArgs } from 'gatsby';
import { field, type Context, type NodeModel, type Nodes } from '../content/nodes';
import { pictureIn } from '../pictures/siblingFile';
import { photoArchivePath, printPhotoPath } from '../../press/model/pressFiles';
import { webName } from '../../lib/latin';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeWholeFile } from '../content/writeFile';

/** GraphQL type of a photograph with its caption. */
export const photoTypes = /* GraphQL */ `
  type Photo {
    file: ImageSharp!
    caption: String @localized
    alt: String @localized
    credit: String @localized
    focalPoint: FocalPoint
  }
`;

type NamedFile = Pick<Nodes['File'], 'base'>;
type CaptionNode = { picture: string };

/**
 * Adds to each photograph its caption, if it has one; keeps the order of the files. Compares names
 * after Unicode composition, because some computers store accents as separate characters.
 */
export function joinCaptions<File extends NamedFile, Caption extends CaptionNode>(
  files: readonly File[],
  captions: readonly Caption[],
): (Partial<Caption> & { file: File })[] {
  const byName = new Map(captions.map((caption) => [caption.picture.normalize('NFC'), caption]));
  return files.map((file) => {
    const caption: Partial<Caption> = byName.get(file.base.normalize('NFC')) ?? {};
    return { ...caption, file };
  });
}

/** Types of files in a photos folder that pages show. */
const photoExtensions = ['jpg', 'jpeg', 'png', 'webp', 'tif', 'tiff'];

/**
 * Whether a file is not hidden: next to pictures, computers leave files whose names begin with a
 * dot.
 */
export function isShown({ base }: NamedFile): boolean {
  return !base.startsWith('.');
}

/** Picks a year's photographs out of all files, in the order of their names, with captions. */
export function photosOf(
  year: number,
  files: readonly Nodes['File'][],
  captions: readonly Nodes['PhotoCaption'][],
) {
  const photographs = files
    .filter(
      (file) =>
        file.sourceInstanceName === 'content' &&
        file.relativeDirectory === `${year}/photos` &&
        photoExtensions.includes(file.extension) &&
        isShown(file),
    )
    .sort((a, b) => a.base.localeCompare(b.base, 'en'));
  return joinCaptions(
    photographs,
    captions.filter(({ fields }) => fields.year === year),
  );
}

/** Queries a year's photographs with their captions, for pages. */
export async function photographsOf(year: number, nodeModel: NodeModel) {
  const filter = {
    sourceInstanceName: { eq: 'content' },
    relativeDirectory: { eq: `${year}/photos` },
    extension: { in: photoExtensions },
  };
  const sort = { relativePath: 'ASC' };
  const files = await nodeModel.findAll({ type: 'File', query: { filter, sort } });
  const captions = await nodeModel.findAll({
    type: 'PhotoCaption',
    query: { filter: { year: { eq: year } } },
  });
  const visible = [...files.entries].filter(isShown);
  return joinCaptions(visible, [...captions.entries]).map((photo) => ({
    ...photo,
    file: pictureIn(nodeModel, photo.file),
  }));
}

/**
 * Adds `pictures` to gallery sections: everything in `content/<year>/photos` by file name, with
 * captions; and `photographs(first)` to editions.
 */
export function createGalleryResolver({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    GallerySection: {
      pictures: field('[Photo!]!', ({ photos }: { photos: number }, nodeModel) =>
        photographsOf(photos, nodeModel),
      ),
    },
    Edition: {
      photographs: {
        type: '[Photo!]!',
        args: { first: 'Int!' },
        resolve: async (
          { fields }: Nodes['Edition'],
          { first }: { first: number },
          { nodeModel }: Context,
        ) => (await photographsOf(fields.year, nodeModel)).slice(0, first),
      },
    },
  });
}

/** GraphQL types of the photographs of every year in print size (decision 046). */
export const pressPhotoTypes = /* GraphQL */ `
  type PressYear {
    year: Int!
    archive: String!
    bytes: Int!
    photos: [PressPhoto!]!
  }
  type PressPhoto {
    file: ImageSharp!
    caption: String @localized
    alt: String @localized
    credit: String @localized
    print: String!
    width: Int!
    height: Int!
    bytes: Int!
  }
`;

/**
 * Returns the years that have photographs, newest first, each with its photographs and their names
 * in print size.
 */
export function photosByYear(
  files: readonly Nodes['File'][],
  captions: readonly Nodes['PhotoCaption'][],
) {
  const years = files.flatMap(({ relativeDirectory }) =>
    /^\d{4}\/photos$/.test(relativeDirectory) ? [Number(relativeDirectory.slice(0, 4))] : [],
  );
  return [...new Set(years)]
    .sort((a, b) => b - a)
    .map((year) => ({
      year,
      photos: photosOf(year, files, captions).map((photo) => ({
        ...photo,
        name: `${year}-${webName(photo.file.name)}`,
      })),
    }))
    .filter(({ photos }) => photos.length > 0);
}

/**
 * Adds to sections of press photographs every year's photographs, with the sizes of the downloads.
 */
export function createPressPhotos({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    PressPhotosSection: {
      years: field('[PressYear!]!', async (_, nodeModel) => {
        const filter = { relativeDirectory: { regex: '/^\\d{4}\\/photos$/' } };
        const files = await nodeModel.findAll({ type: 'File', query: { filter } });
        const captions = await nodeModel.findAll({ type: 'PhotoCaption', query: {} });
        const years = photosByYear([...files.entries], [...captions.entries]);
        return Promise.all(
          years.map(async ({ year, photos }) => {
            const printed = await Promise.all(
              photos.map(async ({ name, file, ...texts }) => {
                const { width, height, bytes } = await printPhoto(file);
                const picture = pictureIn(nodeModel, file);
                const print = printPhotoPath(name);
                return { ...texts, file: picture, print, width, height, bytes };
              }),
            );
            const bytes = printed.reduce((sum, photo) => sum + photo.bytes, 0);
            return { year, archive: photoArchivePath(year), bytes, photos: printed };
          }),
        );
      }),
    },
  });
}

const cache = '.cache/press-print';
// Long side in px, sufficient for print; smaller pictures are not enlarged.
const longSide = 4000;

/** A photograph for print: its file in the cache, px, bytes. */
export type PrintPhoto = { file: string; width: number; height: number; bytes: number };

const photosByDigest = new Map<string, Promise<PrintPhoto>>();

/**
 * Makes a photograph's JPEG for print: upright, sRGB, without the camera's metadata, at most 4,000
 * px on its long side. Made once for page, file, archive and kit, and cached between builds by the
 * file's digest (decision 046).
 */
export function printPhoto({
  absolutePath,
  internal: { contentDigest },
}: Pick<Nodes['File'], 'absolutePath' | 'internal'>): Promise<PrintPhoto> {
  const photo =
    photosByDigest.get(contentDigest) ?? make(absolutePath, `${cache}/${contentDigest}.jpg`);
  photosByDigest.set(contentDigest, photo);
  return photo;
}

async function make(picture: string, cachePath: string): Promise<PrintPhoto> {
  const file = path.resolve(cachePath);
  if (!existsSync(file)) writeWholeFile(file, await convert(picture));
  const { width, height } = await sharp(file).metadata();
  return { file, width, height, bytes: statSync(file).size };
}

export const convert = (picture: string | Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .autoOrient()
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();
