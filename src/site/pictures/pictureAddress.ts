import type { Node, ParentSpanPluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import path from 'node:path';
import type { Nodes } from '../content/nodes';
import { PictureMaker } from './renditions';

/** What is read of the site to find a picture and its renditions. */
export type PictureArgs = Pick<
  ParentSpanPluginArgs,
  'getNode' | 'getNodesByType' | 'pathPrefix' | 'reporter' | 'cache'
>;

/**
 * Gives the address of one rendition of a picture, by its file's name in the folder of a record.
 * Where pages ask for the same rendition, no further file is made.
 */
export function makeAddresses(
  { getNode, getNodesByType, ...site }: PictureArgs,
  make: (pictures: PictureMaker, file: Nodes['File']) => Promise<IGatsbyImageData | undefined>,
) {
  const pictures = new PictureMaker(site);
  const files = new Map(
    getNodesByType('File').map((file) => [inOneSpelling(file.absolutePath), file]),
  );
  const known = new Map<string, Promise<string | undefined>>();
  const addressOf = async (file: Nodes['File']) =>
    (await make(pictures, file))?.images.fallback?.src;
  return ({ parent }: Node, name: string): Promise<string | undefined> => {
    const record = parent === null ? undefined : (getNode(parent) as Nodes['File'] | undefined);
    const place = inOneSpelling(path.posix.join(record?.dir ?? '', name));
    const file = files.get(place);
    if (file === undefined) return Promise.resolve(undefined);
    const address = known.get(place) ?? addressOf(file);
    known.set(place, address);
    return address;
  };
}

/** Some computers name files with separate accents. */
const inOneSpelling = (file: string) => file.normalize('NFC');
