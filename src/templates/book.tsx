import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import type { Locale } from '../i18n/locales';
import { StandardLayout } from '../shell/Shell';
import { present } from '../lib/present';
import { SessionBooking } from '../programme/SessionBooking';

type Context = { language: Locale; year: number };
type Data = Queries.BookPageQuery;

/** /program/{year}/{slug}/book/: signing up for one session (decision 036). */
export default function BookPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('programme');
  const { t: common } = useTranslation('common');
  const session = present(data.session, 'event');
  const { domain, lead, contacts } = present(data.settings, 'site.yaml');
  const { slug, title, weekday, start, hall } = session;
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={t('bookTitle')}
        titleH2={title}
        rightText={`${weekday}, ${start}, ${hall.name}`}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: t('programmeOfYear', { year }), to: '/program/' },
          { label: title, to: `/program/${year}/${slug}/` },
          { label: t('bookTitle') },
        ]}
        isCompact
      />
      <SessionBooking
        session={session}
        form={present(data.leadForm, 'form')}
        site={{ domain, lead, email: contacts.email }}
        locale={language}
      />
    </StandardLayout>
  );
}

export function Head({
  data,
  location,
  pageContext: { language, year },
}: HeadProps<Data, Context>) {
  const kind = present(data.leadForm, 'form').steps[0]?.title ?? '';
  const { title, weekday, start, hall, summary } = present(data.session, 'event');
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.edition ?? data.currentEdition}
      locale={language}
      path={location.pathname}
      title={`${kind}: ${title}`}
      year={year}
      description={`${weekday}, ${start}, ${hall.name}. ${summary}`}
      noindex
    />
  );
}

export const query = graphql`
  query BookPage($language: String!, $year: Int!, $slug: String!, $form: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "programme", "pages"] } }
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
    session(year: { eq: $year }, slug: { eq: $slug }) {
      title(language: $language)
      summary(language: $language)
      weekday(language: $language)
      hall {
        name(language: $language)
      }
      ...SessionBooking
    }
    leadForm(name: { eq: $form }) {
      ...WholeForm
      ...FormSessions
    }
  }
`;
