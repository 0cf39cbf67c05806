import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { Locale } from '../i18n/locales';
import { present } from '../lib/present';
import { SiteSearch } from '../search/SiteSearch';
import { PlainSections } from '../sections/PlainSections';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import { StaticPage } from '../shell/StaticPage';

type Context = { language: Locale };
type Data = Queries.SearchPageQuery;

/** /search/: one search over the whole site (decision 040). */
export default function SearchPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  return (
    <StaticPage shell={data} locale={language} page={page} isErrand>
      <SiteSearch>
        <PlainSections page={page} />
      </SiteSearch>
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query SearchPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "pages", "search"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    page(route: { eq: "search" }) {
      ...PageFrame
      ...SharedPage
      ...PlainSections
    }
  }
`;
