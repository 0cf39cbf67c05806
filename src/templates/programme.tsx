import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import type { Locale } from '../i18n/locales';
import { shippedMessages } from '../i18n/messages';
import { StandardLayout } from '../shell/Shell';
import { withYear } from '../lib/fillYear';
import { present } from '../lib/present';
import { Schedule } from '../programme/Schedule';

type Context = { language: Locale; year: number };
type Data = Queries.PastProgrammePageQuery;

/** /program/{year}/: the programme of an edition that /program/ does not show. */
export default function PastProgrammePage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('programme');
  const { t: common } = useTranslation('common');
  const programme = present(data.programme, 'programme');
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={t('programmeOfYear', { year })}
        titleH2={programme.edition.days}
        isCompact
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: t('programme'), to: '/program/' },
          { label: String(year) },
        ]}
      />
      <Schedule
        anchor="schedule"
        title={t('schedule')}
        notice={t('pastLead')}
        programme={programme}
        fair={present(data.site, 'site').name}
      />
    </StandardLayout>
  );
}

export function Head({
  data,
  location,
  pageContext: { language, year },
}: HeadProps<Data, Context>) {
  const { title, description, noindex, share } = present(data.page, 'page');
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.edition ?? data.currentEdition}
      locale={language}
      path={location.pathname}
      title={withYear(title, year)}
      description={`${year}: ${description}`}
      noindex={noindex ?? false}
      share={share}
      locales={data.locales}
      crumbs={[{ name: shippedMessages(data.locales, 'programme').programme, path: '/program/' }]}
      crumb={String(year)}
    />
  );
}

export const query = graphql`
  query PastProgrammePage($language: String!, $year: Int!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "programme", "sessions", "stars"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
    }
    page(route: { eq: "program" }) {
      title(language: $language)
      description(language: $language)
      noindex
      share(language: $language, year: $year)
    }
    programme(year: $year) {
      ...Schedule
    }
  }
`;
