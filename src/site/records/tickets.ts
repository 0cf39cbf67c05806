import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { admissionDays, openingDays } from '../../edition/model/openingHours';
import type { Edition } from '../../edition/schema';
import type { Locale, Localized } from '../../i18n/locales';
import { shiftDay } from '../../lib/time/clock';
import { formatDaysOfMonth, formatShortWeekday } from '../../lib/time/days';
import { refundBands } from '../../tickets/model/refund';
import { readSite } from '../content/contentRoot';
import { configuredServices } from '../content/outsideServices';

/** GraphQL types of the days that tickets are sold for, and of the days of refunds. */
export const ticketDateTypes = /* GraphQL */ `
  type TicketDay @dontInfer {
    day: String!
    weekday: String!
    date: String!
    until: String!
  }
  type RefundPeriod @dontInfer {
    percent: Int!
    from: String
    until: String!
    days: String!
    start: String!
  }
`;

type Hours = {
  hours?: Parameters<typeof openingDays<Localized>>[0];
  exceptions?: Parameters<typeof openingDays<Localized>>[1];
};
type InLanguage = { language: Locale };

/**
 * Of every edition: `ticketDays(language)`, the days that a ticket for one day is sold for, each
 * with its last entry (empty without opening hours), and `refundPeriods(language)`, the days of a
 * claim with what they give back, in order; the first has no beginning (spec §9, refund).
 * `refundFirstDay(language)` is the day to which they are counted, in words.
 */
export function createTicketDates({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Edition: {
      ticketDays: {
        type: '[TicketDay!]!',
        args: { language: 'String!' },
        resolve: (edition: Edition, { language }: InLanguage) => ticketDays(edition, language),
      },
      refundPeriods: {
        type: '[RefundPeriod!]!',
        args: { language: 'String!' },
        resolve: (edition: Edition, { language }: InLanguage) => refundPeriods(edition, language),
      },
      refundFirstDay: {
        type: 'String!',
        args: { language: 'String!' },
        resolve: ({ firstDay }: Edition, { language }: InLanguage) =>
          formatDaysOfMonth(firstDay, firstDay, language),
      },
    },
  });
}

export function ticketDays({ hours = [], exceptions = [] }: Hours, language: Locale) {
  return admissionDays(openingDays(hours, exceptions)).flatMap(
    ({ until, days: [day = ''], everybody }) =>
      day === everybody[0]
        ? [
            {
              day,
              weekday: formatShortWeekday(day, language),
              date: formatDaysOfMonth(day, day, language),
              until,
            },
          ]
        : [],
  );
}

/** The last days of the first period and the first of the last one are single: `22 марта`. */
export function refundPeriods({ firstDay }: Pick<Edition, 'firstDay'>, language: Locale) {
  return refundBands.map(({ from, to, percent }) => {
    const first = to === undefined ? null : shiftDay(firstDay, -to);
    const last = shiftDay(firstDay, -from);
    const days =
      first === null || from === 0
        ? formatDaysOfMonth(first ?? last, first ?? last, language)
        : formatDaysOfMonth(first, last, language);
    const start = formatDaysOfMonth(first ?? last, first ?? last, language);
    return { percent, from: first, until: last, days, start };
  });
}

/**
 * GraphQL type of the provider's page that sells tickets online; null without a configured
 * provider.
 */
export const ticketSaleTypes = /* GraphQL */ `
  type TicketSale implements Node @dontInfer {
    page: String
  }
`;

/**
 * A record of its own, so that pages are queried again when the configuration changes, even with a
 * warm cache.
 */
export function createTicketSale({ actions, createContentDigest }: SourceNodesArgs): void {
  const page = configuredServices(readSite(), process.env).ticketWidget?.page ?? null;
  actions.createNode({
    id: 'ticket-sale',
    page,
    internal: { type: 'TicketSale', contentDigest: createContentDigest({ page }) },
  });
}
