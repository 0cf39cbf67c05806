import type { CreatePagesArgs, CreateResolversArgs } from 'gatsby';
import { participantTypes } from '../../content-model/exhibitor';
import type { Nodes } from '../../content-model/nodes';
import { searchKey } from '../../domain/exhibitorSearch';
import { enumType } from './enumType';
import { createByNameResolver, createYearlyPages } from './yearlyRecords';

const kind = { typeName: 'Exhibitor', plural: 'exhibitors', singular: 'exhibitor' } as const;

/** GraphQL types of content-model/exhibitor. */
export const exhibitorTypes = /* GraphQL */ `
  ${enumType('ParticipantType', participantTypes)}
  type Exhibitor implements Node @dontInfer {
    year: Int! @proxy(from: "fields.year")
    slug: String! @proxy(from: "fields.slug")
    name: String! @localized
    participantType: ParticipantType!
    stand: String!
    city: String! @localized
    country: String! @localized
    text: String! @localized
    website: String
    socialLinks: [SocialLink!]
    artists: [String!] @localized
    works: [Work!]
    contact: ExhibitorContact
  }
  type ExhibitorContact {
    person: String @localized
    email: String
    phone: String
  }
`;

/**
 * `exhibitorsByName(year, language)`, the work shown in lists, and the search key, which covers
 * both languages.
 */
export function createExhibitorResolvers(args: CreateResolversArgs): void {
  createByNameResolver(args, kind);
  args.createResolvers({
    Exhibitor: {
      face: { type: 'Work', resolve: ({ works }: Nodes['Exhibitor']) => works?.[0] ?? null },
      searchKey: {
        type: 'String!',
        resolve: ({ name, city, stand, artists, fields }: Nodes['Exhibitor']) =>
          searchKey([
            ...spoken(name),
            stand,
            fields.slug,
            ...spoken(city),
            ...(artists ?? []).flatMap(spoken),
          ]),
      },
    },
  });
}

const spoken = ({ ru, en }: { ru: string; en: string }) => [ru, en];

/** /exhibitors/{year}/ and /exhibitors/{year}/{slug}/ of every year, ru and en (spec §2). */
export const createExhibitorPages = (args: CreatePagesArgs): void => createYearlyPages(args, kind);
