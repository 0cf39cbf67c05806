import { Ajv } from 'ajv';
import type { Locale } from '../../i18n/locales';
import { openData } from './openData';
import { dataKinds, dataPath, dataSchema } from './openDataSchemas';

type Answer = Queries.OpenDataQuery;
type Exhibitor = Answer['exhibitors']['nodes'][number];
type Work = NonNullable<Exhibitor['works']>[number];

const inBoth = (text: string) => ({ ru: `${text} ру`, en: text });
const answerIn = (locale: Locale): Answer => {
  const text = (words: string) => inBoth(words)[locale];
  const maker = (slug: string, name: string) => ({ slug, name: text(name) });
  const bare: Exhibitor = {
    year: 2024,
    slug: 'bare',
    name: text('Nina Bare'),
    participantType: 'artist',
    stand: 'A01',
    place: null,
    city: text('Kazan'),
    country: text('Russia'),
    text: text('Two\nlines with [a link](/map/).\n\nA paragraph.'),
    website: null,
    socialLinks: null,
    shownArtists: [{ slug: 'nina-bare' }],
    works: null,
  };
  const plain: Work = {
    slug: 'utro',
    title: text('Morning'),
    makers: [],
    yearFrom: null,
    year: 2023,
    circa: null,
    medium: text('oil'),
    technique: null,
    size: null,
    duration: null,
    copies: null,
    availability: null,
    asOf: null,
    price: null,
    priceRange: null,
    courtesy: null,
    alt: text('A field'),
    picture: { sentAddress: '/static/morning.jpg' },
  };
  const film: Work = {
    ...plain,
    slug: 'film',
    makers: [maker('nina-bare', 'Nina Bare'), maker('oleg-else', 'Oleg Else')],
    yearFrom: 1988,
    year: 1990,
    circa: true,
    technique: 'media',
    size: { height: 60.5, width: 60.5, depth: null, diameter: 60.5 },
    duration: '1:02:30',
    copies: { of: 15, number: 3, proofs: 2 },
    availability: 'sold',
    asOf: '2025-04-12',
    price: 120_000,
    courtesy: text('A collection'),
  };
  const rich: Exhibitor = {
    ...bare,
    year: 2025,
    slug: 'rich',
    name: text('Rich Gallery'),
    participantType: 'gallery',
    stand: 'C07',
    place: { row: text('Row C') },
    website: 'https://rich.example',
    socialLinks: [{ network: 'vk', url: 'https://vk.com/rich' }],
    shownArtists: [{ slug: 'nina-bare' }, { slug: 'oleg-else' }],
    works: [plain, film],
  };
  const shown = { year: 2025, exhibitors: [{ year: 2025, slug: 'rich' }] };
  const shownWork = (slug: string) => ({ slug, exhibitor: { slug: 'rich' } });
  const artists: Answer['artists'] = [
    { ...maker('oleg-else', 'Oleg Else'), years: [{ ...shown, works: [shownWork('film')] }] },
    {
      ...maker('nina-bare', 'Nina Bare'),
      years: [
        { ...shown, works: [shownWork('utro'), shownWork('film')] },
        { year: 2024, exhibitors: [{ year: 2024, slug: 'bare' }], works: [] },
      ],
    },
  ];
  return {
    site: { name: text('Fair'), domain: 'fair.example' },
    editions: { nodes: [{ year: 2025, lastDay: '2025-04-13' }] },
    listPages: { nodes: [{ route: 'artists' }] },
    exhibitors: { nodes: [bare, rich] },
    // Each language has its own alphabet.
    artists: locale === 'ru' ? artists : [...artists].reverse(),
  };
};

/** The files by path, of answers with other parts. */
const dataOf = (parts: Partial<Answer> = {}) =>
  Object.fromEntries(
    openData
      .files({ ru: { ...answerIn('ru'), ...parts }, en: { ...answerIn('en'), ...parts } })
      .map(([path, text]) => [path, JSON.parse(text) as Record<string, unknown>]),
  );
const data = dataOf();

test('a full fair, one without lists and an empty one keep the schemas', () => {
  const without = { editions: { nodes: [] }, listPages: { nodes: [] } };
  const faults = [
    data,
    dataOf(without),
    dataOf({ exhibitors: { nodes: [] }, artists: [] }),
  ].flatMap((files) =>
    dataKinds.flatMap((kind) => {
      const validate = new Ajv({ allErrors: true }).compile(dataSchema(kind, 'fair.example'));
      validate(files[dataPath(kind)]);
      return validate.errors ?? [];
    }),
  );
  expect(faults).toEqual([]);
});

test('an exhibitor leads to its artists and works, texts are plain', () => {
  expect(data[dataPath('exhibitors')]?.['exhibitors']).toMatchObject([
    {
      id: '2024/bare',
      hall: null,
      website: null,
      artists: ['nina-bare'],
      works: [],
      picture: null,
      text: { en: 'Two lines with a link.\n\nA paragraph.' },
    },
    {
      id: '2025/rich',
      page: {
        ru: 'https://fair.example/exhibitors/2025/rich/',
        en: 'https://fair.example/en/exhibitors/2025/rich/',
      },
      hall: inBoth('Row C'),
      artists: ['nina-bare', 'oleg-else'],
      works: ['2025/rich/utro', '2025/rich/film'],
      picture: { url: 'https://fair.example/static/morning.jpg', alt: inBoth('A field') },
    },
  ]);
});

test('a work has its figures', () => {
  expect(data[dataPath('works')]?.['works']).toMatchObject([
    { id: '2025/rich/utro', made: { from: null, to: 2023, isApproximate: false }, size: null },
    {
      id: '2025/rich/film',
      exhibitor: '2025/rich',
      stand: 'C07',
      artists: [{ id: 'nina-bare' }, { id: 'oleg-else', name: inBoth('Oleg Else') }],
      made: { from: 1988, to: 1990, isApproximate: true },
      size: { height: 60.5, width: 60.5, depth: null, diameter: 60.5 },
      durationSeconds: 3750,
      availability: 'sold',
      asOf: '2025-04-12',
      offeredUntil: null,
      price: 120_000,
      priceRange: null,
      courtesy: inBoth('A collection'),
    },
  ]);
});

test('an artist is one in all years and both languages; without its list there is no page', () => {
  expect(data[dataPath('artists')]?.['artists']).toMatchObject([
    {
      id: 'nina-bare',
      name: inBoth('Nina Bare'),
      page: null,
      years: [
        {
          year: 2025,
          page: { en: 'https://fair.example/en/artists/2025/#artist-nina-bare' },
          exhibitors: ['2025/rich'],
          works: ['2025/rich/utro', '2025/rich/film'],
        },
        { year: 2024, exhibitors: ['2024/bare'], works: [] },
      ],
    },
    { id: 'oleg-else', name: inBoth('Oleg Else'), years: [{ year: 2025 }] },
  ]);
});
