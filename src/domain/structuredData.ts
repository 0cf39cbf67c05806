/** One thing as search engines read it (schema.org, JSON-LD). */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** The breadcrumbs of a page, from the home page to the page itself. */
export function breadcrumbList(steps: readonly { name: string; url: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

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

type Artwork = {
  title: string;
  year: number;
  medium: string;
  size: { height: number; width: number; depth: number | null };
  image?: string;
};

type ExhibitorFacts = {
  isGallery: boolean;
  name: string;
  url: string;
  website: string | null;
  city: string;
  country: string;
  works: readonly Artwork[];
};

/** An exhibitor as an organisation or a person, with the works shown. */
export function exhibitorData({
  isGallery,
  name,
  url,
  website,
  city,
  country,
  works,
}: ExhibitorFacts): StructuredData[] {
  const exhibitor: StructuredData = {
    '@type': isGallery ? 'Organization' : 'Person',
    '@id': `${url}#exhibitor`,
    name,
    url,
    ...(website !== null && { sameAs: website }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  };
  const artworks = works.map(({ title, year, medium, size, image }): StructuredData => ({
    '@type': 'VisualArtwork',
    name: title,
    dateCreated: String(year),
    artMedium: medium,
    height: `${size.height} cm`,
    width: `${size.width} cm`,
    ...(size.depth !== null && { depth: `${size.depth} cm` }),
    ...(image !== undefined && { image }),
    [isGallery ? 'provider' : 'creator']: { '@id': `${url}#exhibitor` },
  }));
  return [exhibitor, ...artworks];
}

type PersonFacts = {
  name: string;
  url: string;
  jobTitle: string;
  organisation: string | null;
  image?: string;
};

/** A speaker as a person. */
export function personData({
  name,
  url,
  jobTitle,
  organisation,
  image,
}: PersonFacts): StructuredData {
  return {
    '@type': 'Person',
    name,
    url,
    jobTitle,
    ...(organisation !== null && { worksFor: { '@type': 'Organization', name: organisation } }),
    ...(image !== undefined && { image }),
  };
}

type EventFacts = {
  name: string;
  description: string;
  url: string;
  /** Day and Moscow times: `2026-04-02`, `12:00`. */
  date: string;
  start: string;
  end: string;
  isCancelled: boolean;
  languages: readonly string[];
  places: number | null;
  hall: string;
  venue: string;
  address: string;
  speakers: readonly { name: string; url: string }[];
  fair: { name: string; url: string };
};

/** A session as an event, part of the fair. */
export function programmeEvent(facts: EventFacts): StructuredData {
  const {
    name,
    description,
    url,
    date,
    start,
    end,
    isCancelled,
    languages,
    places,
    hall,
    venue,
    address,
    speakers,
    fair,
  } = facts;
  return {
    '@type': 'Event',
    name,
    description,
    url,
    startDate: `${date}T${start}:00+03:00`,
    endDate: `${date}T${end}:00+03:00`,
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: languages,
    ...(places !== null && { maximumAttendeeCapacity: places }),
    location: { '@type': 'Place', name: `${hall}, ${venue}`, address },
    ...(speakers.length > 0 && {
      performer: speakers.map((speaker) => ({ '@type': 'Person', ...speaker })),
    }),
    organizer: { '@type': 'Organization', ...fair },
    superEvent: {
      '@type': 'ExhibitionEvent',
      ...fair,
      location: { '@type': 'Place', name: venue, address },
    },
  };
}

/** JSON that is safe inside a script element: no character in it can end the element. */
export function writeStructuredData(things: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /</g,
    '\\u003c',
  );
}
