import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { KeepForVenue, KeepLink } from '../venue/copy/KeepForVenue';
import { PageIntroduction } from '../ui/PageIntroduction';
import { Row } from '../ui/Row';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { TwoFolds } from '../sections/TwoFolds';
import { NavigatorLinks } from '../navigator/NavigatorLinks';
import { HallProgramme } from '../programme/HallProgramme';
import { FairMap } from '../plan/FairMap';

type Context = { language: Locale };
type Data = Queries.MapPageQuery;

/**
 * /map/: the plan of the newest edition that has one, the list of its places, how to get there, and
 * the navigator's links (spec §2).
 */
export default function MapPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const { t } = useTranslation('map');
  const page = present(data.page, 'page');
  return (
    <StaticPage
      shell={data}
      locale={language}
      page={page}
      isErrand={data.mapPlan !== null}
      breadcrumbsAside={<KeepLink />}
    >
      {data.mapPlan ? (
        <>
          <FairMap
            plan={data.mapPlan}
            sessions={(place) =>
              data.programme && <HallProgramme programme={data.programme} {...place} />
            }
          />
          <PageIntroduction text={page.introduction} place="after" />
        </>
      ) : (
        <Row anchor="plan" title={t('titleToCome')}>
          <p>{t('toCome')}</p>
        </Row>
      )}
      <KeepForVenue />
      <TwoFolds page={page} title={t('inside')} />
      {data.navigator && <NavigatorLinks page={data.navigator} currentPath="/map/" />}
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query MapPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "exhibitors", "map", "offline", "pages", "stars"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    mapPlan {
      ...FairMap
    }
    programme {
      ...HallSessions
    }
    navigator: page(route: { eq: "navigation" }) {
      ...NavigatorLinks
    }
    page(route: { eq: "map" }) {
      ...PageFrame
      ...SharedPage
      ...PlainSections
    }
  }
`;
