import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pageArch } from '../shell/page/PageArch';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { CallSection } from '../sections/CallSection';
import { GallerySection } from '../sections/GallerySection';
import { GeneralSection } from '../sections/GeneralSection';
import { MarksSection, PressPhotosSection } from '../press/PressPictures';
import { closedLast } from '../press/model/closedLast';
import { ReleasesSection } from '../press/ReleasesSection';

type Context = { language: Locale; route: string };
type Data = Queries.PressPageQuery;

/**
 * /press/: releases, photographs, marks, facts and accreditation in the order of its YAML, except
 * that a closed form comes last (decision 046).
 */
export default function PressPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  const { email } = present(data.contacts, 'site.yaml').contacts;
  const sections = closedLast(
    page.sections ?? [],
    (one) => one.__typename === 'FormSection' && one.isOver,
  );
  return (
    <StaticPage shell={data} locale={language} page={page} arch={pageArch(page)}>
      {sections.map((section, index) => {
        switch (section.__typename) {
          case 'CallSection':
            return <CallSection key={index} {...section} />;
          case 'ReleasesSection':
            return <ReleasesSection key={index} {...section} />;
          case 'PressPhotosSection':
            return <PressPhotosSection key={index} {...section} />;
          case 'MarksSection':
            return <MarksSection key={index} {...section} />;
          case 'GallerySection':
            return <GallerySection key={index} {...section} />;
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
  query PressPage($language: String!, $route: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "gallery", "pages", "press"] } }
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
      ...PageArch
      ...SharedPage
      ...GeneralSections
      sections {
        ...CallSection
        ...GallerySection
        ...ReleasesSection
        ...PressPhotosSection
        ...MarksSection
        ... on FormSection {
          isOver
        }
      }
    }
  }
`;
