import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { coloursOf, type Colour } from '../../works/model/colour';
import type { Nodes } from '../content/nodes';

/** Size to which a picture is reduced, px: enough to find a colour that covers a sixth of it. */
const side = 24;
/** Increase it with every change of the rule, to invalidate colours in the cache. */
const rule = 1;

/**
 * Returns a function that finds the colours of a picture of the content (decision 031). Reads each
 * picture once (about 10 ms) and caches the result for later builds.
 */
export function makePictureColours(cache: Pick<GatsbyCache, 'get' | 'set'>) {
  const pending = new Map<string, Promise<Colour[]>>();
  return (file: Nodes['File']): Promise<Colour[]> => {
    const key = `colours-${rule}-${file.internal.contentDigest}`;
    const answer = pending.get(key) ?? cachedOr(cache, key, () => readColours(file.absolutePath));
    pending.set(key, answer);
    return answer;
  };
}

async function cachedOr(
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  key: string,
  make: () => Promise<Colour[]>,
): Promise<Colour[]> {
  const cached = (await cache.get(key)) as Colour[] | undefined;
  if (cached !== undefined) return cached;
  const made = await make();
  await cache.set(key, made);
  return made;
}

/** Returns a picture's colours; transparent areas count as white. */
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
