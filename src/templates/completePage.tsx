import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pageArch } from '../shell/page/PageArch';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { Booked } from '../programme/Booked';
import { CallSection } from '../sections/CallSection';
import { ClausesSection, HoursSection } from '../sections/RareSections';
import { GallerySection } from '../sections/GallerySection';
import { GeneralSection } from '../sections/GeneralSection';
import { WaySection } from '../way/WaySection';

type Context = { language: Locale; route: string };
type Data = Queries.CompletePageQuery;

/**
 * A text page that can show every general section: for pages with the section `way`, and pages that
 * combine hours or clauses with a form or a gallery (spec §2).
 */
export default function CompletePage({
  data,
  pageContext: { language },
}: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  const { email } = present(data.contacts, 'site.yaml').contacts;
  return (
    <StaticPage
      shell={data}
      locale={language}
      page={page}
      arch={pageArch(page)}
      underTitle={<Booked sessions={page.booked} />}
    >
      {page.sections?.map((section, index) => {
        switch (section.__typename) {
          case 'GallerySection':
            return <GallerySection key={index} {...section} />;
          case 'CallSection':
            return <CallSection key={index} {...section} />;
          case 'ClausesSection':
            return <ClausesSection key={index} {...section} />;
          case 'WaySection':
            return <WaySection key={index} {...section} />;
          case 'HoursSection':
            return <HoursSection key={index} {...section} />;
          default:
            return <GeneralSection key={index} section={section} email={email} />;
        }
      })}
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query CompletePage($language: String!, $route: String!) {
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
      ...BookedSessions
      ...PageArch
      ...SharedPage
      ...GeneralSections
      sections {
        ...CallSection
        ...ClausesSection
        ...GallerySection
        ...WaySection
        ...HoursSection
      }
    }
  }
`;
