import type { IGatsbyImageData } from 'gatsby-plugin-image';

/**
 * The picture that social networks show for a page: the widest JPEG or PNG of its own one, else the
 * one that is drawn for it (decision 014).
 */
export function sharedPicture(own: IGatsbyImageData | null | undefined, drawn: string | null) {
  // One line `address 1520w` for each width, and the widest comes last.
  const [src = '', width = ''] = own?.images.fallback?.srcSet?.split('\n').at(-1)?.split(' ') ?? [];
  if (own && /\.(jpg|png)$/.test(src)) {
    const pixels = parseInt(width, 10);
    return { src, width: pixels, height: Math.round((pixels * own.height) / own.width) };
  }
  return drawn === null ? undefined : { src: drawn, width: 1200, height: 630 };
}
