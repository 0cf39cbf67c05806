import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Neighbours } from '../lists/Neighbours';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import { SessionRow } from '../programme/SessionRow';
import { exhibitorData } from '../structured-data/exhibitor';
import type { Locale } from '../i18n/locales';
import { shippedMessages } from '../i18n/messages';
import { StandardLayout } from '../shell/Shell';
import { present } from '../lib/present';
import { ExhibitorIntro } from '../exhibitors/ExhibitorIntro';
import { ExhibitorWorks } from '../exhibitors/ExhibitorWorks';
import { StandOnPlan } from '../exhibitors/StandOnPlan';

type Context = { language: Locale; year: number; ask: string | null };
type Data = Queries.ExhibitorPageQuery;

/** /exhibitors/{year}/{slug}/: one exhibitor (spec §2). */
export default function ExhibitorPage({
  data,
  pageContext: { language, year, ask },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('exhibitors');
  const { t: common } = useTranslation('common');
  const exhibitor = present(data.exhibitor, 'exhibitor');
  const list = `/exhibitors/${year}/`;
  const works = <ExhibitorWorks exhibitor={exhibitor} ask={ask} edition={data.edition} />;
  const hasOne = exhibitor.works?.length === 1;
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={exhibitor.name}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: t('exhibitorsOfYear', { year }), to: list },
          { label: exhibitor.name },
        ]}
      />
      <ExhibitorIntro exhibitor={exhibitor}>{hasOne && works}</ExhibitorIntro>
      {!hasOne && works}
      <SessionRow title={t('sessions')} sessions={exhibitor.sessions} />
      <StandOnPlan exhibitor={exhibitor} />
      <Neighbours
        label={t('neighbours')}
        list={list}
        previous={data.previous}
        next={data.next}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </StandardLayout>
  );
}

export function Head({
  data,
  location,
  pageContext: { language, year },
}: HeadProps<Data, Context>) {
  const exhibitor = present(data.exhibitor, 'exhibitor');
  const site = present(data.site, 'site');
  const list = shippedMessages(data.locales, 'exhibitors').exhibitorsOfYear;
  return (
    <PageHead
      site={site}
      edition={data.edition ?? data.currentEdition}
      locale={language}
      path={location.pathname}
      title={exhibitor.name}
      year={year}
      description={exhibitor.text}
      share={exhibitor.share}
      locales={data.locales}
      crumbs={[{ name: list.replace('{{year}}', String(year)), path: `/exhibitors/${year}/` }]}
      describe={(url) => [
        exhibitorData({
          ...exhibitor,
          isGallery: exhibitor.participantType === 'gallery',
          url: url(location.pathname),
        }),
      ]}
    />
  );
}

export const query = graphql`
  query ExhibitorPage(
    $language: String!
    $year: Int!
    $slug: String!
    $previous: String
    $next: String
  ) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "exhibitors", "gallery", "sessions", "stars"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
      ...WorksEdition
    }
    exhibitor(year: { eq: $year }, slug: { eq: $slug }) {
      name(language: $language)
      text(language: $language)
      share(language: $language)
      ...ExhibitorIntro
      sessions {
        ...SessionList
      }
      ...ExhibitorWorks
      ...StandOnPlan
    }
    previous: exhibitor(year: { eq: $year }, slug: { eq: $previous }) {
      name(language: $language)
      slug
    }
    next: exhibitor(year: { eq: $year }, slug: { eq: $next }) {
      name(language: $language)
      slug
    }
  }
`;
