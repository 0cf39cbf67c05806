import { graphql } from 'gatsby';
import { defaultLocale, isoOf, type Locale } from '../i18n/locales';
import { localizedPath, localizedPaths } from '../i18n/paths';
import { excerpt } from '../lib/text';

type Props = {
  site: Queries.HeadSiteFragment;
  edition: Queries.HeadEditionFragment;
  locale: Locale;
  /** The page's path in any locale. */
  path: string;
  /** Without the fair's name, which follows it; absent on the home page. */
  title?: string;
  /** Cut to 160 characters. */
  description: string;
  noindex?: boolean;
};

/**
 * What a page tells browsers and search engines: language, title, description, canonical address, its pair in the
 * other language, and the edition's signal colour as custom properties.
 */
export function PageHead({ site, edition, locale, path, title, description, noindex = false }: Props) {
  const address = (localized: string) => `https://${site.domain}${localized}`;
  return (
    <>
      <html lang={isoOf(locale)} />
      <title>{title === undefined ? site.name : `${title} — ${site.name}`}</title>
      <meta name="description" content={excerpt(description, 160)} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address(localizedPath(path, locale))} />
      {localizedPaths(path).map((localized) => (
        <link key={localized.locale} rel="alternate" hrefLang={localized.locale} href={address(localized.path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(localizedPath(path, defaultLocale))} />
      <style>{`:root{--signal-light:${edition.colour.light};--signal-dark:${edition.colour.dark}}`}</style>
    </>
  );
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
