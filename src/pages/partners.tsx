import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pageArch } from '../shell/page/PageArch';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { CallSection } from '../sections/CallSection';
import { GeneralSection } from '../sections/GeneralSection';
import { PartnersSection } from '../partners/PartnersSection';

type Context = { language: Locale };
type Data = Queries.PartnersPageQuery;

/** /partners/: partners by tier, and how to become one (spec §2). */
export default function PartnersPage({
  data,
  pageContext: { language },
}: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  const { email } = present(data.contacts, 'site.yaml').contacts;
  return (
    <StaticPage shell={data} locale={language} page={page} arch={pageArch(page)}>
      {page.sections?.map((section, index) => {
        if (section === null) return null;
        if (section.__typename === 'PartnersSection')
          return <PartnersSection key={index} {...section} />;
        if (section.__typename === 'CallSection') return <CallSection key={index} {...section} />;
        return <GeneralSection key={index} section={section} email={email} />;
      })}
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query PartnersPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "gallery", "pages", "partners"] }
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
    page(route: { eq: "partners" }) {
      ...PageFrame
      ...PageArch
      ...SharedPage
      ...GeneralSections
      sections {
        ...CallSection
        ...PartnersSection
      }
    }
  }
`;
