import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { StaticPageHead } from '../components/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { TextPage } from '../layouts/TextPage';
import { present } from '../lib/present';
import { AnySection } from '../sections/general/Sections';
import { WaySection } from '../sections/way/WaySection';

type Context = { language: Locale; route: string };
type Data = Queries.RichPageQuery;

/**
 * A static page with forms, galleries or the way among its sections; pages of words load none of
 * their code (spec §2).
 */
export default function RichPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  const { email } = present(data.contacts, 'site.yaml').contacts;
  return (
    <TextPage shell={data} locale={language} page={page}>
      {page.sections?.map((section, index) =>
        section.__typename === 'WaySection' ? (
          <WaySection key={index} {...section} />
        ) : (
          <AnySection key={index} section={section} email={email} />
        ),
      )}
    </TextPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query RichPage($language: String!, $route: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "gallery", "pages", "way"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    contacts: siteSettings {
      contacts {
        email
      }
    }
    page(route: { eq: $route }) {
      ...PageFrame
      ...SharedPage
      ...Sections
      sections {
        ...WaySection
      }
    }
  }
`;
