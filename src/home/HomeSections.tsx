import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { RowNumber } from '../ui/Row';
import type { PhasedEdition } from '../edition/usePhase';
import { ArchRow } from '../ui/ArchRow';
import { GeneralSection } from '../sections/GeneralSection';
import { PartnersSection } from '../partners/PartnersSection';
import { PhasesSection } from '../participants/PhasesSection';
import { HomeExhibitors } from './HomeExhibitors';
import { HomeProgramme } from './HomeProgramme';
import { HomeSpeakers } from './HomeSpeakers';
import { HomeWorks } from './HomeWorks';

type Props = {
  page: Queries.HomeSectionsFragment;
  edition: PhasedEdition;
  /** The fair's mail address, for sections that show it. */
  email: string;
};

type Section = NonNullable<NonNullable<Queries.HomeSectionsFragment['sections']>[number]>;

/** Rows in a chapter; a row of arches separates chapters. */
const chapter = 4;

/**
 * The home page's rows, numbered, in the order of its YAML: sections with records and general ones.
 */
export function HomeSections({ page, edition, email }: Props) {
  return (
    <>
      {page.sections?.map(
        (section, index) =>
          section && (
            <Fragment key={index}>
              {index > 0 && index % chapter === 0 && <ArchRow />}
              <RowNumber.Provider value={index + 1}>
                <HomeSection section={section} edition={edition} email={email} />
              </RowNumber.Provider>
            </Fragment>
          ),
      )}
    </>
  );
}

function HomeSection({ section, edition, email }: Omit<Props, 'page'> & { section: Section }) {
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
      return <PartnersSection {...section} />;
    case 'PhasesSection':
      return <PhasesSection {...section} edition={edition} />;
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
      ...PartnersSection
      ...PhasesSection
    }
  }
`;
