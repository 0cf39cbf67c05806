import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** Of what the build draws, px (site/pictures/share). */
export const drawnSize = { width: 1200, height: 630 };

/**
 * The picture that social networks show for a page: the widest JPEG or PNG of its own one, else the
 * one that is drawn for it (decision 014). What is not wide would be cropped in a large card.
 */
export function sharedPicture(own: IGatsbyImageData | null | undefined, drawn: string | null) {
  // One line `address 1520w` for each width, and the widest comes last.
  const [src = '', width = ''] = own?.images.fallback?.srcSet?.split('\n').at(-1)?.split(' ') ?? [];
  if (own && /\.(jpg|png)$/.test(src)) {
    const pixels = parseInt(width, 10);
    const height = Math.round((pixels * own.height) / own.width);
    return { src, width: pixels, height, isLarge: pixels >= 600 && pixels >= height * 1.3 };
  }
  return drawn === null ? undefined : { src: drawn, ...drawnSize, isLarge: true };
}
