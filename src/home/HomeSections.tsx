import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { RowNumber } from '../ui/Row';
import { ArchRow } from '../ui/ArchRow';
import { GeneralSection } from '../sections/GeneralSection';
import { PartnersStrip } from '../partners/PartnersStrip';
import { HomeExhibitors } from './HomeExhibitors';
import { HomeProgramme } from './HomeProgramme';
import { HomeSpeakers } from './HomeSpeakers';
import { HomeWorks } from './HomeWorks';

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

export const fragment = graphql`
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
`;
