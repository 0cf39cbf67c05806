import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../shell/page/PageHead';
import english from '../i18n/messages/en/errors.json';
import russian from '../i18n/messages/ru/errors.json';
import type { Locale } from '../i18n/locales';
import { splitLocale } from '../i18n/paths';
import { shellIn, InLocale } from '../shell/errors/InLocale';
import { DefaultLayout } from '../shell/DefaultLayout';
import { present } from '../lib/present';
import { matchesRule, readablePath } from '../lib/redirects';
import { useMounted } from '../ui/useMounted';
import { NotFound } from '../shell/errors/NotFound';

type Data = Queries.NotFoundPageQuery;

/**
 * The screen for an unmatched path, and for a path that is gone for good (spec §2). The host serves
 * it as /404.html and /410.html of each language. The app only knows /404.html, so it chooses the
 * text by the address, as the host has done.
 */
export default function NotFoundPage({ data, location }: PageProps<Data>) {
  const mounted = useMounted();
  const { locale, path, isGone } = readAddress(location.pathname, data);
  return (
    <InLocale locale={locale}>
      <DefaultLayout shell={shellIn(locale, data)} locale={locale}>
        <NotFound page={pageIn(locale, data)} path={mounted ? path : null} isGone={isGone} />
      </DefaultLayout>
    </InLocale>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const { locale, isGone } = readAddress(location.pathname, data);
  const page = pageIn(locale, data);
  const { gone } = locale === 'ru' ? russian : english;
  const { site, currentEdition } = shellIn(locale, data);
  return (
    <PageHead
      site={present(site, 'site')}
      edition={currentEdition}
      locale={locale}
      title={isGone ? gone.title : page.title}
      description={isGone ? gone.text : page.description}
      noindex
    />
  );
}

function pageIn(locale: Locale, data: Data): Queries.PageFrameFragment {
  return present(locale === 'ru' ? data.page : data.englishPage, '404.yaml');
}

/** The host's answer: the language of the path, and whether a rule says that the page is gone. */
function readAddress(
  pathname: string,
  { gone }: Data,
): { locale: Locale; path: string; isGone: boolean } {
  const path = readablePath(pathname);
  const { locale, path: bare } = splitLocale(path);
  return {
    locale,
    path,
    isGone: bare === '/410.html' || gone.nodes.some(({ from }) => matchesRule(from, bare)),
  };
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...Shell
    ...EnglishShell
    locales: allLocale(
      filter: { ns: { in: ["common", "errors"] } }
      sort: [{ language: DESC }, { ns: ASC }]
    ) {
      ...Messages
    }
    gone: allRedirect(filter: { status: { eq: 410 } }, sort: { from: ASC }) {
      nodes {
        from
      }
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
  }
`;
