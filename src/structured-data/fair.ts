import type { TicketSale } from '../tickets/model/tickets';
import type { StructuredData } from './graph';

type OpenDay = { day: string; opens: string; closes: string; isClosed: boolean };

type Fair = {
  name: string;
  description: string;
  url: string;
  /** The full address of a picture. */
  image: string | undefined;
  /** First and last day, ISO dates in Moscow. */
  firstDay: string;
  lastDay: string;
  venue: string;
  address: string;
  /** Hours including exceptions, `HH:MM` in Moscow; closed days are omitted. */
  openingDays?: readonly OpenDay[];
};

/** Describes an edition of the fair as an event (spec §9, event). */
export function exhibitionEvent({
  name,
  description,
  url,
  image,
  firstDay,
  lastDay,
  venue,
  address,
  openingDays = [],
}: Fair): StructuredData {
  return {
    '@type': 'ExhibitionEvent',
    name,
    description,
    url,
    ...(image !== undefined && { image }),
    startDate: firstDay,
    endDate: lastDay,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address,
      ...(openingDays.length > 0 && { openingHoursSpecification: openingDays.flatMap(hoursOfDay) }),
    },
    organizer: { '@type': 'Organization', name, url },
  };
}

/** In schema.org an event has no hours: they belong to its place, valid on the event's days. */
function hoursOfDay({ day, opens, closes, isClosed }: OpenDay) {
  if (isClosed) return [];
  const hours = { '@type': 'OpeningHoursSpecification', opens, closes };
  return [{ ...hours, validFrom: day, validThrough: day }];
}

type TicketOffer = {
  name: string;
  price: number;
  what: string;
  url: string;
  sale: TicketSale;
  /** First day of the offer, ISO, if known; and its last day or moment. */
  firstDay: string | undefined;
  end: string;
};

/** The schema.org ItemAvailability of each way of selling a ticket. */
const availabilityWords: Readonly<Record<TicketSale, string>> = {
  both: 'InStock',
  site: 'InStock',
  boxOffice: 'InStoreOnly',
  later: 'PreOrder',
  over: 'Discontinued',
};

/**
 * Adds an edition's tickets to its event, each as an offer at the address of the ticket's table
 * row; prices in whole roubles (spec §3, ticket types). Without tickets, there are no offers.
 */
export function eventWithOffers(
  event: StructuredData,
  tickets: readonly TicketOffer[],
): StructuredData {
  if (tickets.length === 0) return event;
  const offers = tickets.map(({ name, price, what, url, sale, firstDay, end }) => ({
    '@type': 'Offer',
    name,
    description: what,
    price: String(price),
    priceCurrency: 'RUB',
    url,
    availability: `https://schema.org/${availabilityWords[sale]}`,
    ...(firstDay !== undefined && { validFrom: firstDay }),
    availabilityEnds: end,
  }));
  return { ...event, offers };
}
