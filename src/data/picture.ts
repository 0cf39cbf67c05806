import type { CreateResolversArgs, Node } from 'gatsby';

/**
 * GraphQL types of dropped files and their folders. Gatsby knows every field of both and still looks through the values
 * of each one for more; with thousands of records that is seconds of a build.
 */
export const pictureTypes = /* GraphQL */ `
  type File implements Node @dontInfer {
    relativePath: String!
  }
  type Directory implements Node @dontInfer {
    relativePath: String!
  }
`;

type NodeModel = { getNodeById(query: { id: string | null; type: string }): (Node & { name: string }) | null };
type ImageDataContext = { nodeModel: NodeModel };
type ImageDataInfo = {
  originalResolver: (source: Node, args: object, context: ImageDataContext, info: ImageDataInfo) => Promise<unknown>;
};

/** How many answers are kept: those of a page's twin in the other language, which is queried right after it. */
const keptAnswers = 400;

/**
 * Renditions of a picture are worked out once for both languages of a page, and for all records that show the same
 * picture under the same name: what comes out depends on nothing else. The page's dependency on the picture is Gatsby's
 * as before: it is noted where the query reaches the file.
 */
export function createPictureResolvers({ createResolvers }: CreateResolversArgs): void {
  const answers = new Map<string, Promise<unknown>>();
  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        resolve(source: Node, args: object, context: ImageDataContext, info: ImageDataInfo) {
          const name = context.nodeModel.getNodeById({ id: source.parent, type: 'File' })?.name ?? source.id;
          const key = `${name} ${source.internal.contentDigest} ${JSON.stringify(args)}`;
          const known = answers.get(key);
          if (known !== undefined) return known;
          const answer = info.originalResolver(source, args, context, info);
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
