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
import { SpeakerDirectory } from '../sections/speakers/SpeakerDirectory';

type Context = { language: Locale; year: number };
type Data = Queries.SpeakersPageQuery;

/** /speakers/{year}/: everybody who speaks that year (spec §2). */
export default function SpeakersPage({ data, pageContext: { language, year } }: PageProps<Data, Context>) {
  const { t } = useTranslation('speakers');
  const { t: common } = useTranslation('common');
  const { titleBlock, breadcrumb } = present(data.page, 'page');
  const label = fillYear(breadcrumb ?? titleBlock.titleH1, year);
  return (
    <StandardLayout shell={data} locale={language}>
      <PageTitle
        titleH1={fillYear(titleBlock.titleH1, year)}
        titleH2={t('count', { count: data.speakers.length })}
        rightText={fillYear(titleBlock.rightText, year)}
        path={titleBlock.btn?.to}
        btn={titleBlock.btn?.label}
        breadcrumbsList={[{ label: common('mainPage'), to: '/' }, { label }]}
      />
      <YearLinks label={t('otherYears')} folder="speakers" years={data.years.years} />
      <SpeakerDirectory speakers={data.speakers} />
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
  query SpeakersPage($language: String!, $year: Int!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "speakers"] } }, sort: { ns: ASC }) {
      ...Messages
    }
    edition(year: { eq: $year }) {
      ...HeadEdition
    }
    page(route: { eq: "speakers" }) {
      ...PageFrame
    }
    speakers: speakersByName(year: $year, language: $language) {
      ...SpeakerDirectory
    }
    years: allSpeaker {
      years: distinct(field: { year: SELECT })
    }
  }
`;
