import { Ajv } from 'ajv';
import { dataKinds, openData, type FairRecords } from './openData';
import { dataSchema } from './schemas';

type Exhibitor = FairRecords['exhibitors'][number];
type Work = NonNullable<Exhibitor['works']>[number];

const inBoth = (text: string) => ({ ru: `${text} ру`, en: text });

const bare: Exhibitor = {
  fields: { year: 2024, slug: 'bare' },
  name: inBoth('Nina Bare'),
  participantType: 'artist',
  stand: 'A01',
  city: inBoth('Kazan'),
  country: inBoth('Russia'),
  text: inBoth('Two\nlines with [a link](/map/).\n\nA paragraph.'),
};

const plain = {
  picture: 'Утро.jpg',
  alt: inBoth('A field'),
  title: inBoth('Morning'),
  year: 2023,
  medium: inBoth('oil'),
} as Work;

const rich: Exhibitor = {
  ...bare,
  fields: { year: 2025, slug: 'rich' },
  name: inBoth('Rich Gallery'),
  participantType: 'gallery',
  stand: 'C07',
  website: 'https://rich.example',
  socialLinks: [{ network: 'vk', url: 'https://vk.com/rich' }],
  artists: [{ ...inBoth('Nina Bare'), sortAs: inBoth('Bare') }],
  works: [
    plain,
    {
      ...plain,
      slug: 'film',
      artists: [inBoth('Nina Bare'), inBoth('Oleg Else')],
      yearFrom: 1988,
      year: 1990,
      circa: true,
      technique: 'media',
      size: { diameter: 60.5 },
      duration: '1:02:30',
      copies: { of: 15, number: 3, proofs: 2 },
      availability: 'sold',
      asOf: '2025-04-12',
      price: 120_000,
      courtesy: inBoth('A collection'),
    } as Work,
  ],
};

const records: FairRecords = {
  site: { name: inBoth('Fair'), domain: 'fair.example' },
  exhibitors: [rich, bare],
  plans: [
    {
      fields: { year: 2025 },
      halls: [{ id: 'row-c', name: inBoth('Row C') }],
      stands: [{ code: 'C07', hall: 'row-c' }],
    } as unknown as FairRecords['plans'][number],
  ],
  editions: [{ lastDay: '2025-04-13', fields: { year: 2025 } }],
  routes: new Set(['artists']),
  pictureOf: (work) => (work.slug === 'film' ? undefined : '/static/morning.jpg'),
};

const told = (of: FairRecords = records) =>
  openData(of) as Record<(typeof dataKinds)[number], Record<string, unknown>>;

test('a full fair, a bare one and an empty one keep the schemas', () => {
  const without = { ...records, plans: [], editions: [], routes: new Set<string>() };
  const faults = [records, without, { ...without, exhibitors: [] }].flatMap((fair) =>
    dataKinds.flatMap((kind) => {
      const validate = new Ajv({ allErrors: true }).compile(dataSchema(kind, 'fair.example'));
      validate(told(fair)[kind]);
      return validate.errors ?? [];
    }),
  );
  expect(faults).toEqual([]);
});

test('an exhibitor leads to its artists and works, texts are plain', () => {
  expect(told().exhibitors['exhibitors']).toMatchObject([
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
  expect(told().works['works']).toMatchObject([
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
      picture: null,
    },
  ]);
});

test('an artist is one in all years; without its list there is no page', () => {
  expect(told().artists['artists']).toMatchObject([
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
    { id: 'oleg-else', years: [{ year: 2025, works: ['2025/rich/film'] }] },
  ]);
});
