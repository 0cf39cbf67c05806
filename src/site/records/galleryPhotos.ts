import type { CreateResolversArgs } from 'gatsby';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { pictureIn } from '../pictures/siblingFile';

/** GraphQL type of a photograph with what its caption says. */
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
 * Photographs in the order of the files, each with its caption if it has one. Names are compared
 * after Unicode composition, since some computers store accents as separate characters.
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

/** File types that are shown once they lie in a photos folder. */
const photoExtensions = ['jpg', 'jpeg', 'png', 'webp', 'tif', 'tiff'];

/** Computers leave hidden files, whose names begin with a dot, next to pictures. */
export function isShown({ base }: NamedFile): boolean {
  return !base.startsWith('.');
}

/** A year's photographs among all files, in the order of their names, with their captions. */
export function photosOf(
  year: number,
  files: readonly Nodes['File'][],
  captions: readonly Nodes['PhotoCaption'][],
) {
  const dropped = files
    .filter(
      (file) =>
        file.sourceInstanceName === 'content' &&
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

/** A year's photographs with their captions, as pages ask for them. */
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
  const shown = [...files.entries].filter(isShown);
  return joinCaptions(shown, [...captions.entries]).map((photo) => ({
    ...photo,
    file: pictureIn(nodeModel, photo.file),
  }));
}

/**
 * Pictures of a gallery section: everything in `content/<year>/photos` by file name, with captions.
 * `photographs(first)` of an edition: the first of its own.
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
