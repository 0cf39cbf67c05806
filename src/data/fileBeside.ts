import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import path from 'node:path';
import { pictureId } from './pictureNodes';

type RecordFile = Node & { dir?: string; relativeDirectory?: string };
type NodeModel = {
  findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): RecordFile | null;
  findOne(query: { type: string; query: unknown }): Promise<unknown>;
  getNodeById(query: { id: string; type: string }): unknown;
};
type Context = { nodeModel: NodeModel };

/**
 * Adds the GraphQL extensions `@pictureBeside` and `@fileBeside`: a name becomes the picture, or the file served as it is,
 * of the record's own folder. Letters written with separate accents, as some computers name files, count as the same.
 */
export function createFileBesideExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'pictureBeside',
    extend: () => ({
      resolve(source: Record<string, unknown>, _args: unknown, { nodeModel }: Context, info: { fieldName: string }) {
        const name = source[info.fieldName];
        const folder = recordFile(nodeModel, source)?.relativeDirectory;
        if (typeof name !== 'string' || folder === undefined) return null;
        return nodeModel.getNodeById({ id: pictureId(path.posix.join(folder, name)), type: 'Picture' });
      },
    }),
  });
  actions.createFieldExtension({
    name: 'fileBeside',
    extend: () => ({
      async resolve(source: Record<string, unknown>, _args: unknown, { nodeModel }: Context, info: { fieldName: string }) {
        const name = source[info.fieldName];
        const folder = recordFile(nodeModel, source)?.dir;
        if (typeof name !== 'string' || folder === undefined) return null;
        const spellings = [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])].map((spelling) => path.posix.join(folder, spelling));
        return nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { in: spellings } } } });
      },
    }),
  });
}

const recordFile = (nodeModel: NodeModel, source: unknown) => nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === 'File');
