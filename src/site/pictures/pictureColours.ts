import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { coloursOf, type Colour } from '../../works/model/colour';
import type { Nodes } from '../content/nodes';

/** What is looked at of a picture, px: enough for what covers a sixth of it. */
const side = 24;
/** Changes when the rule does, so that colours kept by an earlier build are not taken. */
const rule = 1;

/**
 * The colours of a picture of the content, by its file (decision 031). A picture is read once, some
 * 10 ms, and what came out of it is kept for later builds.
 */
export function makePictureColours(cache: Pick<GatsbyCache, 'get' | 'set'>) {
  const known = new Map<string, Promise<Colour[]>>();
  return (file: Nodes['File']): Promise<Colour[]> => {
    const key = `colours-${rule}-${file.internal.contentDigest}`;
    const answer = known.get(key) ?? keptOr(cache, key, () => readColours(file.absolutePath));
    known.set(key, answer);
    return answer;
  };
}

async function keptOr(
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  key: string,
  make: () => Promise<Colour[]>,
): Promise<Colour[]> {
  const kept = (await cache.get(key)) as Colour[] | undefined;
  if (kept !== undefined) return kept;
  const made = await make();
  await cache.set(key, made);
  return made;
}

/** Its colours, where it is transparent on white. */
async function readColours(picture: string): Promise<Colour[]> {
  const { data, info } = await sharp(picture)
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return coloursOf({ data, width: info.width, height: info.height });
}
