import { graphql } from 'gatsby';
import { usePhase, type PhasedEdition } from '../edition/useFairTime';
import { GeneralSection } from '../sections/GeneralSection';
import { FoldedRow } from '../ui/FoldedRow';
import { RowLook } from '../ui/Row';
import { AdmissionTable } from './AdmissionTable';
import { RefundSection } from './RefundSection';
import { TicketForm } from './TicketForm';

type Props = {
  page: Queries.TicketsSectionsFragment;
  edition: PhasedEdition & Queries.TicketEditionFragment & Queries.RefundEditionFragment;
  /** The fair's mail address, for sections that show it. */
  email: string;
  /** The provider's page that sells tickets online; null without a provider. */
  sale: string | null;
};

/**
 * The sections of the tickets page: the choice of tickets with the text of the phase, refunds, and
 * reference sections, which are folded in narrow windows.
 */
export function TicketsSections({ page, edition, email, sale }: Props) {
  const phase = usePhase(edition);
  const sections = (page.sections ?? []).flatMap((section) => section ?? []);
  const tickets = sections.flatMap((section) =>
    section.__typename === 'TicketsSection' ? section.tickets : [],
  );
  const groups = sections.flatMap((section) =>
    section.__typename === 'AdmissionSection' ? section.groups : [],
  );
  const phases = sections.flatMap((section) =>
    section.__typename === 'PhasesSection' ? section.phases : [],
  );
  return (
    <>
      {sections.map((section, index) => {
        switch (section.__typename) {
          case 'TicketsSection':
            return (
              <TicketForm
                key={index}
                {...section}
                {...{ phases, groups, phase, edition }}
                page={sale}
              />
            );
          case 'PhasesSection':
            return null;
          case 'RefundSection':
            return <RefundSection key={index} {...section} tickets={tickets} edition={edition} />;
          case 'FormSection':
            return <GeneralSection key={index} section={section} email={email} />;
          default:
            return (
              <RowLook.Provider key={index} value={FoldedRow}>
                {section.__typename === 'AdmissionSection' ? (
                  <AdmissionTable {...section} tickets={tickets} />
                ) : (
                  <GeneralSection section={section} email={email} />
                )}
              </RowLook.Provider>
            );
        }
      })}
    </>
  );
}

export const fragment = graphql`
  fragment TicketsSections on Page {
    ...GeneralSections
    sections {
      ...TicketsSection
      ...AdmissionSection
      ...RefundSection
      ...TicketPhases
    }
  }
`;
