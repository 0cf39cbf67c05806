import type { CreateResolversArgs } from 'gatsby';
import type { Context, Nodes } from '../../content-model/nodes';
import { pictureIn } from '../pictures/fileBeside';

/** GraphQL types of content-model/caption, and a dropped photograph joined with its caption. */
export const photoTypes = /* GraphQL */ `
  type PhotoCaption implements Node @dontInfer {
    year: Int! @proxy(from: "fields.year")
    picture: String!
    caption: String @localized
    alt: String @localized
    credit: String @localized
    focalPoint: FocalPoint
  }
  type Photo {
    file: ImageSharp!
    caption: String @localized
    alt: String @localized
    credit: String @localized
    focalPoint: FocalPoint
  }
  type FocalPoint {
    x: Float!
    y: Float!
  }
`;

type NamedFile = Pick<Nodes['File'], 'base'>;
type CaptionNode = { picture: string };

/**
 * Photographs in the order of the files, each with what its caption says of it; some have none.
 * Letters written with separate accents, as some computers name files, count as the same.
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

/** Kinds of photographs that are shown once they lie in a photos folder. */
export const photoExtensions = ['jpg', 'jpeg', 'png', 'webp', 'tif', 'tiff'];

/** Computers leave files beginning with a dot beside pictures. */
export function isShown({ base }: NamedFile): boolean {
  return !base.startsWith('.');
}

/**
 * A gallery section's pictures: everything in `content/<year>/photos`, by file name, with its
 * caption.
 */
export function createGalleryResolver({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    GallerySection: {
      pictures: {
        type: '[Photo!]!',
        async resolve({ photos }: { photos: number }, _args: unknown, { nodeModel }: Context) {
          const filter = {
            sourceInstanceName: { eq: 'content' },
            relativeDirectory: { eq: `${photos}/photos` },
            extension: { in: photoExtensions },
          };
          const sort = { relativePath: 'ASC' };
          const files = await nodeModel.findAll({ type: 'File', query: { filter, sort } });
          const captions = await nodeModel.findAll({
            type: 'PhotoCaption',
            query: { filter: { year: { eq: photos } } },
          });
          const shown = [...files.entries].filter(isShown);
          return joinCaptions(shown, [...captions.entries]).map((photo) => ({
            ...photo,
            file: pictureIn(nodeModel, photo.file),
          }));
        },
      },
    },
  });
}
