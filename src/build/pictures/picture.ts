import type { CreateResolversArgs, Node } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import type { Context, Nodes } from '../../content-model/nodes';
import { Photos, type ImageDataArgs } from './photo';

/**
 * GraphQL types of the files and folders that Gatsby makes nodes of. It knows every field of them
 * and would still look through the values of each one for more; with thousands of records that is
 * seconds of a build.
 */
export const fileTypes = /* GraphQL */ `
  type File implements Node @dontInfer {
    relativePath: String!
  }
  type Directory implements Node @dontInfer {
    relativePath: String!
  }
`;

/**
 * How many answers are kept: those of a page's twin in the other language, which is queried right
 * after it.
 */
const keptAnswers = 400;

/**
 * `gatsbyImageData` of a picture, so that photographs straight from a phone or a scanner get
 * through. Renditions are worked out once for both languages of a page, and for all records that
 * show the same picture under the same name: what comes out depends on nothing else.
 */
export function createPictureResolvers({
  createResolvers,
  pathPrefix,
  reporter,
  cache,
}: CreateResolversArgs): void {
  const photos = new Photos();
  const answers = new Map<string, Promise<unknown>>();
  const renditionsOf = async (file: Nodes['File'], asked: ImageDataArgs) =>
    generateImageData({ ...(await photos.request(file, asked)), pathPrefix, reporter, cache });
  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        type: 'GatsbyImageData!',
        resolve(picture: Node, asked: ImageDataArgs, { nodeModel }: Context) {
          const file = nodeModel.getNodeById({ id: picture.parent, type: 'File' });
          if (file === null) throw new Error(`The file of a picture is gone: ${picture.id}`);
          const key = `${file.name} ${file.internal.contentDigest} ${JSON.stringify(asked)}`;
          const known = answers.get(key);
          if (known !== undefined) return known;
          const answer = renditionsOf(file, asked);
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
