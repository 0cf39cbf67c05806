import { breadcrumbList } from './breadcrumbs';
import { exhibitorData } from './exhibitor';
import { eventWithOffers, exhibitionEvent } from './fair';
import { writeStructuredData } from './graph';
import { programmeEvent } from './session';
import { personData } from './speaker';

const work = {
  title: 'Рука',
  year: 2024,
  medium: 'гипс',
  size: { height: 30, width: 20, depth: 10 },
};
const exhibitor = {
  name: 'Гипс',
  url: 'https://fair.example/exhibitors/2025/gips/',
  website: 'https://gips.example',
  city: 'Псков',
  country: 'Россия',
  works: [work],
};

test('breadcrumbs are counted from one', () => {
  const { itemListElement } = breadcrumbList([
    { name: 'Main', url: 'https://fair.example/' },
    { name: 'Tickets', url: 'https://fair.example/tickets/' },
  ]);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Main', item: 'https://fair.example/' },
    { '@type': 'ListItem', position: 2, name: 'Tickets', item: 'https://fair.example/tickets/' },
  ]);
});

test('a gallery provides its works, an artist makes them', () => {
  const [gallery, provided] = exhibitorData({ ...exhibitor, isGallery: true });
  expect(gallery).toMatchObject({ '@type': 'Organization', sameAs: 'https://gips.example' });
  expect(provided).toMatchObject({
    '@type': 'VisualArtwork',
    height: '30 cm',
    depth: '10 cm',
    provider: { '@id': gallery?.['@id'] },
  });
  const [artist, made] = exhibitorData({ ...exhibitor, website: null, isGallery: false });
  expect(artist).toMatchObject({ '@type': 'Person' });
  expect(artist).not.toHaveProperty('sameAs');
  expect(made).toMatchObject({ creator: { '@id': artist?.['@id'] } });
});

test('the fair is an event with days and place', () => {
  const fair = {
    name: 'Fair',
    description: 'A fair.',
    url: 'https://fair.example/',
    firstDay: '2026-04-02',
    lastDay: '2026-04-05',
    venue: 'Hall',
    address: 'Street 4',
  };
  expect(exhibitionEvent(fair)).toMatchObject({
    startDate: '2026-04-02',
    endDate: '2026-04-05',
    location: { name: 'Hall', address: 'Street 4' },
  });
});

test('every ticket is an offer in roubles at its own address', () => {
  const event = eventWithOffers({ '@type': 'ExhibitionEvent', name: 'Fair' }, [
    {
      name: 'Standard',
      price: 900,
      what: 'One day',
      url: 'https://fair.example/tickets/#ticket-standard',
    },
    { name: 'Free', price: 0, what: 'One day', url: 'https://fair.example/tickets/#ticket-free' },
  ]);
  expect(event).toMatchObject({ '@type': 'ExhibitionEvent', name: 'Fair' });
  expect(event['offers']).toEqual([
    {
      '@type': 'Offer',
      name: 'Standard',
      description: 'One day',
      price: '900',
      priceCurrency: 'RUB',
      url: 'https://fair.example/tickets/#ticket-standard',
    },
    {
      '@type': 'Offer',
      name: 'Free',
      description: 'One day',
      price: '0',
      priceCurrency: 'RUB',
      url: 'https://fair.example/tickets/#ticket-free',
    },
  ]);
});

test('a person without an organisation works for none', () => {
  expect(
    personData({ name: 'A', url: 'u', jobTitle: 'curator', organisation: null }),
  ).not.toHaveProperty('worksFor');
});

test('no name can end the script element', () => {
  const written = writeStructuredData([
    personData({ name: '</script><b>', url: 'u', jobTitle: 'x', organisation: null }),
  ]);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@graph': [{ name: '</script><b>' }] });
});

const talk = {
  name: 'A Talk',
  description: 'About talking.',
  url: 'https://fair.example/program/2026/a-talk/',
  date: '2026-04-02',
  start: '12:00',
  end: '13:00',
  isCancelled: false,
  languages: ['ru'],
  places: null,
  hall: 'Great Hall',
  venue: 'Arcade',
  address: 'Street 4',
  speakers: [],
  fair: { name: 'Fair', url: 'https://fair.example/' },
};

test('an event of the programme has Moscow times and its place in the fair', () => {
  const event = programmeEvent(talk);
  expect(event).toMatchObject({
    startDate: '2026-04-02T12:00:00+03:00',
    endDate: '2026-04-02T13:00:00+03:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: 'Great Hall, Arcade' },
    superEvent: { name: 'Fair' },
  });
  expect(event).not.toHaveProperty('performer');
  expect(event).not.toHaveProperty('maximumAttendeeCapacity');
});

test('a cancelled event says so; speakers and places are told where there are any', () => {
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
