import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Neighbours } from '../lists/Neighbours';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import { SessionRow } from '../programme/SessionRow';
import { personData } from '../structured-data/speaker';
import type { Locale } from '../i18n/locales';
import { shippedMessages } from '../i18n/messages';
import { StandardLayout } from '../shell/Shell';
import { present } from '../lib/present';
import { SpeakerIntro } from '../speakers/SpeakerIntro';

type Context = { language: Locale; year: number };
type Data = Queries.SpeakerPageQuery;

/** /speakers/{year}/{id}/: one speaker (spec §2). */
export default function SpeakerPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('speakers');
  const { t: common } = useTranslation('common');
  const speaker = present(data.speaker, 'speaker');
  const list = `/speakers/${year}/`;
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleFioH1={speaker.name}
        titleH2={[speaker.role, speaker.organisation].filter(Boolean).join(', ')}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: t('speakersOfYear', { year }), to: list },
          { label: speaker.name },
        ]}
      />
      <SpeakerIntro speaker={speaker} />
      <SessionRow title={t('sessions')} sessions={speaker.sessions} />
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
  const speaker = present(data.speaker, 'speaker');
  const list = shippedMessages(data.locales, 'speakers').speakersOfYear;
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.edition ?? data.currentEdition}
      locale={language}
      path={location.pathname}
      title={speaker.name}
      year={year}
      description={`${speaker.role}. ${speaker.biography}`}
      share={speaker.share}
      locales={data.locales}
      crumbs={[{ name: list.replace('{{year}}', String(year)), path: `/speakers/${year}/` }]}
      describe={(url) => [
        personData({ ...speaker, url: url(location.pathname), jobTitle: speaker.role }),
      ]}
    />
  );
}

export const query = graphql`
  query SpeakerPage(
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
        ns: { in: ["common", "speakers", "sessions", "stars"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
    }
    speaker(year: { eq: $year }, slug: { eq: $slug }) {
      name(language: $language)
      role(language: $language)
      organisation(language: $language)
      biography(language: $language)
      share(language: $language)
      ...SpeakerIntro
      sessions {
        ...SessionList
      }
    }
    previous: speaker(year: { eq: $year }, slug: { eq: $previous }) {
      name(language: $language)
      slug
    }
    next: speaker(year: { eq: $year }, slug: { eq: $next }) {
      name(language: $language)
      slug
    }
  }
`;
