import { graphql } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import { Footer } from './header/Footer';
import { Header } from './header/Header';
import type { Locale } from '../i18n/locales';
import { present } from '../lib/present';
import { LinkContext } from '../ui/LinkContext';
import { followLink } from '../browser/address/followLink';

export type ShellProps = {
  /** The data of `...Shell` from the page query. */
  shell: Queries.ShellFragment;
  locale: Locale;
  children: ReactNode;
};

type Props = ShellProps & { className?: string; switchTo?: string };

/**
 * What all layouts have: header with the skip link, the page's `<main>`, footer, and the settings
 * of links.
 */
export function Shell({ shell, locale, children, className, switchTo }: Props) {
  const site = present(shell.site, 'site.yaml');
  const navigation = present(shell.navigation, 'navigation.yaml');
  const edition = shell.currentEdition;
  // Memoized: a new object would render every link of the page again.
  const links = useMemo(
    () => ({
      locale,
      ownDomains: site.ownDomains,
      follow: followLink,
    }),
    [locale, site.ownDomains],
  );
  return (
    <LinkContext.Provider value={links}>
      <Header
        site={site}
        edition={edition}
        navigation={navigation}
        locale={locale}
        switchTo={switchTo}
      />
      <main id="content" className={className} tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} edition={edition} navigation={navigation} />
    </LinkContext.Provider>
  );
}

export const fragments = graphql`
  fragment Shell on Query {
    site: siteSettings {
      ...HeaderSite
      ...FooterSite
      ...HeadSite
      ownDomains
    }
    navigation {
      ...Menu
      ...FooterNavigation
    }
    currentEdition {
      year
      ...HeaderEdition
      ...FooterEdition
      ...HeadEdition
    }
  }
  fragment Messages on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
