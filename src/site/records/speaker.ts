import type { CreatePagesArgs, CreateResolversArgs } from 'gatsby';
import type { Nodes } from '../content/nodes';
import { searchKey } from '../../lists/model/exhibitorSearch';
import { surnameLetter } from './byName';
import { createByNameResolver, createYearlyPages } from './yearlyRecords';

const kind = { typeName: 'Speaker', plural: 'speakers', singular: 'speaker' } as const;

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
          return searchKey([
            fields.slug.replaceAll('-', ' '),
            ...texts.flatMap(({ ru, en }) => [ru, en]),
          ]);
        },
      },
    },
  });
}

/** /speakers/{year}/ and /speakers/{year}/{id}/ of every year, ru and en (spec §2). */
export const createSpeakerPages = (args: CreatePagesArgs): void => createYearlyPages(args, kind);
