import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Locale } from '../../i18n/locales';
import { graphql } from 'gatsby';

/**
 * Renders error screens in the address's language, because the app loads one data file for both
 * languages.
 */
export function InLocale({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { i18n } = useTranslation();
  const instance = useMemo(
    () => (i18n.language === locale ? i18n : i18n.cloneInstance({ lng: locale })),
    [i18n, locale],
  );
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/**
 * Returns the shell's texts in the language of the address, for error screens. The app loads one
 * data file for both languages. The file's own language is Russian; English texts are requested
 * only at English addresses.
 */
export function shellIn(
  locale: Locale,
  data: Queries.ShellFragment & Queries.EnglishShellFragment,
): Queries.ShellFragment {
  if (locale === 'ru') return data;
  return {
    site: data.englishSite,
    navigation: data.englishNavigation,
    currentEdition: data.englishEdition,
    nextEdition: data.englishNext,
    endings: data.endings,
    feeds: data.feeds,
  };
}

export const fragment = graphql`
  fragment EnglishShell on Query {
    englishSite: siteSettings {
      name(language: "en")
      domain
      ownDomains
      contacts {
        email
        phone
      }
      socialLinks {
        network
        url
      }
    }
    englishNavigation: navigation {
      main {
        label(language: "en")
        to
        phases
      }
      groups {
        title(language: "en")
        links {
          label(language: "en")
          to
        }
      }
      footer {
        title(language: "en")
        links {
          label(language: "en")
          to
        }
      }
    }
    englishEdition: currentEdition {
      year
      ...PhasedEdition
      days(language: "en")
      openingChanges(language: "en") {
        from
        state
        day
        time
        lastEntry
        who
      }
      venue {
        name(language: "en")
        address(language: "en")
      }
      colour {
        light
        dark
      }
    }
    englishNext: nextEdition {
      ...PhasedEdition
      days(language: "en")
      venue {
        name(language: "en")
        address(language: "en")
      }
    }
  }
`;
