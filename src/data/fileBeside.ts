import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import path from 'node:path';

type NodeModel = {
  findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): (Node & { dir?: string }) | null;
  findOne(query: { type: string; query: unknown }): Promise<unknown>;
};

/**
 * Adds the GraphQL extension `@fileBeside`: a file name becomes the file of the record's own folder. Letters written
 * with separate accents, as some computers name files, count as the same.
 */
export function createFileBesideExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'fileBeside',
    extend: () => ({
      async resolve(source: Record<string, unknown>, _args: unknown, { nodeModel }: { nodeModel: NodeModel }, info: { fieldName: string }) {
        const name = source[info.fieldName];
        const record = nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === 'File');
        if (typeof name !== 'string' || typeof record?.dir !== 'string') return null;
        const file = path.posix.join(record.dir, name);
        const spellings = [...new Set([file, path.posix.join(record.dir, name.normalize('NFC')), path.posix.join(record.dir, name.normalize('NFD'))])];
        return nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { in: spellings } } } });
      },
    }),
  });
}
