import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { present } from '../lib/present';
import { YearLinks } from '../lists/YearLinks';
import { PageTitle } from '../shell/page/PageTitle';
import { StandardLayout } from '../shell/Shell';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import { ArtistYears } from '../works/ArtistYears';

type Context = { language: Locale };
type Data = Queries.AllArtistsPageQuery;

/** /artists/: the artists of all years (decision 031). */
export default function AllArtistsPage({
  data,
  pageContext: { language },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('works');
  const { t: common } = useTranslation('common');
  const { titleBlock, breadcrumb } = present(data.page, 'all_artists');
  const years = data.yearLists.find(({ folder }) => folder === 'artists')?.years ?? [];
  const hasArtists = data.artists.length > 0;
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={titleBlock.titleH1}
        titleH2={hasArtists ? t('artistCount', { count: data.artists.length }) : t('artistsToCome')}
        rightText={hasArtists ? titleBlock.rightText : null}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: breadcrumb ?? titleBlock.titleH1 },
        ]}
        isCompact
      >
        {years.length > 0 && (
          <YearLinks
            label={t('otherYears')}
            links={[...years].reverse().map((words) => ({ to: `/artists/${words}/`, words }))}
          />
        )}
      </PageTitle>
      {hasArtists && <ArtistYears artists={data.artists} />}
    </StandardLayout>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query AllArtistsPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "works"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    page(route: { eq: "all_artists" }) {
      ...PageFrame
      ...SharedPage
    }
    artists: artistsOfAllYears(language: $language) {
      ...ArtistYears
    }
    yearLists {
      ...YearLists
    }
  }
`;
