import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import { Row } from '../ui/Row';
import { SessionList } from '../programme/SessionList';
import { programmeEvent, recordingVideo } from '../structured-data/session';
import { recordingState } from '../programme/model/recording';
import type { Locale } from '../i18n/locales';
import { shippedMessages } from '../i18n/messages';
import { StandardLayout } from '../shell/Shell';
import { present } from '../lib/present';
import { SessionExhibitors, SessionIntro } from '../programme/SessionIntro';

type Context = { language: Locale; year: number };
type Data = Queries.SessionPageQuery;

/** The programme's path: /program/ shows the current year, older years have pages of their own. */
const programmeOf = (data: Data, year: number) =>
  data.programme?.year === year ? '/program/' : `/program/${year}/`;

/** /program/{year}/{slug}/: one session. */
export default function SessionPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('programme');
  const { t: common } = useTranslation('common');
  const session = present(data.session, 'event');
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleFioH1={session.title}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: t('programmeOfYear', { year }), to: programmeOf(data, year) },
          { label: session.title },
        ]}
      />
      <SessionIntro
        session={session}
        buildDay={data.currentEdition.buildDay}
        domain={present(data.site, 'site').domain}
      />
      <SessionExhibitors exhibitors={session.exhibitors} />
      {session.parallel.length > 0 && (
        <Row
          anchor="parallel"
          title={t('parallel')}
          link={{ label: session.weekday, to: `${programmeOf(data, year)}#${session.date}` }}
        >
          <SessionList sessions={session.parallel} withDay={false} />
        </Row>
      )}
      {session.nextInHall !== null && (
        <Row anchor="next" title={t('nextInHall')}>
          <SessionList sessions={[session.nextInHall]} withDay={false} />
        </Row>
      )}
    </StandardLayout>
  );
}

export function Head({
  data,
  location,
  pageContext: { language, year },
}: HeadProps<Data, Context>) {
  const session = present(data.session, 'event');
  const site = present(data.site, 'site');
  const {
    title,
    summary,
    date,
    day,
    start,
    end,
    hall,
    status,
    spokenLanguages,
    places,
    registration,
    recording,
  } = session;
  const venue = (data.edition ?? data.currentEdition).venue;
  const list = shippedMessages(data.locales, 'programme').programmeOfYear;
  return (
    <PageHead
      site={site}
      edition={data.edition ?? data.currentEdition}
      locale={language}
      path={location.pathname}
      title={title}
      year={year}
      when={`${day}, ${start}`}
      description={`${day}, ${start}, ${hall.name}. ${summary}`}
      share={session.share}
      locales={data.locales}
      crumbs={[{ name: list.replace('{{year}}', String(year)), path: programmeOf(data, year) }]}
      describe={(url, image) => [
        programmeEvent({
          name: title,
          description: summary,
          url: url(location.pathname),
          image,
          date,
          start,
          end,
          isCancelled: status === 'cancelled',
          isFull: registration === 'full',
          languages: spokenLanguages,
          places,
          hall: hall.name,
          venue: venue.name,
          address: venue.address,
          speakers: session.speakers.map(({ name, year: ofYear, slug }) => ({
            name,
            url: url(`/speakers/${ofYear}/${slug}/`),
          })),
          fair: { name: site.name, url: url('/') },
        }),
        ...(recordingState(recording, data.currentEdition.buildDay) === 'available' &&
        status !== 'cancelled'
          ? recordingVideo({
              name: title,
              description: summary,
              src: present(recording.src, 'recording'),
              added: present(recording.added, 'recording'),
              until: recording.until,
              image,
            })
          : []),
      ]}
    />
  );
}

export const query = graphql`
  query SessionPage($language: String!, $year: Int!, $slug: String!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "programme", "recordings", "sessions", "stars"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    currentEdition {
      buildDay
      ...SessionVenue
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
      ...SessionVenue
    }
    programme {
      year
    }
    session(year: { eq: $year }, slug: { eq: $slug }) {
      title(language: $language)
      summary(language: $language)
      share(language: $language)
      ...SessionIntro
      exhibitors {
        ...SessionExhibitor
      }
      parallel {
        ...SessionList
      }
      nextInHall {
        ...SessionList
      }
    }
  }
  fragment SessionVenue on Edition {
    venue {
      name(language: $language)
      address(language: $language)
    }
  }
`;
