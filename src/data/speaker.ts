import type { CreatePagesArgs, CreateResolversArgs } from 'gatsby';
import { createByNameResolver, createYearlyPages } from './yearlyRecords';

const kind = { typeName: 'Speaker', plural: 'speakers', singular: 'speaker' } as const;

/** GraphQL types of content-model/speaker. The URL's `id` is the record's `slug` here: Gatsby owns the name `id`. */
export const speakerTypes = /* GraphQL */ `
  type Speaker implements Node @dontInfer {
    year: Int! @proxy(from: "fields.year")
    slug: String! @proxy(from: "fields.slug")
    name: String! @localized
    role: String! @localized
    organisation: String @localized
    biography: String! @localized
    portrait: DescribedPicture!
    links: [LabelledLink!]
    topics: [String!] @localized
  }
  type DescribedPicture {
    picture: File! @fileByRelativePath
    alt: String! @localized
  }
  type LabelledLink {
    label: String! @localized
    url: String!
  }
`;

/** `speakersByName(year, language)`. */
export const createSpeakerResolvers = (args: CreateResolversArgs): void => createByNameResolver(args, kind);

/** /speakers/{year}/ and /speakers/{year}/{id}/ of every year, ru and en (spec §2). */
export const createSpeakerPages = (args: CreatePagesArgs): void => createYearlyPages(args, kind);
