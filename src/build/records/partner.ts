/** GraphQL type of content-model/partner. */
export const partnerTypes = /* GraphQL */ `
  type Partner implements Node @dontInfer {
    year: Int! @proxy(from: "fields.year")
    slug: String! @proxy(from: "fields.slug")
    name: String! @localized
    tier: String!
    logo: File! @siblingFile
    website: String
    text: String! @localized
  }
`;
