import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useDay } from '../edition/useFairTime';
import type { Locale } from '../i18n/locales';
import { fillYear, withYear } from '../lib/fillYear';
import { present } from '../lib/present';
import { YearLinks } from '../lists/YearLinks';
import { PhasesSection } from '../participants/PhasesSection';
import { PartnersStrip } from '../partners/PartnersStrip';
import { RecordingList, YearNames, YearNumbers } from '../past-events/PastEventSections';
import { recordingState } from '../programme/model/recording';
import { ReleaseList } from '../press/ReleasesSection';
import { GallerySection } from '../sections/GallerySection';
import { PlainSection } from '../sections/PlainSections';
import { PageHead } from '../shell/page/PageHead';
import { PageTitle } from '../shell/page/PageTitle';
import { StandardLayout } from '../shell/Shell';
import { PageIntroduction } from '../ui/PageIntroduction';
import { Row } from '../ui/Row';
import { artistAnchor } from '../works/model/artists';
import { WorkLine } from '../works/WorkLine';

type Context = { language: Locale; year: number; route: string };
type Data = Queries.PastEventPageQuery;

/** The texts of the year's own page, or those of all years with the year filled in. */
function textsOf({ own, texts }: Data, year: number) {
  const { title, description, breadcrumb, titleBlock } = present(own ?? texts, 'past_events');
  const name = fillYear(titleBlock.titleH1, year);
  return {
    title: own === null ? withYear(title, year) : title,
    description: fillYear(description, year),
    crumb: fillYear(breadcrumb ?? name, year),
    name,
    subtitle: titleBlock.titleH2,
    rightText: fillYear(titleBlock.rightText, year),
    button: titleBlock.btn,
  };
}

/** /past_events/{year}/: a past fair, its photographs first (spec §2). */
export default function PastEventPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('pastEvents');
  const { t: common } = useTranslation('common');
  const { own, texts, event, exhibitors, artists, speakers } = data;
  const { crumb, name, subtitle, rightText, button } = textsOf(data, year);
  const edition = present(data.edition, 'edition.yaml');
  // The page opens with its photographs: the editor's gallery of the year, or else a gallery of all
  // of them.
  const gallery = own?.sections?.flatMap((section) =>
    section.__typename === 'GallerySection' && section.photos === year ? section : [],
  )[0];
  const rest = own?.sections?.filter((section) => section !== gallery) ?? [];
  const day = useDay(data.currentEdition.buildDay);
  const hasList = (folder: string) =>
    data.lists.some((list) => list.folder === folder && list.years.includes(year));
  const listOf = (folder: string) => (hasList(folder) ? `/${folder}/${year}/` : undefined);
  const programme = data.programme?.year === year ? '/program/' : `/program/${year}/`;
  const link = (label: string, to: string | undefined) => (to === undefined ? null : { label, to });
  const speakerList = speakers.length > 0 ? `/speakers/${year}/` : undefined;
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={name}
        titleH2={subtitle ?? `${edition.days}, ${edition.venue.name}`}
        rightText={rightText}
        path={button?.to}
        btn={button?.label}
        breadcrumbsList={[{ label: common('mainPage'), to: '/' }, { label: crumb }]}
        isCompact
      >
        {data.years.length > 1 && (
          <YearLinks
            label={t('otherYears')}
            links={data.years.map((words) => ({ to: `/past_events/${words}/`, words }))}
          />
        )}
      </PageTitle>
      {gallery !== undefined ? (
        <GallerySection {...gallery} />
      ) : (
        <GallerySection
          anchor="photo-gallery"
          title={t('photographs')}
          lead={null}
          look="carousel"
          pictures={event.photographs}
          slides={null}
        />
      )}
      <YearNumbers
        numbers={[
          { of: 'exhibitors', count: exhibitors.length, to: listOf('exhibitors') },
          { of: 'artists', count: artists.length, to: listOf('artists') },
          { of: 'works', count: event.workCount, to: listOf('works') },
          { of: 'sessions', count: event.sessionCount, to: programme },
          {
            of: 'recordings',
            count: event.recorded.filter(
              ({ recording }) => recordingState(recording, day) === 'available',
            ).length,
            to: '#recordings',
          },
          { of: 'speakers', count: speakers.length, to: speakerList },
          { of: 'partners', count: event.partners.length, to: '#partners' },
        ]}
      />
      {texts?.sections?.map(
        (section, index) =>
          section?.__typename === 'PhasesSection' && (
            <PhasesSection key={index} {...section} edition={data.season} isSlim />
          ),
      )}
      <PageIntroduction text={own?.introduction ?? null} place="after" />
      {rest.map((section, index) =>
        section.__typename === 'GallerySection' ? (
          <GallerySection key={index} {...section} />
        ) : (
          <PlainSection key={index} section={section} />
        ),
      )}
      {event.sessionCount > 0 && (
        <RecordingList
          sessions={event.recorded}
          byDay={event.recordingsBy}
          programme={{ label: t('programme', { year }), to: programme }}
          buildDay={data.currentEdition.buildDay}
        />
      )}
      {event.works.length > 0 && (
        <Row anchor="works" title={t('works')} link={link(t('allWorks'), listOf('works'))} isWide>
          <WorkLine works={event.works} />
        </Row>
      )}
      <YearNames
        anchor="exhibitors"
        title={t('exhibitors')}
        link={link(t('allExhibitors'), listOf('exhibitors'))}
        names={exhibitors.map(({ slug, name: words, stand }) => ({
          name: words,
          to: `/exhibitors/${year}/${slug}/`,
          note: stand,
        }))}
      />
      <YearNames
        anchor="artists"
        title={t('artists')}
        link={link(t('allArtists'), listOf('artists'))}
        names={artists.map(({ slug, name: words }) => ({
          name: words,
          to: hasList('artists') ? `/artists/${year}/#${artistAnchor(slug)}` : undefined,
        }))}
      />
      <YearNames
        anchor="speakers"
        title={t('speakers')}
        link={link(t('allSpeakers'), speakerList)}
        names={speakers.map(({ slug, name: words }) => ({
          name: words,
          to: `/speakers/${year}/${slug}/`,
        }))}
      />
      {event.partners.length > 0 && (
        <PartnersStrip
          anchor="partners"
          title={t('partners')}
          link={null}
          partners={event.partners}
        />
      )}
      {event.releases.length > 0 && (
        <Row anchor="releases" title={t('releases')}>
          <ReleaseList releases={event.releases} />
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
  const site = present(data.site, 'site.yaml');
  const edition = present(data.edition, 'edition.yaml');
  const { title, description, crumb } = textsOf(data, year);
  return (
    <PageHead
      site={site}
      edition={edition}
      locale={language}
      path={location.pathname}
      title={title}
      description={description}
      noindex={(data.own ?? data.texts)?.noindex ?? false}
      own={data.own?.arch?.gatsbyImageData}
      // `texts` are shared by all years; their picture is drawn in the colour and with the days of
      // this edition.
      share={data.texts?.share ?? data.own?.share ?? null}
      locales={data.locales}
      crumb={crumb}
    />
  );
}

export const query = graphql`
  query PastEventPage($language: String!, $year: Int!, $route: String!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: ["common", "exhibitors", "gallery", "pages", "partners", "pastEvents", "recordings"]
        }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
      days(language: $language)
      venue {
        name(language: $language)
      }
    }
    season: seasonEdition {
      ...PhasedEdition
    }
    programme {
      year
    }
    years: pastYears
    lists: yearLists {
      folder
      years
    }
    texts: page(route: { eq: "past_events" }) {
      ...PageFrame
      share(language: $language, year: $year)
      sections {
        __typename
        ...PhasesSection
      }
    }
    own: page(route: { eq: $route }) {
      ...PageFrame
      ...SharedPage
      ...PlainSections
      sections {
        ...GallerySection
        ... on GallerySection {
          photos
        }
      }
    }
    event: pastEvent(year: $year) {
      photographs {
        ...GalleryPhoto
      }
      recorded {
        ...RecordedSession
      }
      recordingsBy(language: $language)
      sessionCount
      workCount
      works {
        ...LinedWork
      }
      partners(language: $language) {
        ...StripPartner
      }
      releases {
        ...ListedRelease
      }
    }
    exhibitors: exhibitorsByName(year: $year, language: $language) {
      slug
      name(language: $language)
      stand
    }
    artists: artistsByName(year: $year, language: $language) {
      slug
      name(language: $language)
    }
    speakers: speakersByName(year: $year, language: $language) {
      slug
      name(language: $language)
    }
  }
`;
