import type { CreatePagesArgs, CreateResolversArgs } from 'gatsby';
import type { Nodes } from '../../content-model/nodes';
import { searchKey } from '../../domain/exhibitorSearch';
import { surnameLetter } from './byName';
import { createByNameResolver, createYearlyPages } from './yearlyRecords';

const kind = { typeName: 'Speaker', plural: 'speakers', singular: 'speaker' } as const;

/**
 * GraphQL types of content-model/speaker. The URL's `id` is the record's `slug` here: Gatsby owns
 * the name `id`.
 */
export const speakerTypes = /* GraphQL */ `
  type Speaker implements Node @dontInfer {
    year: Int! @proxy(from: "fields.year")
    slug: String! @proxy(from: "fields.slug")
    name: String! @localized
    sortAs: String @localized
    role: String! @localized
    organisation: String @localized
    biography: String! @localized
    portrait: DescribedPicture
    links: [LabelledLink!]
    topics: [String!] @localized
  }
  type LabelledLink {
    label: String! @localized
    url: String!
  }
`;

/**
 * `speakersByName(year, language)`, a speaker's letter, and the search key, which covers both
 * languages.
 */
export function createSpeakerResolvers(args: CreateResolversArgs): void {
  createByNameResolver(args, kind);
  args.createResolvers({
    Speaker: {
      letter: surnameLetter,
      searchKey: {
        type: 'String!',
        resolve: ({ name, role, topics, organisation, fields }: Nodes['Speaker']) => {
          const texts = [
            name,
            role,
            ...(organisation === undefined ? [] : [organisation]),
            ...(topics ?? []),
          ];
          return searchKey([fields.slug, ...texts.flatMap(({ ru, en }) => [ru, en])]);
        },
      },
    },
  });
}

/** /speakers/{year}/ and /speakers/{year}/{id}/ of every year, ru and en (spec §2). */
export const createSpeakerPages = (args: CreatePagesArgs): void => createYearlyPages(args, kind);
