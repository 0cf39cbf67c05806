import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pageArch } from '../shell/page/PageArch';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { Booked } from '../programme/Booked';
import { ClausesSection, HoursSection } from '../sections/RareSections';
import { PlainSection } from '../sections/PlainSections';

type Context = { language: Locale; route: string };
type Data = Queries.TextPageQuery;

/** A text page: a static page that is the list of sections in its YAML (spec §2). */
export default function TextPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
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
          case 'HoursSection':
            return <HoursSection key={index} {...section} />;
          case 'ClausesSection':
            return <ClausesSection key={index} {...section} />;
          default:
            return <PlainSection key={index} section={section} />;
        }
      })}
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query TextPage($language: String!, $route: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    page(route: { eq: $route }) {
      ...PageFrame
      ...BookedSessions
      ...PageArch
      ...SharedPage
      ...PlainSections
      sections {
        ...HoursSection
        ...ClausesSection
      }
    }
  }
`;
