import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/PageHead';
import { PageIntroduction } from '../components/PageIntroduction';
import { PageTitle } from '../components/PageTitle';
import type { Locale } from '../i18n/locales';
import { StandardLayout } from '../layouts/StandardLayout';
import { present } from '../lib/present';
import { AnySection } from '../sections/general/Sections';
import { PartnersSection } from '../sections/partners/PartnersSection';

type Context = { language: Locale };
type Data = Queries.PartnersPageQuery;

/** /partners/: partners by tier, and how to become one (spec §2). */
export default function PartnersPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const { t } = useTranslation('common');
  const page = present(data.page, 'page');
  const { titleBlock } = page;
  const { email } = present(data.contacts, 'site.yaml').contacts;
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={titleBlock.titleH1}
        titleH2={titleBlock.titleH2}
        rightText={titleBlock.rightText}
        path={titleBlock.btn?.to}
        btn={titleBlock.btn?.label}
        breadcrumbsList={[{ label: t('mainPage'), to: '/' }, { label: page.breadcrumb ?? titleBlock.titleH1 }]}
      />
      <PageIntroduction text={page.introduction} />
      {page.sections?.map((section, index) => {
        if (section === null) return null;
        if (section.__typename === 'PartnersSection') return <PartnersSection key={index} {...section} withTexts />;
        return <AnySection key={index} section={section} email={email} />;
      })}
    </StandardLayout>
  );
}

export function Head({ data, location, pageContext: { language } }: HeadProps<Data, Context>) {
  const page = present(data.page, 'page');
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.currentEdition}
      locale={language}
      path={location.pathname}
      title={page.title}
      description={page.description}
    />
  );
}

export const query = graphql`
  query PartnersPage($language: String!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "gallery", "pages", "partners"] } }) {
      ...Messages
    }
    contacts: siteSettings {
      contacts {
        email
      }
    }
    page(route: { eq: "partners" }) {
      ...PageFrame
      ...Sections
      sections {
        ...PartnersSection
      }
    }
  }
`;
