import type { CreatePagesArgs, CreateResolversArgs } from 'gatsby';
import { createByNameResolver, createYearlyPages } from './yearlyRecords';

const kind = { typeName: 'Exhibitor', plural: 'exhibitors', singular: 'exhibitor' } as const;

/** GraphQL types of content-model/exhibitor. */
export const exhibitorTypes = /* GraphQL */ `
  type Exhibitor implements Node @dontInfer {
    year: Int! @proxy(from: "fields.year")
    slug: String! @proxy(from: "fields.slug")
    name: String! @localized
    participantType: String!
    stand: String!
    city: String! @localized
    country: String! @localized
    text: String! @localized
    website: String
    socialLinks: [SocialLink!]
    artists: [String!] @localized
    works: [Work!]!
    contact: ExhibitorContact
  }
  type Work {
    picture: File! @fileByRelativePath
    alt: String! @localized
    title: String! @localized
    year: Int!
    medium: String! @localized
    size: WorkSize!
  }
  type WorkSize {
    height: Float!
    width: Float!
    depth: Float
  }
  type ExhibitorContact {
    person: String @localized
    email: String
    phone: String
  }
  type SocialLink {
    network: String!
    url: String!
  }
`;

/** `exhibitorsByName(year, language)`. */
export const createExhibitorResolvers = (args: CreateResolversArgs): void => createByNameResolver(args, kind);

/** /exhibitors/{year}/ and /exhibitors/{year}/{slug}/ of every year, ru and en (spec §2). */
export const createExhibitorPages = (args: CreatePagesArgs): void => createYearlyPages(args, kind);
