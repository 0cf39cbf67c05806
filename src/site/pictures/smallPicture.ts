import type { Node, ParentSpanPluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import path from 'node:path';
import type { Nodes } from '../content/nodes';
import { Photos } from './photo';

/** The narrowest width in which works and portraits are made for lists, px (decision 021). */
const narrowest = 284;

type Args = Pick<
  ParentSpanPluginArgs,
  'getNode' | 'getNodesByType' | 'pathPrefix' | 'reporter' | 'cache'
>;

/**
 * Gives the address of the narrowest rendition of a picture, by its file's name in the folder of a
 * record; pages ask for the same one, so no further file is made.
 */
export function makeSmallPictures({ getNode, getNodesByType, ...site }: Args) {
  const photos = new Photos();
  const files = new Map(
    getNodesByType('File').map((file) => [inOneSpelling(file.absolutePath), file]),
  );
  const known = new Map<string, Promise<string | undefined>>();
  const addressOf = async (file: Nodes['File']) => {
    const asked = { layout: 'fullWidth', formats: ['webp'], breakpoints: [narrowest] } as const;
    const made = await generateImageData({ ...(await photos.request(file, asked)), ...site });
    return made?.images.fallback?.src;
  };
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
