import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { NavigatorSections } from '../navigator/NavigatorSections';

type Context = { language: Locale };
type Data = Queries.NavigationPageQuery;

/** /navigation/: the navigator's eleven links and four dialogs (spec §2). */
export default function NavigationPage({
  data,
  pageContext: { language },
}: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  return (
    <StaticPage shell={data} locale={language} page={page}>
      <NavigatorSections page={page} email={present(data.contacts, 'site.yaml').contacts.email} />
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query NavigationPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "gallery", "navigator", "pages"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    contacts: siteSettings {
      contacts {
        email
      }
    }
    page(route: { eq: "navigation" }) {
      ...PageFrame
      ...SharedPage
      ...NavigatorSections
    }
  }
`;
