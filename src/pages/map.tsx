import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { FoldedRow } from '../components/FoldedRow';
import { KeepForVenue } from '../components/offline/KeepForVenue';
import { KeepLink } from '../components/offline/KeepLink';
import { PageIntroduction } from '../components/PageIntroduction';
import { PlainRow, Row, RowLook } from '../components/Row';
import { StaticPageHead } from '../components/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../layouts/StaticPage';
import { present } from '../lib/present';
import { PlainSections } from '../sections/general/PlainSections';
import { FairMap } from '../sections/map/FairMap';

type Context = { language: Locale };
type Data = Queries.MapPageQuery;

/** /map/: the plan of the newest edition that has one, and how to get there (spec §2). */
export default function MapPage({ data, pageContext: { language } }: PageProps<Data, Context>) {
  const { t } = useTranslation('map');
  const page = present(data.page, 'page');
  return (
    <StaticPage
      shell={data}
      locale={language}
      page={page}
      isErrand={data.mapPlan !== null}
      beside={<KeepLink />}
    >
      {data.mapPlan ? (
        <>
          <FairMap plan={data.mapPlan} />
          <PageIntroduction text={page.introduction} place="after" />
        </>
      ) : (
        <Row anchor="plan" title={t('titleToCome')}>
          <p>{t('toCome')}</p>
        </Row>
      )}
      <KeepForVenue />
      <RowLook.Provider value={data.mapPlan ? FoldedRow : PlainRow}>
        <PlainSections page={page} />
      </RowLook.Provider>
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
    page(route: { eq: "map" }) {
      ...PageFrame
      ...SharedPage
      ...PlainSections
    }
  }
`;
