import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/PageHead';
import { PageIntroduction } from '../components/PageIntroduction';
import { PageTitle } from '../components/PageTitle';
import type { Locale } from '../i18n/locales';
import { FreeLoaderLayout } from '../layouts/FreeLoaderLayout';
import { StandardLayout } from '../layouts/StandardLayout';
import { WideLayout } from '../layouts/WideLayout';
import { present } from '../lib/present';
import { Sections } from '../sections/general/Sections';

type Context = { language: Locale; route: string };
type Data = Queries.TextPageQuery;

/** A static page made of general sections, as content/pages/<route>.yaml lists them (spec §2). */
export default function TextPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const { t } = useTranslation('common');
  const page = present(data.page, 'page');
  const { titleBlock } = page;
  const content = (
    <>
      <PageTitle
        titleH1={titleBlock.titleH1}
        titleH2={titleBlock.titleH2}
        rightText={titleBlock.rightText}
        path={titleBlock.btn?.to}
        btn={titleBlock.btn?.label}
        breadcrumbsList={[{ label: t('mainPage'), to: '/' }, { label: page.breadcrumb ?? titleBlock.titleH1 }]}
      />
      <PageIntroduction text={page.introduction} />
      <Sections page={page} email={present(data.contacts, 'site.yaml').contacts.email} />
    </>
  );
  const shell = { shell: data, locale: language };
  if (page.replacedBy !== null) {
    return (
      <FreeLoaderLayout {...shell} replacedBy={page.replacedBy}>
        {content}
      </FreeLoaderLayout>
    );
  }
  const Layout = page.layout === 'wide' ? WideLayout : StandardLayout;
  return <Layout {...shell}>{content}</Layout>;
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
      noindex={page.noindex ?? false}
    />
  );
}

export const query = graphql`
  query TextPage($language: String!, $route: String!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "pages", "gallery"] } }) {
      ...Messages
    }
    contacts: siteSettings {
      contacts {
        email
      }
    }
    page(route: { eq: $route }) {
      ...PageFrame
      ...Sections
    }
  }
`;
