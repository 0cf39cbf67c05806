import type { CreateResolversArgs } from 'gatsby';
import type { Nodes } from '../content/nodes';
import { searchKey } from '../../lists/model/exhibitorSearch';
import { surnameLetter } from './order';
import { createYearlyResolvers } from './yearlyRecords';

/**
 * Adds `speakersByName(year, language)`, `speakersOnShow`, a speaker's letter, and the search key,
 * which covers both languages.
 */
export function createSpeakerResolvers(args: CreateResolversArgs): void {
  createYearlyResolvers(args, 'Speaker');
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
