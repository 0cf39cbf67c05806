import type { CreateResolversArgs } from 'gatsby';
import type { Edition } from '../../edition/schema';
import { findCurrentEdition, findNextEdition, findSeasonEdition } from '../content/findNodes';
import type { Context } from '../content/nodes';
import { shiftDay } from '../../lib/time/clock';
import { formatDay, formatDayRange, formatDayRangeInFigures } from '../../lib/time/days';
import { buildDayField } from './buildDay';
import { createOpeningHours } from './openingHours';

/**
 * Adds to editions their days in words and figures, and queries for the current edition
 * (site.yaml), the edition that people apply to, and the next one.
 */
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
      seasonEdition: {
        type: 'Edition!',
        resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) =>
          findSeasonEdition(nodeModel),
      },
      nextEdition: {
        type: 'Edition',
        resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) =>
          findNextEdition(nodeModel),
      },
    },
  });
}

function resolveCurrentEdition(_source: unknown, _args: unknown, { nodeModel }: Context) {
  return findCurrentEdition(nodeModel);
}
