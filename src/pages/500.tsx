import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../shell/page/PageHead';
import english from '../i18n/messages/en/errors.json';
import russian from '../i18n/messages/ru/errors.json';
import { localizedPath, splitLocale } from '../i18n/paths';
import { shellIn, InLocale } from '../shell/errors/InLocale';
import { DefaultLayout } from '../shell/DefaultLayout';
import { present } from '../lib/present';
import { ServerError } from '../shell/errors/ServerError';
import { useMounted } from '../ui/useMounted';

type Data = Queries.ServerErrorPageQuery;

/**
 * The 500 screen as a page, also for hosts that serve /500.html instead of a page that failed (spec
 * §2). The app shows this file whenever a page's data fail with 500, so the language comes from the
 * address.
 */
export default function ServerErrorPage({ data, location }: PageProps<Data>) {
  const mounted = useMounted();
  const { locale } = splitLocale(location.pathname);
  return (
    <InLocale locale={locale}>
      <DefaultLayout shell={shellIn(locale, data)} locale={locale}>
        <ServerError
          locale={locale}
          address={
            mounted ? location.pathname + location.search : `${localizedPath('/', locale)}500.html`
          }
        />
      </DefaultLayout>
    </InLocale>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const { locale } = splitLocale(location.pathname);
  const { title, text } = (locale === 'ru' ? russian : english).notAvailable;
  const { site, currentEdition } = shellIn(locale, data);
  return (
    <PageHead
      site={present(site, 'site')}
      edition={currentEdition}
      locale={locale}
      title={title}
      description={text}
      noindex
    />
  );
}

export const query = graphql`
  query ServerErrorPage($language: String!) {
    ...Shell
    ...EnglishShell
    locales: allLocale(
      filter: { ns: { in: ["common"] } }
      sort: [{ language: DESC }, { ns: ASC }]
    ) {
      ...Messages
    }
  }
`;
