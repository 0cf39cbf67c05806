import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../shell/page/PageHead';
import { noNetworkPath } from '../venue/copy/model/storedCopy';
import english from '../i18n/messages/en/offline.json';
import russian from '../i18n/messages/ru/offline.json';
import type { Locale } from '../i18n/locales';
import { DefaultLayout } from '../shell/DefaultLayout';
import { present } from '../lib/present';
import { NoNetwork } from '../shell/errors/NoNetwork';

type Context = { language: Locale };
type Data = Queries.NoNetworkPageQuery;

/** /offline/: the page that the worker shows instead of one that is not stored (decision 029). */
export default function NoNetworkPage({
  data,
  pageContext: { language },
}: PageProps<Data, Context>) {
  return (
    <DefaultLayout shell={data} locale={language}>
      <NoNetwork pages={data.kept.nodes} />
    </DefaultLayout>
  );
}

export function Head({ data, pageContext: { language } }: HeadProps<Data, Context>) {
  const { title, short } = (language === 'ru' ? russian : english).noNetwork;
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.currentEdition}
      locale={language}
      path={noNetworkPath}
      title={title}
      description={short}
      noindex
    />
  );
}

export const query = graphql`
  query NoNetworkPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "offline"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    kept: allPage(
      filter: { route: { in: ["program", "map", "my", "for_visitors"] } }
      sort: { route: ASC }
    ) {
      nodes {
        ...KeptPage
      }
    }
  }
`;
