import type { CreateResolversArgs } from 'gatsby';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { pictureIn } from '../pictures/siblingFile';

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
      pictures: {
        type: '[Photo!]!',
        resolve: ({ photos }: { photos: number }, _args: unknown, { nodeModel }: Context) =>
          photographsOf(photos, nodeModel),
      },
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
