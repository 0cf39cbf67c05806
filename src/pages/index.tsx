import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../shell/page/PageHead';
import { PageIntroduction } from '../ui/PageIntroduction';
import { phaseOn } from '../edition/model/phase';
import { useIsOver } from '../edition/useFairTime';
import { exhibitionEvent } from '../structured-data/fair';
import type { Locale } from '../i18n/locales';
import { StandardLayout } from '../shell/Shell';
import { present } from '../lib/present';
import { HomeHero } from '../home/HomeHero';
import { HomeMoment } from '../home/HomeMoment';
import { HomeSections } from '../home/HomeSections';

type Context = { language: Locale };
type Data = Queries.HomePageQuery;

/** The home page (spec §2). */
export default function HomePage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const page = present(data.page, 'page');
  const moment = page.sections?.find((section) => section?.__typename === 'PhasesSection');
  const [photograph, ...photographs] = data.edition.photographs;
  const isOver = useIsOver(data.edition);
  return (
    <StandardLayout shell={data} locale={language}>
      <HomeHero
        title={page.titleBlock.titleH1}
        about={page.titleBlock.rightText}
        edition={data.edition}
        next={data.nextEdition}
        isOver={isOver}
        page={page}
        photographs={isOver ? photographs : []}
      >
        {moment?.__typename === 'PhasesSection' && (
          <HomeMoment
            moment={moment}
            edition={data.edition}
            next={data.nextEdition}
            programme={data.programme}
            photograph={photograph}
          />
        )}
      </HomeHero>
      <PageIntroduction text={page.introduction} />
      <HomeSections page={page} email={present(data.contacts, 'site.yaml').contacts.email} />
    </StandardLayout>
  );
}

export function Head({ data, location, pageContext: { language } }: HeadProps<Data, Context>) {
  const { description, arch, share, noindex } = present(data.page, 'page');
  const site = present(data.site, 'site');
  const { openingDays, buildDay } = data.edition;
  const isOver = phaseOn(data.edition, buildDay) === 'over';
  const { firstDay, lastDay, venue } = (isOver && data.nextEdition) || data.edition;
  return (
    <PageHead
      site={site}
      edition={data.currentEdition}
      locale={language}
      path={location.pathname}
      description={description}
      noindex={noindex ?? false}
      own={arch?.gatsbyImageData}
      share={share}
      describe={(url, image) => [
        exhibitionEvent({
          name: site.name,
          description,
          url: url('/'),
          image,
          firstDay,
          lastDay,
          venue: venue.name,
          address: venue.address,
          // Like the page, omits the hours of a fair that is over.
          openingDays: isOver ? [] : openingDays,
        }),
      ]}
    />
  );
}

export const query = graphql`
  query HomePage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "exhibitors", "gallery", "pages", "partners", "sessions", "stars"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    contacts: siteSettings {
      contacts {
        email
      }
    }
    edition: currentEdition {
      ...PhasedEdition
      venue {
        name(language: $language)
      }
      openingDays {
        day
        opens
        closes
        isClosed
      }
      ...HomeHero
      photographs(first: 8) {
        ...HomePhotograph
      }
      ...OpeningChanges
    }
    nextEdition {
      ...PhasedEdition
      ...HomeHeroPlace
    }
    page(route: { eq: "index" }) {
      ...PageFrame
      ...SharedPage
      ...HomeArcade
      ...HomeSections
      sections {
        ...HomeMoment
      }
    }
    programme {
      ...HomeProgrammeNow
    }
  }
`;
