import type { StructuredData } from './graph';

type Fair = {
  name: string;
  description: string;
  url: string;
  /** First and last day, ISO dates of the Moscow calendar. */
  firstDay: string;
  lastDay: string;
  venue: string;
  address: string;
};

/** An edition of the fair as an event (spec §9, event). */
export function exhibitionEvent({
  name,
  description,
  url,
  firstDay,
  lastDay,
  venue,
  address,
}: Fair): StructuredData {
  return {
    '@type': 'ExhibitionEvent',
    name,
    description,
    url,
    startDate: firstDay,
    endDate: lastDay,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: venue, address },
    organizer: { '@type': 'Organization', name, url },
  };
}

/**
 * An edition with its tickets, each an offer at the address of its table row; prices in whole
 * roubles (spec §3, ticket types).
 */
export function eventWithOffers(
  event: StructuredData,
  tickets: readonly { name: string; price: number; what: string; url: string }[],
): StructuredData {
  const offers = tickets.map(({ name, price, what, url }) => ({
    '@type': 'Offer',
    name,
    description: what,
    price: String(price),
    priceCurrency: 'RUB',
    url,
  }));
  return { ...event, offers };
}
