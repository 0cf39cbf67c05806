import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** Size of the pictures that the build draws, px (site/pictures/share). */
export const drawnSize = { width: 1200, height: 630 };

/**
 * Returns the picture that social networks show for a page: the widest JPEG or PNG of the page's
 * own picture, otherwise the drawn one (decision 014). Only a wide picture gets a large card,
 * because a large card crops other pictures.
 */
export function sharedPicture(own: IGatsbyImageData | null | undefined, drawn: string | null) {
  // Each width has a line `address 1520w`, and the widest comes last.
  const [src = '', width = ''] = own?.images.fallback?.srcSet?.split('\n').at(-1)?.split(' ') ?? [];
  if (own && /\.(jpg|png)$/.test(src)) {
    const pixels = parseInt(width, 10);
    const height = Math.round((pixels * own.height) / own.width);
    return { src, width: pixels, height, isLarge: pixels >= 600 && pixels >= height * 1.3 };
  }
  return drawn === null ? undefined : { src: drawn, ...drawnSize, isLarge: true };
}
