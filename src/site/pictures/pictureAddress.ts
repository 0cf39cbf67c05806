import type { Node, ParentSpanPluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import path from 'node:path';
import type { Nodes } from '../content/nodes';
import { PictureMaker } from './renditions';

export type PictureArgs = Pick<
  ParentSpanPluginArgs,
  'getNode' | 'getNodesByType' | 'pathPrefix' | 'reporter' | 'cache'
>;

/** Returns a function that finds a file by name in a record's folder. */
export function filesOfRecords({
  getNode,
  getNodesByType,
}: Pick<PictureArgs, 'getNode' | 'getNodesByType'>) {
  const files = new Map(
    getNodesByType('File').map((file) => [inOneSpelling(file.absolutePath), file]),
  );
  return ({ parent }: Node, name: string): Nodes['File'] | undefined => {
    const record = parent === null ? undefined : (getNode(parent) as Nodes['File'] | undefined);
    return files.get(inOneSpelling(path.posix.join(record?.dir ?? '', name)));
  };
}

/**
 * Returns a function that gives the address of one rendition of a picture, by its file's name in a
 * record's folder. If pages ask for the same rendition, no additional file is made.
 */
export function makeAddresses(
  args: PictureArgs,
  make: (pictures: PictureMaker, file: Nodes['File']) => Promise<IGatsbyImageData | undefined>,
) {
  const pictures = new PictureMaker(args);
  const fileOf = filesOfRecords(args);
  const known = new Map<Nodes['File'], Promise<string | undefined>>();
  const addressOf = async (file: Nodes['File']) =>
    (await make(pictures, file))?.images.fallback?.src;
  return (record: Node, name: string): Promise<string | undefined> => {
    const file = fileOf(record, name);
    if (file === undefined) return Promise.resolve(undefined);
    const address = known.get(file) ?? addressOf(file);
    known.set(file, address);
    return address;
  };
}

/** Some computers store accents in file names as separate characters. */
const inOneSpelling = (file: string) => file.normalize('NFC');
