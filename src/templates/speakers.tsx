import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { YearList, YearListHead } from '../shell/YearList';
import { SpeakerDirectory } from '../speakers/SpeakerDirectory';

type Context = { language: Locale; year: number };
type Data = Queries.SpeakersPageQuery;

/** /speakers/{year}/: the speakers of a year (spec §2). */
export default function SpeakersPage({
  data,
  pageContext: { language, year },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('speakers');
  return (
    <YearList
      shell={data}
      locale={language}
      page={data.page}
      year={year}
      count={data.speakers.length === 0 ? t('toCome') : t('count', { count: data.speakers.length })}
      folder="speakers"
      lists={[{ folder: 'speakers', years: data.years.years.map(Number) }]}
      otherYears={t('otherYears')}
    >
      {data.speakers.length > 0 && <SpeakerDirectory speakers={data.speakers} />}
    </YearList>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <YearListHead {...props} />;
}

export const query = graphql`
  query SpeakersPage($language: String!, $year: Int!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "speakers", "stars"] } }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
    }
    page(route: { eq: "speakers" }) {
      ...PageFrame
      share(language: $language, year: $year)
    }
    speakers: speakersByName(year: $year, language: $language) {
      ...SpeakerDirectory
    }
    years: allSpeaker {
      years: distinct(field: { year: SELECT })
    }
  }
`;
