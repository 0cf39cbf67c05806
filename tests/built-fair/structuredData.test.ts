import { builtPages } from '../support/builtPages';
import { thingsOf, type Thing } from '../support/structuredData';
import { site } from './fair';

const pages = builtPages(site);
const told = (path: string, type: string) =>
  thingsOf(path, site).filter((thing) => thing['@type'] === type);
const picture = (name: string) =>
  expect.stringMatching(
    new RegExp(`^https://artrows\\.example/static/[0-9a-f]{32}/[0-9a-f]{5}/${name}$`),
  ) as string;

test('galleries offer works by their artists', () => {
  const kobalt = {
    '@type': 'Organization',
    name: 'Kobalt',
    url: 'https://artrows.example/en/exhibitors/2025/kobalt/',
  };
  expect(told('/en/exhibitors/2025/kobalt/', 'Organization')).toEqual([
    {
      ...kobalt,
      sameAs: 'https://kobalt.example',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Moscow',
        addressCountry: 'Russia',
      },
    },
  ]);
  const path = '/en/exhibitors/2025/kobalt/utro-bez-zheltogo/';
  expect(told(path, 'VisualArtwork')).toEqual([
    {
      '@type': 'VisualArtwork',
      name: 'Morning Without Yellow',
      url: `https://artrows.example${path}`,
      image: picture('utro-bez-zheltogo.jpg'),
      creator: [{ '@type': 'Person', name: 'Taisia Buzunova' }],
      dateCreated: '2025',
      artMedium: 'oil on linen',
      height: '140 cm',
      width: '110 cm',
      provider: kobalt,
    },
  ]);
});

test('events have times, hall and speakers, and belong to the fair', () => {
  const path = '/program/2026/one-of-them-rang-after-all/';
  const speaker = (name: string, slug: string) => ({
    '@type': 'Person',
    name,
    url: `https://artrows.example/speakers/2025/${slug}/`,
  });
  expect(told(path, 'Event')).toMatchObject([
    {
      name: 'Одна вещь всё-таки зазвенела',
      url: `https://artrows.example${path}`,
      image: expect.stringMatching(
        /^https:\/\/artrows\.example\/static\/share\/[0-9a-f]{12}\.jpg$/,
      ) as string,
      startDate: '2026-04-03T17:30:00+03:00',
      endDate: '2026-04-03T18:15:00+03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      inLanguage: ['ru', 'en'],
      location: { name: 'Открытый зал, Гостиный Двор', address: 'Москва, Ильинка, 4' },
      performer: [
        speaker('Анна Вересова', 'anna-veresova'),
        speaker('Таина Албернас', 'taina-albernaz'),
      ],
      superEvent: { '@type': 'ExhibitionEvent', name: 'Арт Ряды', url: 'https://artrows.example/' },
    },
  ]);
});

test('a past fair offers none of its works, but still states editions', () => {
  const works: Thing[] = pages.flatMap((path) => told(path, 'VisualArtwork'));
  expect(works.filter((work) => 'offers' in work)).toEqual([]);
  expect(works.some((work) => 'artEdition' in work)).toBe(true);
});
