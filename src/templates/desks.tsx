import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DeskList } from '../exhibitors/desk/DeskList';
import type { Locale } from '../i18n/locales';
import { shippedMessages } from '../i18n/messages';
import { present } from '../lib/present';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import { StandardLayout } from '../shell/Shell';

type Context = { language: Locale; year: number };
type Data = Queries.DesksPageQuery;

/** /for_participants/{year}/: where exhibitors find their desk (decision 047). */
export default function DesksPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('desk');
  const { t: common } = useTranslation('common');
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={t('desks', { year })}
        rightText={t('desksLead')}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: t('forParticipants'), to: '/for_participants/' },
          { label: t('desksCrumb') },
        ]}
        isCompact
      />
      <DeskList exhibitors={data.exhibitors} />
    </StandardLayout>
  );
}

export function Head({
  data,
  location,
  pageContext: { language, year },
}: HeadProps<Data, Context>) {
  const words = shippedMessages(data.locales, 'desk');
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.currentEdition}
      locale={language}
      path={location.pathname}
      title={words.desks.replace('{{year}}', String(year))}
      description={words.desksLead}
      noindex
    />
  );
}

export const query = graphql`
  query DesksPage($language: String!, $year: Int!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "desk"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    exhibitors: exhibitorsByName(year: $year, language: $language) {
      ...DeskList
    }
  }
`;
