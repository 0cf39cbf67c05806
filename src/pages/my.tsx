import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { KeepForVenue, KeepLink } from '../venue/copy/KeepForVenue';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { PlainSections } from '../sections/PlainSections';
import { MyFair } from '../my-fair/MyFair';

type Context = { language: Locale };
type Data = Queries.MyPageQuery;

/** /my/: the list of starred records, which only the visitor's browser knows (decision 028). */
export default function MyPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  const { name, domain } = present(data.site, 'site.yaml');
  return (
    <StaticPage shell={data} locale={language} page={page} isErrand breadcrumbsAside={<KeepLink />}>
      <MyFair data={data} fair={{ name, domain }}>
        <PlainSections page={page} />
      </MyFair>
      <KeepForVenue />
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query MyPage($language: String!) {
    ...Shell
    ...MyRecords
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "exhibitors", "my", "offline", "pages", "sessions", "stars"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    page(route: { eq: "my" }) {
      ...PageFrame
      ...SharedPage
      ...PlainSections
    }
  }
`;
