import { graphql } from 'gatsby';
import type { PhasedEdition } from '../edition/usePhase';
import { GeneralSection } from '../sections/GeneralSection';
import { PhasesSection } from './PhasesSection';
import { StagesSection } from './StagesSection';

type Props = {
  page: Queries.ParticipantsSectionsFragment;
  edition: PhasedEdition;
  email: string;
};

/** The sections of the page for participants: timeline, phase and general ones. */
export function ParticipantsSections({ page, edition, email }: Props) {
  return (
    <>
      {page.sections?.map((section, index) => {
        switch (section?.__typename) {
          case undefined:
            return null;
          case 'StagesSection':
            return <StagesSection key={index} {...section} />;
          case 'PhasesSection':
            return <PhasesSection key={index} {...section} edition={edition} />;
          default:
            return <GeneralSection key={index} section={section} email={email} />;
        }
      })}
    </>
  );
}

export const fragment = graphql`
  fragment ParticipantsSections on Page {
    ...GeneralSections
    sections {
      ...StagesSection
      ...PhasesSection
    }
  }
`;
