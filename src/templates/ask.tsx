import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import type { Locale } from '../i18n/locales';
import { StandardLayout } from '../shell/Shell';
import { present } from '../lib/present';
import { WorkQuestion } from '../exhibitors/WorkQuestion';

type Context = { language: Locale; year: number };
type Data = Queries.AskPageQuery;

/** /exhibitors/{year}/{slug}/ask/: a question about a work of an exhibitor (decision 033). */
export default function AskPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('exhibitors');
  const { t: common } = useTranslation('common');
  const exhibitor = present(data.exhibitor, 'exhibitor');
  const form = present(data.leadForm, 'form');
  const { domain, lead, contacts } = present(data.settings, 'site.yaml');
  const { name, slug, stand } = exhibitor;
  const title = titleOf(form);
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={title}
        titleH2={`${t('standCode', { code: stand })}, ${name}`}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: t('exhibitorsOfYear', { year }), to: `/exhibitors/${year}/` },
          { label: name, to: `/exhibitors/${year}/${slug}/` },
          { label: title },
        ]}
        isCompact
      />
      <WorkQuestion
        exhibitor={exhibitor}
        form={form}
        site={{ domain, lead, email: contacts.email }}
        locale={language}
      />
    </StandardLayout>
  );
}

/** The form's first step says what the page is for. */
const titleOf = ({ steps }: Queries.WorkFormFragment) => steps[0]?.title ?? '';

export function Head({
  data,
  location,
  pageContext: { language, year },
}: HeadProps<Data, Context>) {
  const exhibitor = present(data.exhibitor, 'exhibitor');
  const title = titleOf(present(data.leadForm, 'form'));
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.edition ?? data.currentEdition}
      locale={language}
      path={location.pathname}
      title={`${title}: ${exhibitor.name}`}
      year={year}
      description={`${title}: ${exhibitor.name}, ${exhibitor.stand}. ${exhibitor.text}`}
      noindex
    />
  );
}

export const query = graphql`
  query AskPage($language: String!, $year: Int!, $slug: String!, $form: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "exhibitors", "pages"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
    }
    settings: siteSettings {
      ...FormSite
      contacts {
        email
      }
    }
    exhibitor(year: { eq: $year }, slug: { eq: $slug }) {
      name(language: $language)
      text(language: $language)
      ...WorkQuestion
    }
    leadForm(name: { eq: $form }) {
      ...WorkForm
    }
  }
`;
