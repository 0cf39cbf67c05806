import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/PageHead';
import type { Locale } from '../i18n/locales';
import { StandardLayout } from '../layouts/StandardLayout';
import { present } from '../lib/present';
import { Sections } from '../sections/general/Sections';
import { HomeHero } from '../sections/home/HomeHero';

type Context = { language: Locale };
type Data = Queries.HomePageQuery;

/** The home page (spec §2). */
export default function HomePage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  return (
    <StandardLayout shell={data} locale={language}>
      <HomeHero title={page.titleBlock.titleH1} introduction={page.introduction} edition={data.edition} />
      <Sections page={page} email={present(data.contacts, 'site.yaml').contacts.email} />
    </StandardLayout>
  );
}

export function Head({ data, location, pageContext: { language } }: HeadProps<Data, Context>) {
  const { description } = present(data.page, 'page');
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.currentEdition}
      locale={language}
      path={location.pathname}
      description={description}
    />
  );
}

export const query = graphql`
  query HomePage($language: String!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }) {
      ...Messages
    }
    contacts: siteSettings {
      contacts {
        email
      }
    }
    edition: currentEdition {
      ...HomeHero
    }
    page(route: { eq: "index" }) {
      ...PageFrame
      ...Sections
    }
  }
`;
