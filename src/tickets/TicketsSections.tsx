import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { PageIntroduction } from '../ui/PageIntroduction';
import { usePhase, type PhasedEdition } from '../edition/usePhase';
import { GeneralSection } from '../sections/GeneralSection';
import { PhasesSection } from '../participants/PhasesSection';
import { AdmissionTable } from './AdmissionTable';
import { RefundSection } from './RefundSection';
import { TicketFinder } from './TicketFinder';
import { TicketTable } from './TicketTable';

type Props = {
  page: Queries.TicketsSectionsFragment;
  /** Stands below the table of tickets (decision 024). */
  introduction: string | null;
  edition: PhasedEdition & Queries.AdmissionFragment & { days: string; salesStart: string | null };
  /** The fair's mail address, for sections that show it. */
  email: string;
  /** The provider's page that sells tickets online; null without a provider. */
  sale: string | null;
};

/** The sections of the tickets page: tables, calculators and general ones. */
export function TicketsSections({ page, introduction, edition, email, sale }: Props) {
  const phase = usePhase(edition);
  const sections = (page.sections ?? []).flatMap((section) => section ?? []);
  const tickets = sections.flatMap((section) =>
    section.__typename === 'TicketsSection' ? section.tickets : [],
  );
  const groups = sections.flatMap((section) =>
    section.__typename === 'AdmissionSection' ? section.groups : [],
  );
  return (
    <>
      {sections.map((section, index) => {
        switch (section.__typename) {
          case 'TicketsSection':
            return (
              <Fragment key={index}>
                <TicketTable {...section} page={sale} phase={phase} edition={edition} />
                <PageIntroduction text={introduction} place="after" />
              </Fragment>
            );
          case 'TicketFinderSection':
            return (
              <TicketFinder
                key={index}
                {...section}
                tickets={tickets}
                groups={groups}
                buildDay={edition.buildDay}
              />
            );
          case 'AdmissionSection':
            return <AdmissionTable key={index} {...section} tickets={tickets} />;
          case 'RefundSection':
            return <RefundSection key={index} {...section} edition={edition} />;
          case 'PhasesSection':
            return <PhasesSection key={index} {...section} edition={edition} isSlim />;
          default:
            return <GeneralSection key={index} section={section} email={email} />;
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
      ...TicketFinderSection
      ...AdmissionSection
      ...RefundSection
      ...PhasesSection
    }
  }
`;
