import { graphql } from 'gatsby';
import type { Locale } from '../../i18n/locales';

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

export const fragments = graphql`
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
      days(language: "en")
      venue {
        name(language: "en")
        address(language: "en")
      }
    }
  }
`;
