import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import {
  breadcrumbList,
  writeStructuredData,
  type StructuredData,
} from '../../structured-data/graph';
import { defaultLocale, isoOf, type Locale } from '../../i18n/locales';
import { localizedPath, localizedPaths } from '../../i18n/paths';
import { shippedMessages, type Shipped } from '../../i18n/messages';
import { excerpt } from '../../lib/text';
import { signalStyle } from './model/signalStyle';

export type Describe = (
  url: (path: string) => string,
  image: string | undefined,
) => readonly StructuredData[];

type Props = {
  site: Queries.HeadSiteFragment;
  edition: Queries.HeadEditionFragment;
  locale: Locale;
  /** The page's path in any locale; absent on error screens, which have no fixed address. */
  path?: string;
  /** Without the fair's name, which is added; absent on the home page. */
  title?: string;
  /** Year of the record's edition, shown because the same name can recur every year. */
  year?: number;
  /**
   * Distinguishes a record from other records of the same name and year: a session's day and hour.
   */
  when?: string;
  /** Texts longer than 160 characters are cut. */
  description: string;
  noindex?: boolean;
  /** The page's own picture, for social networks. */
  own?: IGatsbyImageData | null | undefined;
  /** Path of the picture drawn by the build, for pages without a wide picture of their own. */
  share?: string | null;
  shareAlt?: string;
  /** The page's messages, needed for its breadcrumbs; absent on pages without breadcrumbs. */
  locales?: Shipped;
  /** Breadcrumbs between the home page and this page: visible names, paths in any locale. */
  crumbs?: readonly { name: string; path: string }[];
  /** Label of the page's own breadcrumb, if not the title. */
  crumb?: string | undefined;
  /** Returns structured data; `url` makes full addresses, `image` is the share picture's. */
  describe?: Describe;
};

/**
 * A page's `Head` for browsers and search engines: title, description, canonical address, the
 * page's address in the other language, and the edition's signal colour as custom properties. The
 * document's language is set elsewhere (browser/navigation).
 */
export function PageHead({
  site,
  edition,
  locale,
  path,
  title,
  year,
  when,
  description,
  noindex = false,
  own,
  share = null,
  shareAlt,
  locales,
  crumbs = [],
  crumb = title,
  describe,
}: Props) {
  const address = (localized: string) => `https://${site.domain}${localized}`;
  const url = (any: string) => address(localizedPath(any, locale));
  const way =
    locales === undefined || crumb === undefined || path === undefined || noindex
      ? []
      : [
          { name: shippedMessages(locales, 'common').mainPage, path: '/' },
          ...crumbs,
          { name: crumb, path },
        ];
  const fair = year === undefined ? site.name : `${site.name} ${year}`;
  const shared = noindex ? undefined : sharedPicture(own, share);
  const things = [
    ...(way.length > 0
      ? [breadcrumbList(way.map((step) => ({ name: step.name, url: url(step.path) })))]
      : []),
    ...(describe?.(url, shared && address(shared.src)) ?? []),
  ];
  return (
    <>
      <title>{[title, when, fair].filter(Boolean).join(' — ')}</title>
      <meta name="description" content={excerpt(description, 160)} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title ?? site.name} />
      <meta property="og:description" content={excerpt(description, 160)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={isoOf(locale).replace('-', '_')} />
      {shared && (
        <>
          <meta property="og:image" content={address(shared.src)} />
          <meta property="og:image:width" content={String(shared.width)} />
          <meta property="og:image:height" content={String(shared.height)} />
          <meta
            property="og:image:alt"
            content={shareAlt ?? [title, when, fair].filter(Boolean).join(' — ')}
          />
          {/* A large card would stretch a small picture and crop a picture that is not wide. */}
          <meta name="twitter:card" content={shared.isLarge ? 'summary_large_image' : 'summary'} />
        </>
      )}
      {path !== undefined && (
        <>
          <meta property="og:url" content={url(path)} />
          <link rel="canonical" href={url(path)} />
          {localizedPaths(path).map((localized) => (
            <link
              key={localized.locale}
              rel="alternate"
              hrefLang={localized.locale}
              href={address(localized.path)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={address(localizedPath(path, defaultLocale))}
          />
        </>
      )}
      {things.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: writeStructuredData(things) }}
        />
      )}
      <style>{signalStyle(edition.colour)}</style>
    </>
  );
}

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

export const fragments = graphql`
  fragment HeadSite on SiteSettings {
    name(language: $language)
    domain
  }
  fragment HeadEdition on Edition {
    colour {
      light
      dark
    }
  }
`;
