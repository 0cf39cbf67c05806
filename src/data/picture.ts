import type { CreateResolversArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { Photos, type ImageDataArgs } from './photo';
import type { PictureNode } from './pictureNodes';

/**
 * GraphQL types of pictures and of the files and folders that Gatsby makes nodes of. It knows every field of the latter
 * and still looks through the values of each one for more; with thousands of records that is seconds of a build.
 */
export const pictureTypes = /* GraphQL */ `
  type Picture implements Node @dontInfer {
    relativePath: String!
    relativeDirectory: String!
    base: String!
    extension: String!
  }
  type File implements Node @dontInfer {
    relativePath: String!
  }
  type Directory implements Node @dontInfer {
    relativePath: String!
  }
`;

/** How many answers are kept: those of a page's twin in the other language, which is queried right after it. */
const keptAnswers = 400;

/**
 * `gatsbyImageData` of a picture, by gatsby-plugin-sharp. Renditions are worked out once for both languages of a page,
 * and for all records that show the same picture under the same name: what comes out depends on nothing else.
 */
export function createPictureResolvers({ createResolvers, pathPrefix, reporter, cache }: CreateResolversArgs): void {
  const photos = new Photos();
  const answers = new Map<string, Promise<unknown>>();
  const renditionsOf = async (picture: PictureNode, asked: ImageDataArgs) =>
    generateImageData({ ...(await photos.request(picture, asked)), pathPrefix, reporter, cache });
  createResolvers({
    Picture: {
      gatsbyImageData: {
        type: 'GatsbyImageData!',
        args: { layout: 'ImageLayout', width: 'Int', height: 'Int', aspectRatio: 'Float', breakpoints: '[Int]', sizes: 'String' },
        resolve(picture: PictureNode, asked: ImageDataArgs) {
          const key = `${picture.name} ${picture.internal.contentDigest} ${JSON.stringify(asked)}`;
          const known = answers.get(key);
          if (known !== undefined) return known;
          const answer = renditionsOf(picture, asked);
          answers.set(key, answer);
          for (const oldest of answers.keys()) {
            if (answers.size <= keptAnswers) break;
            answers.delete(oldest);
          }
          return answer;
        },
      },
    },
  });
}
