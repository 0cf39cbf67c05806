import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/PageHead';
import english from '../i18n/messages/en/errors.json';
import russian from '../i18n/messages/ru/errors.json';
import type { Locale } from '../i18n/locales';
import { DefaultLayout } from '../layouts/DefaultLayout';
import { present } from '../lib/present';
import { ServerError } from '../sections/server-error/ServerError';
import { useMounted } from '../primitives/useMounted';

type Context = { language: Locale };
type Data = Queries.ServerErrorPageQuery;

/** The 500 screen as a page, also for hosts that show /500.html in place of a page that failed (spec §2). */
export default function ServerErrorPage({ data, location, pageContext: { language } }: PageProps<Data, Context>) {
  const mounted = useMounted();
  return (
    <DefaultLayout shell={data} locale={language}>
      <ServerError locale={language} address={mounted ? location.pathname + location.search : '/500/'} />
    </DefaultLayout>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<Data, Context>) {
  const { title, text } = (language === 'ru' ? russian : english).notAvailable;
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.currentEdition}
      locale={language}
      title={title}
      description={text}
      noindex
    />
  );
}

export const query = graphql`
  query ServerErrorPage($language: String!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }, sort: { ns: ASC }) {
      ...Messages
    }
  }
`;
