/** GraphQL types of content-model/site and content-model/navigation. */
export const siteTypes = /* GraphQL */ `
  type SiteSettings implements Node @dontInfer {
    name: String! @localized
    description: String! @localized
    domain: String!
    ownDomains: [String!]!
    currentEdition: Int!
    contacts: SiteContacts!
    offline: String
    socialLinks: [SocialLink!]
    lead: LeadSettings!
  }
  type SiteContacts {
    email: String!
    phone: String!
    address: String! @localized
  }
  type LeadSettings {
    unit: String!
    type: String!
    land: String!
    quoteId: String!
    emailTopLevelDomainMax: Int!
    redirectHosts: [String!]!
  }
  type Navigation implements Node @dontInfer {
    main: [MenuErrand!]!
    groups: [MenuGroup!]!
    footer: [MenuGroup!]!
  }
  type MenuErrand {
    label: String! @localized
    to: String!
    phases: [String!]
  }
  type MenuGroup {
    title: String! @localized
    links: [MenuLink!]!
  }
`;
