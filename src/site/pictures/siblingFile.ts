import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import path from 'node:path';
import type { Context, NodeModel, Nodes } from '../content/nodes';

type Info = { fieldName: string };

/**
 * Adds two GraphQL extensions for fields with the name of a file in the record's own folder.
 * `@siblingFile` resolves the name to the file, which is served unchanged. `@siblingPicture`
 * resolves it to the picture node made from the file.
 */
export function createSiblingFileExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'siblingFile',
    extend: () => ({
      resolve: (
        source: Record<string, unknown>,
        _args: unknown,
        { nodeModel }: Context,
        { fieldName }: Info,
      ) => findSiblingFile(nodeModel, source, source[fieldName]),
    }),
  });
  actions.createFieldExtension({
    name: 'siblingPicture',
    extend: () => ({
      async resolve(
        source: Record<string, unknown>,
        _args: unknown,
        { nodeModel }: Context,
        { fieldName }: Info,
      ) {
        const file = await findSiblingFile(nodeModel, source, source[fieldName]);
        return file === null ? null : pictureIn(nodeModel, file);
      },
    }),
  });
}

/**
 * Finds a file by name in the folder of the record that `source` is part of. Accents stored as
 * separate characters, as some computers do in file names, make no difference.
 */
export async function findSiblingFile(
  nodeModel: Pick<NodeModel, 'findRootNodeAncestor' | 'findOne'>,
  source: unknown,
  name: unknown,
): Promise<Nodes['File'] | null> {
  const folder = nodeModel.findRootNodeAncestor(source, isFile)?.dir;
  if (typeof name !== 'string' || folder === undefined) return null;
  const spellings = [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])].map(
    (spelling) => path.posix.join(folder, spelling),
  );
  return nodeModel.findOne({
    type: 'File',
    query: { filter: { absolutePath: { in: spellings } } },
  });
}

const isFile = (node: Node): node is Nodes['File'] => node.internal.type === 'File';

/** The picture node that gatsby-transformer-sharp made from a file; null if there is none. */
export function pictureIn(
  nodeModel: Pick<NodeModel, 'getNodeById'>,
  { children }: Pick<Node, 'children'>,
): Node | null {
  for (const id of children) {
    const picture = nodeModel.getNodeById({ id, type: 'ImageSharp' });
    if (picture !== null) return picture;
  }
  return null;
}
