import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/PageHead';
import { PageTitle } from '../components/PageTitle';
import { YearLinks } from '../components/YearLinks';
import type { Locale } from '../i18n/locales';
import { StandardLayout } from '../layouts/StandardLayout';
import { fillYear } from '../lib/fillYear';
import { present } from '../lib/present';
import { ExhibitorDirectory } from '../sections/exhibitors/ExhibitorDirectory';

type Context = { language: Locale; year: number };
type Data = Queries.ExhibitorsPageQuery;

/** /exhibitors/{year}/: everybody who takes part that year (spec §2). */
export default function ExhibitorsPage({ data, pageContext: { language, year } }: PageProps<Data, Context>) {
  const { t } = useTranslation('exhibitors');
  const { t: common } = useTranslation('common');
  const { titleBlock, breadcrumb } = present(data.page, 'page');
  const label = fillYear(breadcrumb ?? titleBlock.titleH1, year);
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={fillYear(titleBlock.titleH1, year)}
        titleH2={t('count', { count: data.exhibitors.length })}
        rightText={fillYear(titleBlock.rightText, year)}
        path={titleBlock.btn?.to}
        btn={titleBlock.btn?.label}
        breadcrumbsList={[{ label: common('mainPage'), to: '/' }, { label }]}
      />
      <YearLinks label={t('otherYears')} folder="exhibitors" years={data.years.years} />
      <ExhibitorDirectory exhibitors={data.exhibitors} />
    </StandardLayout>
  );
}

export function Head({ data, location, pageContext: { language, year } }: HeadProps<Data, Context>) {
  const page = present(data.page, 'page');
  return (
    <PageHead
      site={present(data.site, 'site')}
      edition={data.edition ?? data.currentEdition}
      locale={language}
      path={location.pathname}
      title={fillYear(page.title, year)}
      description={fillYear(page.description, year)}
      noindex={page.noindex ?? false}
    />
  );
}

export const query = graphql`
  query ExhibitorsPage($language: String!, $year: Int!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "exhibitors"] } }, sort: { ns: ASC }) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
    }
    page(route: { eq: "exhibitors" }) {
      ...PageFrame
    }
    exhibitors: exhibitorsByName(year: $year, language: $language) {
      ...ExhibitorDirectory
    }
    years: allExhibitor {
      years: distinct(field: { year: SELECT })
    }
  }
`;
