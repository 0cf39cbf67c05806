import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { YearList, YearListHead } from '../shell/YearList';
import { ArtistIndex } from '../works/ArtistIndex';
import { allArtists } from '../works/model/artists';

type Context = { language: Locale; year: number };
type Data = Queries.ArtistsPageQuery;

/** /artists/{year}/: the artists whom the exhibitors of a year show (decision 031). */
export default function ArtistsPage({
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
      count={t('artistCount', { count: data.artists.length })}
      folder="artists"
      lists={data.yearLists}
      otherYears={t('otherYears')}
      allYears={data.indexOfAll ? { to: allArtists.path, words: t('allYears') } : undefined}
    >
      <ArtistIndex
        artists={data.artists}
        year={year}
        hasWall={data.yearLists.some(
          (list) => list.folder === 'works' && list.years.includes(year),
        )}
      />
    </YearList>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <YearListHead {...props} />;
}

export const query = graphql`
  query ArtistsPage($language: String!, $year: Int!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "works"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
    }
    page(route: { eq: "artists" }) {
      ...PageFrame
      share(language: $language, year: $year)
    }
    indexOfAll: page(route: { eq: "all_artists" }) {
      route
    }
    artists: artistsByName(year: $year, language: $language) {
      ...ArtistIndex
    }
    yearLists {
      ...YearLists
    }
  }
`;
