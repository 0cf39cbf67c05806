import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { RowNumber, Row } from '../ui/Row';
import { ArchRow } from '../ui/ArchRow';
import { GeneralSection } from '../sections/GeneralSection';
import { PartnersStrip } from '../partners/PartnersStrip';
import { useTranslation } from 'react-i18next';
import { StarButton } from '../stars/StarButton';
import { indexLetter } from '../lib/names';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as exhibitorsStyles from './HomeExhibitors.module.css';
import { SessionList } from '../programme/SessionList';
import * as programmeStyles from './HomeProgramme.module.css';
import { SpeakerList } from '../speakers/SpeakerList';
import * as speakersStyles from './HomeSpeakers.module.css';
import { WorkLine } from '../works/WorkLine';
import * as worksStyles from './HomeWorks.module.css';

type Props = {
  page: Queries.HomeSectionsFragment;
  /** The fair's mail address, for sections that show it. */
  email: string;
};

type Section = NonNullable<NonNullable<Queries.HomeSectionsFragment['sections']>[number]>;

/** Number of rows in a chapter; a row of arches separates chapters. */
const chapter = 4;

/**
 * The home page's rows, numbered, in the order of its YAML: sections with records and general ones.
 * The part that changes with the phase is on the first screen (HomeMoment).
 */
export function HomeSections({ page, email }: Props) {
  const rows = page.sections?.filter((section) => section?.__typename !== 'PhasesSection');
  return (
    <>
      {rows?.map(
        (section, index) =>
          section && (
            <Fragment key={index}>
              {index > 0 && index % chapter === 0 && <ArchRow />}
              <RowNumber.Provider value={index + 1}>
                <HomeSection section={section} email={email} />
              </RowNumber.Provider>
            </Fragment>
          ),
      )}
    </>
  );
}

function HomeSection({ section, email }: Omit<Props, 'page'> & { section: Section }) {
  switch (section.__typename) {
    case 'ExhibitorsSection':
      return <HomeExhibitors {...section} />;
    case 'WorksSection':
      return <HomeWorks {...section} />;
    case 'ProgrammeSection':
      return <HomeProgramme {...section} />;
    case 'SpeakersSection':
      return <HomeSpeakers {...section} />;
    case 'PartnersSection':
      return <PartnersStrip {...section} />;
    default:
      return <GeneralSection section={section} email={email} />;
  }
}

/**
 * One exhibitor for each letter of the newest list, with its year, and a link to the whole list.
 * Like every section of records, it hides its text and link while it has no records.
 */
function HomeExhibitors({
  anchor,
  title,
  lead,
  year,
  count,
  exhibitors,
}: Queries.ExhibitorsSectionFragment) {
  const { t } = useTranslation('exhibitors');
  const all = { label: t('allOfYear', { count, year }), to: `/exhibitors/${year}/` };
  return (
    <Row anchor={anchor} title={title} link={count === 0 ? undefined : all}>
      {count === 0 && <p>{t('toCome')}</p>}
      {count > 0 && lead !== null && <Prose text={lead} className={exhibitorsStyles.lead} />}
      {count > 0 && (
        <ul role="list" className={exhibitorsStyles.names}>
          {exhibitors.map(({ name, slug, stand }) => (
            <li key={slug} className={exhibitorsStyles.item}>
              <Link to={`/exhibitors/${year}/${slug}/`} className={exhibitorsStyles.entry}>
                <span className={exhibitorsStyles.letter} aria-hidden="true">
                  {indexLetter(name)}
                </span>
                <span className={exhibitorsStyles.name}>{name}</span>
                <span className={exhibitorsStyles.stand}>{stand}</span>
              </Link>
              <StarButton kind="stand" year={year} slug={slug} name={name} />
            </li>
          ))}
        </ul>
      )}
    </Row>
  );
}

/**
 * The days as links to the programme, and a few sessions chosen by an editor. A programme of an
 * earlier edition is named as such.
 */
function HomeProgramme({
  anchor,
  title,
  link,
  lead,
  ofYear,
  days,
  sessions,
}: Queries.ProgrammeSectionFragment) {
  const { t } = useTranslation('sessions');
  return (
    <Row anchor={anchor} title={title} link={days.length > 0 ? link : null}>
      {days.length > 0 && lead !== null && <Prose text={lead} className={programmeStyles.lead} />}
      {ofYear !== null && <p className={programmeStyles.lead}>{ofYear}</p>}
      {days.length === 0 && <p>{t('toCome')}</p>}
      {days.length > 0 && (
        <ul role="list" className={programmeStyles.days}>
          {days.map(({ date, weekday }) => {
            const [name] = weekday.split(/[\s,]/);
            return (
              <li key={date}>
                <Link to={`/program/#${date}`} className={programmeStyles.day}>
                  <span>{name}</span>
                  <span className={programmeStyles.number}>{Number(date.slice(-2))}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {sessions.length > 0 && <SessionList sessions={sessions} />}
    </Row>
  );
}

/** Portraits of speakers chosen by an editor, each under an arch. */
function HomeSpeakers({ anchor, title, link, lead, speakers }: Queries.SpeakersSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={speakersStyles.lead} />}
      <SpeakerList speakers={speakers} size="tight" />
    </Row>
  );
}

/**
 * A line of works of the newest edition (look: rows). The build chooses the works, so nothing
 * changes after mounting (decision 032).
 */
function HomeWorks({
  anchor,
  title,
  link,
  lead,
  year,
  hasList,
  works,
}: Queries.WorksSectionFragment) {
  const { t } = useTranslation('exhibitors');
  const all = { label: t('allWorks', { year }), to: `/works/${year}/` };
  return (
    <Row
      anchor={anchor}
      title={title}
      link={works.length > 0 ? (link ?? (hasList ? all : null)) : null}
      isWide
    >
      {works.length > 0 && lead !== null && <Prose text={lead} className={worksStyles.lead} />}
      {works.length === 0 ? <p>{t('worksToCome')}</p> : <WorkLine works={works} />}
    </Row>
  );
}

export const fragments = graphql`
  fragment HomeSections on Page {
    ...GeneralSections
    sections {
      ...ExhibitorsSection
      ...WorksSection
      ...ProgrammeSection
      ...SpeakersSection
      ...PartnersStrip
    }
  }
  fragment ExhibitorsSection on ExhibitorsSection {
    anchor
    title(language: $language)
    lead: text(language: $language)
    year
    count
    exhibitors(language: $language) {
      name(language: $language)
      slug
      stand
    }
  }
  fragment ProgrammeSection on ProgrammeSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    ofYear(language: $language)
    days {
      date
      weekday(language: $language)
    }
    sessions {
      ...SessionList
    }
  }
  fragment SpeakersSection on SpeakersSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    speakers {
      ...SpeakerList
    }
  }
  fragment WorksSection on WorksSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    year
    hasList
    works {
      ...LinedWork
    }
  }
`;
