import type { CreateResolversArgs } from 'gatsby';
import type { Edition } from '../../edition/schema';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { shiftDay } from '../../lib/time/calendarDay';
import { formatDay } from '../../lib/time/day';
import { formatDayRange, formatDayRangeInFigures } from '../../lib/time/dayRange';
import { buildDayField } from './buildDay';
import { createOpeningHours } from './openingHours';

/** The edition of site.yaml's year. */
export async function findCurrentEdition(nodeModel: NodeModel): Promise<Nodes['Edition'] | null> {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  return nodeModel.findOne({
    type: 'Edition',
    query: { filter: { year: { eq: site?.currentEdition } } },
  });
}

/** Days of an edition in words and figures; `currentEdition` by site.yaml's year. */
export function createEditionResolvers(args: CreateResolversArgs): void {
  createOpeningHours(args);
  args.createResolvers({
    Edition: {
      buildDay: buildDayField,
      days: {
        type: 'String!',
        args: { language: 'String!' },
        resolve: ({ firstDay, lastDay }: Edition, { language }: { language: string }) =>
          formatDayRange(firstDay, lastDay, language),
      },
      salesStart: {
        type: 'String',
        args: { language: 'String!' },
        resolve: ({ applicationsClose }: Edition, { language }: { language: string }) =>
          applicationsClose ? formatDay(shiftDay(applicationsClose, 1), language) : null,
      },
      lastDayInWords: {
        type: 'String!',
        args: { language: 'String!' },
        resolve: ({ lastDay }: Edition, { language }: { language: string }) =>
          formatDay(lastDay, language),
      },
      daysInFigures: {
        type: 'String!',
        resolve: ({ firstDay, lastDay }: Edition) => formatDayRangeInFigures(firstDay, lastDay),
      },
    },
    HoursSection: { edition: { type: 'Edition!', resolve: resolveCurrentEdition } },
    Query: {
      currentEdition: { type: 'Edition!', resolve: resolveCurrentEdition },
    },
  });
}

function resolveCurrentEdition(_source: unknown, _args: unknown, { nodeModel }: Context) {
  return findCurrentEdition(nodeModel);
}
