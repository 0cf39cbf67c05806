import type { CreateResolversArgs } from 'gatsby';
import type { Context, Nodes } from '../content/nodes';
import { photoArchivePath, printPhotoPath } from '../../press/model/pressFiles';
import { printPhoto } from '../pictures/printPhoto';
import { pictureIn } from '../pictures/siblingFile';
import { webName } from '../../lib/latin';
import { photosOf } from './galleryPhotos';

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
      years: {
        type: '[PressYear!]!',
        async resolve(_: unknown, _args: unknown, { nodeModel }: Context) {
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
        },
      },
    },
  });
}
