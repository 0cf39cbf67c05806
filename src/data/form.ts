import type { CreateResolversArgs } from 'gatsby';

/** GraphQL types of content-model/form. */
export const formTypes = /* GraphQL */ `
  type LeadForm implements Node @dontInfer {
    name: String! @proxy(from: "fields.slug")
    version: String!
    form: String!
    templateID: String
    groupsEnkod: String
    redirectUrl: String
    newTab: Boolean
    incompleteSteps: Boolean
    closed: Boolean
    opens: String
    closes: String
    steps: [LeadFormStep!]!
    consents: [LeadFormConsent!]!
    payment: LeadFormPayment
    texts: LeadFormTexts
  }
  type LeadFormStep {
    name: String!
    title: String! @localized
    fields: [LeadFormField!]!
  }
  type LeadFormField {
    name: String!
    type: String!
    label: String! @localized
    help: String @localized
    placeholder: String @localized
    format: String @localized
    autocomplete: String
    inputmode: String
    rules: [String!]
    options: [LeadFormOption!]
    showWhen: LeadFormCondition
    total: LeadFormTotal
  }
  type LeadFormOption {
    value: String!
    label: String! @localized
  }
  type LeadFormCondition {
    field: String!
    is: [String!]!
  }
  type LeadFormTotal {
    price: Float!
    times: String
    discountField: String
    discountPercent: Float
  }
  type LeadFormConsent {
    name: String!
    text: String! @localized
  }
  type LeadFormPayment {
    url: String!
    label: String! @localized
    text: String! @localized
  }
  type LeadFormTexts {
    send: String @localized
    done: String @localized
    failed: String @localized
    closed: String @localized
    notOpen: String @localized
  }
  type LeadSettings {
    unit: String!
    type: String!
    land: String!
    quoteId: String!
    emailTopLevelDomainMax: Int!
    redirectHosts: [String!]!
  }
`;

type NodeModel = { findOne(query: { type: string; query: unknown }): Promise<unknown> };

/** What a form section of a page needs: its form, and how leads are sent. */
export function createFormResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    FormSection: {
      leadForm: {
        type: 'LeadForm!',
        resolve: ({ form }: { form: string }, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
          nodeModel.findOne({ type: 'LeadForm', query: { filter: { name: { eq: form } } } }),
      },
      site: {
        type: 'SiteSettings!',
        resolve: (_section: unknown, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => nodeModel.findOne({ type: 'SiteSettings', query: {} }),
      },
    },
  });
}
