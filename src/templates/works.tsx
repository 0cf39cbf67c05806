import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { withYear } from '../lib/fillYear';
import { present } from '../lib/present';
import { YearList, YearListHead } from '../shell/YearList';
import { WorksWall } from '../works/WorksWall';

type Context = { language: Locale; year: number };
type Data = Queries.WorksPageQuery;

/** /works/{year}/: the works on the stands of a year (decision 031). */
export default function WorksPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('works');
  return (
    <YearList
      shell={data}
      locale={language}
      page={data.page}
      year={year}
      count={t('count', { count: data.works.length })}
      folder="works"
      lists={data.yearLists}
      otherYears={t('otherYears')}
    >
      <WorksWall
        works={data.works}
        year={year}
        locale={language}
        edition={data.edition}
        title={withYear(present(data.page, 'works').title, year)}
      />
    </YearList>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <YearListHead {...props} />;
}

export const query = graphql`
  query WorksPage($language: String!, $year: Int!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "stars", "works"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
      ...PhasedEdition
    }
    page(route: { eq: "works" }) {
      ...PageFrame
      share(language: $language, year: $year)
    }
    works: worksByTitle(year: $year, language: $language) {
      ...WallWork
    }
    yearLists {
      ...YearLists
    }
  }
`;
