import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { i18n as I18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { PageHead } from '../components/PageHead';
import { localeCodes, type Locale } from '../i18n/locales';
import { splitLocale } from '../i18n/paths';
import { DefaultLayout } from '../layouts/DefaultLayout';
import { present } from '../lib/present';
import { LinkContext } from '../primitives/LinkContext';
import { useMounted } from '../primitives/useMounted';
import { followLink } from '../services/followLink';
import { NotFound } from '../sections/not-found/NotFound';

type Data = Queries.NotFoundPageQuery;

/**
 * The one /404.html for every unmatched path (spec §2). Static HTML can't know the path, so it speaks both languages;
 * in the browser the language of the path remains, and the path is named.
 */
export default function NotFoundPage({ data, location }: PageProps<Data>) {
  const { i18n } = useTranslation();
  const mounted = useMounted();
  const pathLocale = splitLocale(location.pathname).locale;
  const locale: Locale = mounted ? pathLocale : 'ru';
  const shown = mounted ? [pathLocale] : localeCodes;
  const pages = { ru: present(data.page, '404.yaml'), en: present(data.englishPage, '404.yaml') };
  const englishShell = { site: data.englishSite, navigation: data.englishNavigation, currentEdition: data.englishEdition };
  return (
    <InLocale i18n={i18n} locale={locale}>
      <DefaultLayout shell={locale === 'ru' ? data : englishShell} locale={locale}>
        {shown.map((language, index) => (
          <InLocale key={language} i18n={i18n} locale={language}>
            <LinkContext.Provider value={{ locale: language, ownDomains: data.site?.ownDomains ?? [], follow: followLink }}>
              <NotFound
                page={pages[language]}
                locale={language}
                path={mounted ? location.pathname : null}
                headingLevel={index === 0 ? 1 : 2}
              />
            </LinkContext.Provider>
          </InLocale>
        ))}
      </DefaultLayout>
    </InLocale>
  );
}

function InLocale({ i18n, locale, children }: { i18n: I18n; locale: Locale; children: ReactNode }) {
  const instance = useMemo(() => (i18n.language === locale ? i18n : i18n.cloneInstance({ lng: locale })), [i18n, locale]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

export function Head({ data }: HeadProps<Data>) {
  const { title, description } = present(data.page, '404.yaml');
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.currentEdition}
      locale="ru"
      title={`${title} / ${present(data.englishPage, '404.yaml').title}`}
      description={description}
      noindex
    />
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...Shell
    locales: allLocale(filter: { ns: { in: ["common", "errors"] } }, sort: [{ language: DESC }, { ns: ASC }]) {
      ...Messages
    }
    page(route: { eq: "404" }) {
      ...PageFrame
    }
    englishPage: page(route: { eq: "404" }) {
      route
      layout
      noindex
      replacedBy
      title(language: "en")
      description(language: "en")
      breadcrumb(language: "en")
      introduction(language: "en")
      titleBlock {
        titleH1(language: "en")
        titleH2(language: "en")
        rightText(language: "en")
        btn {
          label(language: "en")
          to
        }
      }
    }
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
      }
      more {
        label(language: "en")
        to
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
      days(language: "en")
      venue {
        name(language: "en")
        address(language: "en")
      }
      colour {
        light
        dark
      }
    }
  }
`;
