import { graphql } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import { Footer } from './header/Footer';
import { Header } from './header/Header';
import { feedPath } from '../i18n/paths';
import type { Locale } from '../i18n/locales';
import { present } from '../lib/present';
import { LinkContext } from '../ui/Link';
import { useMoscowTime } from '../edition/useFairTime';
import { isAfter } from '../lib/time/clock';
import { followLink } from '../browser/navigation';
import { Container } from '../ui/Container';

export type ShellProps = {
  shell: Queries.ShellFragment;
  locale: Locale;
  children: ReactNode;
};

type Props = ShellProps & { className?: string; switchTo?: string };

/** The parts of all layouts: header, the page's `<main>`, footer, settings of links. */
export function Shell({ shell, locale, children, className, switchTo }: Props) {
  const site = present(shell.site, 'site.yaml');
  const navigation = present(shell.navigation, 'navigation.yaml');
  const edition = shell.currentEdition;
  // If there are several feeds, the last one is `news`, which combines the others (i18n/paths).
  const feedOf = shell.feeds?.written.at(-1);
  const feed = feedOf && feedPath(locale, feedOf);
  return (
    <Links shell={shell} locale={locale}>
      <Header
        site={site}
        edition={edition}
        next={shell.nextEdition}
        navigation={navigation}
        locale={locale}
        switchTo={switchTo}
      />
      <main id="content" className={className} tabIndex={-1}>
        {children}
      </main>
      <Footer
        site={site}
        edition={edition}
        next={shell.nextEdition}
        navigation={navigation}
        feed={feed}
      />
    </Links>
  );
}

/** Provides the settings of links, which change only when a form closes, not every minute. */
function Links({ shell, locale, children }: ShellProps) {
  const { ownDomains } = present(shell.site, 'site.yaml');
  const { endings, currentEdition } = shell;
  const time = useMoscowTime();
  const endedAt = (moment: string) =>
    endings.filter(({ end }) => isAfter(moment, end)).map(({ to }) => to);
  const built = endedAt(currentEdition.buildDay).join(' ');
  const now = time === undefined ? '' : endedAt(time).join(' ');
  // Memoized: a new object would render every link of the page again.
  const links = useMemo(() => {
    const [atBuild, since] = [built, now].map((list) => new Set(list.split(' ')));
    return {
      locale,
      ownDomains,
      endedOf: (to: string) =>
        atBuild?.has(to) ? ('built' as const) : since?.has(to) ? ('now' as const) : undefined,
      follow: followLink,
    };
  }, [locale, ownDomains, built, now]);
  return <LinkContext.Provider value={links}>{children}</LinkContext.Provider>;
}

/** The layout of most pages, within the page's width. */
export function StandardLayout({ children, ...shell }: ShellProps) {
  return (
    <Shell {...shell}>
      <Container>{children}</Container>
    </Shell>
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
    feeds {
      written
    }
    navigation {
      ...Menu
      ...FooterNavigation
    }
    endings {
      to
      end
    }
    currentEdition {
      year
      buildDay
      ...HeaderEdition
      ...FooterPlace
      ...HeadEdition
    }
    nextEdition {
      ...HeaderNext
      ...FooterPlace
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
