import type { IGatsbyImageData } from 'gatsby-plugin-image';

type Props = {
  /** Renditions from the build: `picture { gatsbyImageData(…) }`. */
  image: IGatsbyImageData;
  /** What it shows, in the page's language; empty for pictures that only repeat the words beside them. */
  alt: string;
  /** `eager` for the one picture seen first, which then also gets high fetch priority. */
  loading?: 'lazy' | 'eager';
  className?: string;
};

/** Pictures as wide as the page come with a width of 1 and a broken height; HTML knows whole numbers only. */
const wholeSides = 10_000;

/**
 * A picture with its renditions as plain HTML: no script, native lazy loading, space reserved by width and height
 * (spec §9, images). The widths are listed by each use's own GraphQL fragment.
 */
export function Picture({ image, alt, loading = 'lazy', className }: Props) {
  const { sources = [], fallback } = image.images;
  const scale = Number.isInteger(image.width) && Number.isInteger(image.height) ? 1 : wholeSides;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        alt={alt}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={Math.round(image.width * scale)}
        height={Math.round(image.height * scale)}
        loading={loading}
        decoding={loading === 'eager' ? 'sync' : 'async'}
        {...(loading === 'eager' ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}
