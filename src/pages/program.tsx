import '../styles/order';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { KeepForVenue, KeepLink } from '../venue/copy/KeepForVenue';
import { Row } from '../ui/Row';
import { StaticPageHead } from '../shell/page/StaticPageHead';
import type { Locale } from '../i18n/locales';
import { phaseOn } from '../edition/model/phase';
import { StaticPage } from '../shell/StaticPage';
import { present } from '../lib/present';
import { GeneralSection } from '../sections/GeneralSection';
import { Schedule } from '../programme/Schedule';

type Context = { language: Locale };
type Data = Queries.ProgrammePageQuery;

/**
 * /program/: the programme of the current edition, or of the newest edition that has one (spec §2).
 */
export default function ProgrammePage({
  data,
  pageContext: { language },
}: PageProps<Data, Context>) {
  const { t } = useTranslation('programme');
  const { t: sessions } = useTranslation('sessions');
  const page = present(data.page, 'page');
  const { email } = present(data.contacts, 'site.yaml').contacts;
  const { programme, currentEdition } = data;
  const otherYears = data.years.years.map(Number).filter((year) => year !== programme?.year);
  // By the build's day, because a line that appeared after mount would move the schedule.
  const isOver = phaseOn(currentEdition, currentEdition.buildDay) === 'over';
  const hasSchedule =
    programme !== null &&
    page.sections?.some((section) => section?.__typename === 'ProgrammeSection');
  return (
    <StaticPage
      shell={data}
      locale={language}
      page={page}
      isErrand={hasSchedule}
      breadcrumbsAside={hasSchedule && <KeepLink />}
    >
      {page.sections?.map((section, index) => {
        if (section === null) return null;
        if (section.__typename !== 'ProgrammeSection')
          return <GeneralSection key={index} section={section} email={email} />;
        if (programme === null) {
          return (
            <Row key={index} anchor={section.anchor} title={section.title}>
              <p>{sessions('toCome')}</p>
            </Row>
          );
        }
        const { year } = programme;
        const isOfCurrent = year === currentEdition.year;
        const notice = isOfCurrent ? isOver && t('isOver', { year }) : t('ofYear', { year });
        return (
          <Fragment key={index}>
            <Schedule
              anchor={section.anchor}
              title={section.title}
              notice={notice || undefined}
              introduction={page.introduction}
              lead={section.lead}
              programme={programme}
              fair={present(data.site, 'site').name}
              otherYears={otherYears.sort((a, b) => b - a)}
            />
            <KeepForVenue />
          </Fragment>
        );
      })}
    </StaticPage>
  );
}

export function Head(props: HeadProps<Data, Context>) {
  return <StaticPageHead {...props} />;
}

export const query = graphql`
  query ProgrammePage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "gallery", "offline", "pages", "programme", "sessions", "stars"] }
      }
      sort: { ns: ASC }
    ) {
      ...Messages
    }
    contacts: siteSettings {
      contacts {
        email
      }
    }
    page(route: { eq: "program" }) {
      ...PageFrame
      ...SharedPage
      ...GeneralSections
      sections {
        ...ScheduleSection
      }
    }
    programme {
      ...Schedule
    }
    years: allSession {
      years: distinct(field: { year: SELECT })
    }
  }
`;
