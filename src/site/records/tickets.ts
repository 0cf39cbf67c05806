import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { admissionDays, openingDays } from '../../edition/model/openingHours';
import type { Edition } from '../../edition/schema';
import type { Locale, Localized } from '../../i18n/locales';
import { shiftDay } from '../../lib/time/clock';
import { formatDaysOfMonth, formatShortWeekday } from '../../lib/time/days';
import { refundBands } from '../../tickets/model/refund';
import { readSite } from '../content/contentRoot';
import { configuredServices } from '../content/outsideServices';
import { languageField } from '../content/nodes';

/** GraphQL types: a day that a one-day ticket is valid for, and a refund period. */
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

/**
 * Adds fields to every edition:
 * - `ticketDays(language)`: the days for which one-day tickets are sold, each with its last entry;
 *   empty without opening hours.
 * - `refundPeriods(language)`: the periods in which a ticket can be returned, in order, each with
 *   the refunded share; the first has no beginning (spec §9, refund).
 * - `refundFirstDay(language)`: the fair's first day as text, from which the periods are counted
 *   back.
 */
export function createTicketDates({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Edition: {
      ticketDays: languageField('[TicketDay!]!', (edition: Edition, language) =>
        ticketDays(edition, language),
      ),
      refundPeriods: languageField('[RefundPeriod!]!', (edition: Edition, language) =>
        refundPeriods(edition, language),
      ),
      refundFirstDay: languageField('String!', ({ firstDay }: Edition, language) =>
        formatDaysOfMonth(firstDay, firstDay, language),
      ),
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

/**
 * Returns refund periods with their days in words. The first and the last period have one day in
 * words: `22 марта`.
 */
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
 * GraphQL type for the provider's page that sells tickets online; `page` is null if no provider is
 * configured.
 */
export const ticketSaleTypes = /* GraphQL */ `
  type TicketSale implements Node @dontInfer {
    page: String
  }
`;

/**
 * Creates a separate node, so that Gatsby repeats pages' queries when the configuration changes,
 * even with a warm cache.
 */
export function createTicketSale({ actions, createContentDigest }: SourceNodesArgs): void {
  const page = configuredServices(readSite(), process.env).ticketWidget?.page ?? null;
  actions.createNode({
    id: 'ticket-sale',
    page,
    internal: { type: 'TicketSale', contentDigest: createContentDigest({ page }) },
  });
}
