import type { CreateResolversArgs } from 'gatsby';
import type { Context } from '../content/nodes';
import { pastEventPath } from '../content/pastEvents';
import { findPastYears } from './edition';

/** Types whose `to` may be the address of past events without a year. */
const linkTypes = ['MenuLink', 'MenuErrand', 'NotedLink', 'ArcadeArch'] as const;

/**
 * Links to `/past_events/` lead to the newest year's page, so that menus and buttons need no edit
 * after a fair (decision 049). The check has seen that there is one.
 */
export function createPastEventLinks({ createResolvers }: CreateResolversArgs): void {
  const to = {
    type: 'String!',
    async resolve({ to: written }: { to: string }, _args: unknown, { nodeModel }: Context) {
      const list = pastEventPath();
      if (written !== list && !written.startsWith(`${list}#`)) return written;
      const newest = (await findPastYears(nodeModel)).at(-1);
      return pastEventPath(newest) + written.slice(list.length);
    },
  };
  createResolvers(Object.fromEntries(linkTypes.map((type) => [type, { to }])));
}
