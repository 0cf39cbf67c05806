import type { TicketSale } from '../tickets/model/tickets';
import type { StructuredData } from './graph';

type OpenDay = { day: string; opens: string; closes: string; isClosed: boolean };

type Fair = {
  name: string;
  description: string;
  url: string;
  /** Full address of a picture. */
  image: string | undefined;
  /** First and last day, ISO dates of the Moscow calendar. */
  firstDay: string;
  lastDay: string;
  venue: string;
  address: string;
  /** Hours after exceptions, `HH:MM` in Moscow; closed days are not told. */
  openingDays?: readonly OpenDay[];
};

/** An edition of the fair as an event (spec §9, event). */
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

/** In schema.org an event has no hours of its own: they are its place's, for the event's days. */
function hoursOfDay({ day, opens, closes, isClosed }: OpenDay) {
  if (isClosed) return [];
  const hours = { '@type': 'OpeningHoursSpecification', opens, closes };
  return [{ ...hours, validFrom: day, validThrough: day }];
}

/** A ticket as it is offered on a day. */
type TicketOffer = {
  name: string;
  price: number;
  what: string;
  url: string;
  sale: TicketSale;
  /** First day of the offer, ISO, where it is known, and its last day or moment. */
  firstDay: string | undefined;
  end: string;
};

/** Words of schema.org (ItemAvailability) for how a ticket is sold. */
const availabilityWords: Readonly<Record<TicketSale, string>> = {
  both: 'InStock',
  site: 'InStock',
  boxOffice: 'InStoreOnly',
  later: 'PreOrder',
  over: 'Discontinued',
};

/**
 * An edition with its tickets, each an offer at the address of its table row, until the last entry
 * of the fair; prices in whole roubles (spec §3, ticket types). Without tickets nothing is offered.
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
