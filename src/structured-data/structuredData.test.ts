import { testRows } from '../../tests/support/testRows';
import { artwork } from './artwork';
import { breadcrumbList, writeStructuredData } from './graph';
import { exhibitorData } from './exhibitor';
import { eventWithOffers, exhibitionEvent } from './fair';
import { pressRelease } from './release';
import { programmeEvent } from './session';
import { personData } from './speaker';

const work = {
  url: 'https://fair.example/exhibitors/2025/gips/ruka/',
  title: 'Рука',
  makers: [],
  year: 2024,
  circa: null,
  medium: 'гипс',
  size: { height: 30, width: 20, depth: 10 },
  image: 'https://fair.example/static/ruka.jpg',
  copies: null,
  availability: null,
  price: null,
  priceRange: null,
};
const gips = { name: 'Гипс', url: 'https://fair.example/exhibitors/2025/gips/' };
const ofGallery = (facts: object, offeredUntil?: string) =>
  artwork({ ...work, ...facts }, { ...gips, isGallery: true }, offeredUntil);

test('breadcrumbs are numbered from one', () => {
  const { '@type': type, itemListElement } = breadcrumbList([
    { name: 'Main', url: 'https://fair.example/' },
    { name: 'Tickets', url: 'https://fair.example/tickets/' },
  ]);
  expect(type).toBe('BreadcrumbList');
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Main', item: 'https://fair.example/' },
    { '@type': 'ListItem', position: 2, name: 'Tickets', item: 'https://fair.example/tickets/' },
  ]);
});

test('a gallery is an organisation, an artist a person', () => {
  const facts = { ...gips, website: 'https://gips.example', city: 'Псков', country: 'Россия' };
  expect(exhibitorData({ ...facts, isGallery: true })).toMatchObject({
    '@type': 'Organization',
    sameAs: 'https://gips.example',
    address: { '@type': 'PostalAddress', addressLocality: 'Псков', addressCountry: 'Россия' },
  });
  const artist = exhibitorData({ ...facts, website: null, isGallery: false });
  expect(artist).toMatchObject({ '@type': 'Person' });
  expect(artist).not.toHaveProperty('sameAs');
});

test('a gallery provides its works, an artist makes them', () => {
  const provided = ofGallery({ copies: { of: 15 } });
  expect(provided).toMatchObject({
    '@type': 'VisualArtwork',
    url: work.url,
    height: '30 cm',
    width: '20 cm',
    depth: '10 cm',
    artEdition: 15,
    dateCreated: '2024',
    provider: { '@type': 'Organization', ...gips },
  });
  // Nobody has named the artist, and a gallery is not one.
  expect(provided).not.toHaveProperty('creator');
  const makers = [{ name: 'Гипс' }, { name: 'Лев' }];
  const made = artwork({ ...work, makers }, { ...gips, isGallery: false }, undefined);
  expect(made).toMatchObject({
    creator: [
      { '@type': 'Person', ...gips },
      { '@type': 'Person', name: 'Лев' },
    ],
  });
  expect(made).not.toHaveProperty('provider');
});

testRows<[string, object, string[]]>([
  ['a depth', { size: { ...work.size, depth: null } }, ['depth', 'artEdition']],
  ['a size', { size: null }, ['height', 'width', 'depth']],
  ['an exact year', { circa: true }, ['dateCreated']],
  ['a fair to come', { availability: 'available', price: 90_000 }, ['offers']],
])('a work without %s has none in its data', (_what, facts, absent) => {
  const told = ofGallery(facts);
  for (const key of absent) expect(told).not.toHaveProperty(key);
});

const offered = (sale: object) => ofGallery(sale, '2025-04-13')['offers'];

testRows([
  ['available', 'InStock'],
  ['reserved', 'Reserved'],
  ['sold', 'SoldOut'],
])('a work with a price that is %s is an offer: %s', (availability, word) => {
  expect(offered({ availability, price: 90_000 })).toEqual({
    '@type': 'Offer',
    price: 90_000,
    priceCurrency: 'RUB',
    availabilityEnds: '2025-04-13',
    availability: `https://schema.org/${word}`,
  });
});

test('a range is an offer from the lower to the upper price', () => {
  expect(offered({ availability: 'available', priceRange: { from: 80_000, to: 120_000 } })).toEqual(
    {
      '@type': 'AggregateOffer',
      lowPrice: 80_000,
      highPrice: 120_000,
      priceCurrency: 'RUB',
      availabilityEnds: '2025-04-13',
      availability: 'https://schema.org/InStock',
    },
  );
});

test('a price alone does not mean that the work is for sale', () => {
  expect(offered({ price: 90_000 })).not.toHaveProperty('availability');
});

testRows(['available', 'reserved', 'sold', 'not-for-sale', null])(
  'without a price there is no offer: %s',
  (availability) => expect(offered({ availability })).toBeUndefined(),
);

const fair = {
  name: 'Fair',
  description: 'A fair.',
  url: 'https://fair.example/',
  image: 'https://fair.example/share.jpg',
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  venue: 'Hall',
  address: 'Street 4',
};

test('the fair is an event with days and place', () => {
  expect(exhibitionEvent(fair)).toEqual({
    '@type': 'ExhibitionEvent',
    name: 'Fair',
    description: 'A fair.',
    url: 'https://fair.example/',
    image: 'https://fair.example/share.jpg',
    startDate: '2026-04-02',
    endDate: '2026-04-05',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Hall', address: 'Street 4' },
    organizer: { '@type': 'Organization', name: 'Fair', url: 'https://fair.example/' },
  });
});

test('the hours of the fair belong to its place, one day each; a closed day has none', () => {
  const open = { day: '2026-04-02', opens: '12:00', closes: '21:00', isClosed: false };
  const closed = { ...open, day: '2026-04-03', isClosed: true };
  expect(exhibitionEvent({ ...fair, openingDays: [open, closed] })['location']).toMatchObject({
    name: 'Hall',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-04-02',
        validThrough: '2026-04-02',
        opens: '12:00',
        closes: '21:00',
      },
    ],
  });
  for (const openingDays of [undefined, []])
    expect(exhibitionEvent({ ...fair, openingDays })['location']).not.toHaveProperty(
      'openingHoursSpecification',
    );
});

test('every ticket is an offer in roubles at its own address until the last entry', () => {
  const event = { '@type': 'ExhibitionEvent', name: 'Fair' };
  const url = 'https://fair.example/tickets/#ticket-free';
  const free = {
    name: 'Free',
    price: 0,
    what: 'One day',
    url,
    sale: 'boxOffice',
    firstDay: '2026-04-02',
    end: '2026-04-05T20:00:00+03:00',
  } as const;
  const standard = { ...free, price: 900, sale: 'site', firstDay: undefined } as const;
  const later = { ...free, sale: 'later', firstDay: '2026-02-21' } as const;
  const told = eventWithOffers(event, [free, standard, later]);
  expect(told).toMatchObject({
    ...event,
    offers: [
      {
        '@type': 'Offer',
        name: 'Free',
        description: 'One day',
        price: '0',
        priceCurrency: 'RUB',
        url,
        availability: 'https://schema.org/InStoreOnly',
        validFrom: '2026-04-02',
        availabilityEnds: '2026-04-05T20:00:00+03:00',
      },
      { price: '900', availability: 'https://schema.org/InStock' },
      { availability: 'https://schema.org/PreOrder', validFrom: '2026-02-21' },
    ],
  });
  expect((told['offers'] as object[])[1]).not.toHaveProperty('validFrom');
  expect(eventWithOffers(event, [])).toEqual(event);
});

test('a person has an employer and a picture, if known', () => {
  const person = { name: 'A', url: 'u', jobTitle: 'curator' };
  const image = 'https://fair.example/a.jpg';
  const worksFor = { '@type': 'Organization', name: 'Museum' };
  const known = personData({ ...person, organisation: 'Museum', image });
  expect(known).toEqual({ '@type': 'Person', ...person, worksFor, image });
  const plain = personData({ ...person, organisation: null });
  expect(plain).toStrictEqual({ '@type': 'Person', ...person });
});

test('a release is news published by the fair on its day', () => {
  const facts = {
    title: 'Days',
    summary: 'The days are known.',
    date: '2025-12-01',
    image: undefined,
    language: 'en',
    url: 'https://fair.example/en/press/2025-12-01-days/',
    fair: { name: 'Fair', url: 'https://fair.example/en/' },
  };
  const told = pressRelease(facts);
  expect(told).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Days',
    datePublished: '2025-12-01',
    url: facts.url,
    publisher: { '@type': 'Organization', ...facts.fair },
  });
  expect(told).not.toHaveProperty('image');
  expect(pressRelease({ ...facts, image: 'https://fair.example/a.jpg' })).toHaveProperty('image');
});

test('no name can end the script element', () => {
  const written = writeStructuredData([
    personData({ name: '</script><b>', url: 'u', jobTitle: 'x', organisation: null }),
  ]);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><b>' }],
  });
});

const talk = {
  name: 'A Talk',
  description: 'About talking.',
  url: 'https://fair.example/program/2026/a-talk/',
  image: 'https://fair.example/share.jpg',
  date: '2026-04-02',
  start: '12:00',
  end: '13:00',
  isCancelled: false,
  isFull: false,
  languages: ['ru'],
  places: null,
  hall: 'Great Hall',
  venue: 'Arcade',
  address: 'Street 4',
  speakers: [],
  fair: { name: 'Fair', url: 'https://fair.example/' },
};

test('an event of the programme has Moscow times, is part of the fair, and no links in its description', () => {
  const event = programmeEvent({ ...talk, description: 'See [the map](/map/).' });
  expect(event).toMatchObject({
    '@type': 'Event',
    name: 'A Talk',
    description: 'See the map.',
    image: 'https://fair.example/share.jpg',
    inLanguage: ['ru'],
    startDate: '2026-04-02T12:00:00+03:00',
    endDate: '2026-04-02T13:00:00+03:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Great Hall, Arcade', address: 'Street 4' },
    organizer: { '@type': 'Organization', ...talk.fair },
    superEvent: {
      '@type': 'ExhibitionEvent',
      ...talk.fair,
      location: { '@type': 'Place', name: 'Arcade', address: 'Street 4' },
    },
  });
  expect(programmeEvent({ ...talk, image: undefined })).not.toHaveProperty('image');
  expect(event).not.toHaveProperty('performer');
  expect(event).not.toHaveProperty('maximumAttendeeCapacity');
});

test('a cancelled event says so; speakers and places are included if there are any', () => {
  const event = programmeEvent({
    ...talk,
    isCancelled: true,
    places: 12,
    speakers: [{ name: 'Anna', url: 'https://fair.example/a/' }],
  });
  expect(event).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    maximumAttendeeCapacity: 12,
    performer: [{ '@type': 'Person', name: 'Anna' }],
  });
});
