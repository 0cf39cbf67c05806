import '../../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { Locale } from '../../i18n/locales';
import { present } from '../../lib/present';
import { NamesList } from '../../search/NamesList';
import { StaticPageHead } from '../../shell/page/StaticPageHead';
import { StaticPage } from '../../shell/StaticPage';

type Context = { language: Locale };
type Data = Queries.NamesPageQuery;

/** /search/names/: everything that can be searched for, as links (decision 040). */
export default function NamesPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  return (
    <StaticPage shell={data} locale={language} page={present(data.page, 'page')} isErrand>
      <NamesList groups={data.groups} />
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query NamesPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "search"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    page(route: { eq: "search/names" }) {
      ...PageFrame
      ...SharedPage
    }
    groups: namesByKind(language: $language) {
      ...NamesList
    }
  }
`;
