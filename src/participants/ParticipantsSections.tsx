import { graphql } from 'gatsby';
import { Fragment } from 'react';
import type { PhasedEdition } from '../edition/useFairTime';
import { GeneralSection } from '../sections/GeneralSection';
import { PageIntroduction } from '../ui/PageIntroduction';
import { PhasesSection } from './PhasesSection';
import { StagesSection } from './StagesSection';

type Props = {
  page: Queries.ParticipantsSectionsFragment;
  introduction: string | null;
  edition: PhasedEdition;
  email: string;
};

/**
 * The sections of the page for participants: timeline, phase and general ones. The introduction
 * follows the phase, whose text and button are on the first screen (decision 024).
 */
export function ParticipantsSections({ page, introduction, edition, email }: Props) {
  return (
    <>
      {page.sections?.map((section, index) => {
        switch (section?.__typename) {
          case undefined:
            return null;
          case 'StagesSection':
            return <StagesSection key={index} {...section} />;
          case 'PhasesSection':
            return (
              <Fragment key={index}>
                <PhasesSection {...section} edition={edition} />
                <PageIntroduction text={introduction} place="after" />
              </Fragment>
            );
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
