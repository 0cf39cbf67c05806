import type { IGatsbyImageData } from 'gatsby-plugin-image';

type Props = {
  /** Renditions from the build: `picture { childImageSharp { gatsbyImageData(…) } }`. */
  image: IGatsbyImageData;
  /** What it shows, in the page's language; empty for pictures that only repeat the words beside them. */
  alt: string;
  /** `eager` for the one picture seen first, which then also gets high fetch priority. */
  loading?: 'lazy' | 'eager';
  className?: string;
};

/**
 * A picture with its renditions as plain HTML: no script, native lazy loading, space reserved by width and height
 * (spec §9, images). The widths are listed by each use's own GraphQL fragment.
 */
export function Picture({ image, alt, loading = 'lazy', className }: Props) {
  const { sources = [], fallback } = image.images;
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
        width={image.width}
        height={image.height}
        loading={loading}
        decoding={loading === 'eager' ? 'sync' : 'async'}
        {...(loading === 'eager' ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}
