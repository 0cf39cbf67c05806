import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { FoldedRow } from '../ui/FoldedRow';
import { KeepForVenue } from '../venue/copy/KeepForVenue';
import { KeepLink } from '../venue/copy/KeepLink';
import { PageIntroduction } from '../ui/PageIntroduction';
import { PlainRow, Row, RowLook } from '../ui/Row';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { PlainSections } from '../sections/PlainSections';
import { FairMap } from '../plan/FairMap';

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
