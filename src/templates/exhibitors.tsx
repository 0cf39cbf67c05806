import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { YearList, YearListHead } from '../shell/YearList';
import { ExhibitorDirectory } from '../exhibitors/ExhibitorDirectory';

type Context = { language: Locale; year: number };
type Data = Queries.ExhibitorsPageQuery;

/** /exhibitors/{year}/: the exhibitors of a year (spec §2). */
export default function ExhibitorsPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('exhibitors');
  return (
    <YearList
      shell={data}
      locale={language}
      page={data.page}
      year={year}
      count={
        data.exhibitors.length === 0 ? t('toCome') : t('count', { count: data.exhibitors.length })
      }
      folder="exhibitors"
      lists={data.yearLists}
      otherYears={t('otherYears')}
    >
      {data.exhibitors.length > 0 && <ExhibitorDirectory exhibitors={data.exhibitors} />}
    </YearList>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <YearListHead {...props} />;
}

export const query = graphql`
  query ExhibitorsPage($language: String!, $year: Int!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "exhibitors", "stars"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
    }
    page(route: { eq: "exhibitors" }) {
      ...PageFrame
      share(language: $language, year: $year)
    }
    exhibitors: exhibitorsByName(year: $year, language: $language) {
      ...ExhibitorDirectory
    }
    yearLists {
      ...YearLists
    }
  }
`;
