import type { VisitSectionKind } from '../../content-model/visitSections';

/** GraphQL types of content-model/visitSections. */
export const visitSectionTypes = /* GraphQL */ `
  type TicketsSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
    tickets: [Ticket!]!
  }
  type Ticket {
    type: String!
    name: String! @localized
    what: String! @localized
    forWhom: String! @localized
    price: Int!
    sold: [String!]!
  }
  type TicketFinderSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
    answers: [TicketAnswer!]!
  }
  type TicketAnswer {
    when: String! @localized
    ticket: String!
  }
  type AdmissionSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
    groups: [AdmissionGroup!]!
  }
  type AdmissionGroup {
    group: String!
    who: String! @localized
    document: String! @localized
  }
  type RefundSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
  }
  type PhasesSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    phases: [PhaseText!]!
  }
  type PhaseText {
    phase: String!
    text: String! @localized
    button: MenuLink
  }
  type DialogSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    summary: String! @localized
    open: String! @localized
    text: String! @localized
    forms: [FormSection!]!
  }
  type StagesSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
    stages: [SelectionStage!]!
  }
  type SelectionStage {
    stage: String!
    title: String! @localized
    text: String! @localized
  }
`;

/** The type of each kind of section. */
export const visitSectionTypeNames: Record<VisitSectionKind, string> = {
  tickets: 'TicketsSection',
  ticketFinder: 'TicketFinderSection',
  admission: 'AdmissionSection',
  refund: 'RefundSection',
  phases: 'PhasesSection',
  dialog: 'DialogSection',
  stages: 'StagesSection',
};
