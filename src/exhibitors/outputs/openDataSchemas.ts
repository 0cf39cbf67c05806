import { availabilities } from '../../works/model/sale';
import { techniques } from '../../works/model/worksFilter';
import { participantTypes } from '../schema';

/** Increases with every change of shape, and is part of the address (docs/open-data.md). */
export const dataVersion = 1;

/** The files of open data; each contains all years and both languages. */
export const dataKinds = ['exhibitors', 'artists', 'works'] as const;
export type DataKind = (typeof dataKinds)[number];

/** The paths of a file of open data and of its schema. */
export const dataPath = (kind: DataKind): string => `/data/v${dataVersion}/${kind}.json`;
export const schemaPath = (kind: DataKind): string => `/data/v${dataVersion}/${kind}.schema.json`;

type Schema = { readonly [keyword: string]: unknown };

/** Every field is always present; a value that was not written is null. */
const record = (properties: Readonly<Record<string, Schema>>, description?: string): Schema => ({
  type: 'object',
  ...(description !== undefined && { description }),
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const listOf = (items: Schema, description: string): Schema => ({
  type: 'array',
  description,
  items,
});
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const text = (description: string, more: Schema = {}): Schema => ({
  type: 'string',
  description,
  ...more,
});
const figure = (description: string): Schema => ({
  type: 'number',
  exclusiveMinimum: 0,
  description,
});
const integer = (description: string, minimum = 1): Schema => ({
  type: 'integer',
  minimum,
  description,
});
const day = (description: string): Schema =>
  text(description, { pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const localized = (description: string): Schema =>
  record(
    {
      ru: text('In Russian.', { minLength: 1 }),
      en: text('In English.', { minLength: 1 }),
    },
    description,
  );
const page = record(
  {
    ru: text('The page in Russian.', { pattern: '^https://' }),
    en: text('The page in English.', { pattern: '^https://' }),
  },
  'Full addresses of its page.',
);
const year = integer('The edition of the fair.', 2000);
const stand = text('Code of the stand, as on the plan.', { examples: ['C07'] });
const hall = orNull(localized('Row or hall of the stand; null until the plan is published.'));
const picture = orNull(
  record(
    {
      url: text('A photograph, at most 1200 px wide.', { pattern: '^https://' }),
      alt: localized('What it shows, for those who can’t see it.'),
    },
    'One picture; its rights are its makers’.',
  ),
);
const exhibitorId = text('Of exhibitors.json.', {
  pattern: '^\\d{4}/[a-z0-9-]+$',
  examples: ['2025/kobalt'],
});
const workId = text('Of works.json.', {
  pattern: '^\\d{4}/[a-z0-9-]+/[a-z0-9-]+$',
  examples: ['2025/kobalt/morning'],
});
const artistId = text('Of artists.json; the same in every year.', { examples: ['vera-gips'] });

const exhibitor = record({
  id: exhibitorId,
  year,
  page,
  name: localized('Name of the gallery or the artist.'),
  participantType: text('Who they are.', { enum: participantTypes }),
  stand,
  hall,
  city: localized('City they come from.'),
  country: localized('Country they come from.'),
  text: localized('About them; an empty line divides paragraphs.'),
  website: orNull(text('Their website.')),
  socialLinks: listOf(
    record({
      network: text('Which network; more may come.', { examples: ['telegram', 'vk'] }),
      url: text('Full address of their profile.'),
    }),
    'Their profiles.',
  ),
  artists: listOf(artistId, 'Whom they show.'),
  works: listOf(workId, 'What they show; the first is their face.'),
  picture,
});

const artist = record({
  id: artistId,
  name: localized('Name, as in the newest year.'),
  page: orNull(page),
  years: listOf(
    record({
      year,
      page: orNull(page),
      exhibitors: listOf(exhibitorId, 'Who shows them in this year.'),
      works: listOf(workId, 'Which of their works are shown in this year.'),
    }),
    'Years in which they are shown, from the newest.',
  ),
});

const work = record({
  id: workId,
  year,
  page,
  exhibitor: exhibitorId,
  stand,
  hall,
  title: localized('Title.'),
  artists: listOf(
    record({ id: artistId, name: localized('Name.') }),
    'Whose it is; empty where that is not written.',
  ),
  made: record(
    {
      from: orNull(integer('The first year, where it took several.')),
      to: integer('The year; the last one, where it took several.'),
      isApproximate: { type: 'boolean', description: 'Whether the year is a guess.' },
    },
    'When it was made.',
  ),
  medium: localized('Technique and material, in words.'),
  technique: orNull(text('What it is by its making; more may come.', { examples: techniques })),
  size: orNull(
    record(
      {
        height: figure('cm'),
        width: figure('cm'),
        depth: orNull(figure('cm')),
        diameter: orNull(figure('cm, of a round work; its height and width are the same.')),
      },
      'Centimetres; null of what has no measures, as a film.',
    ),
  ),
  durationSeconds: orNull(integer('How long a film or a sound lasts, seconds.')),
  copies: orNull(
    record(
      {
        of: integer('How many copies there are; 1 is the only one.'),
        number: orNull(integer('Which of them is shown.')),
        proofs: orNull(integer('How many artist’s proofs there are besides.')),
      },
      'The edition of a print or a cast.',
    ),
  ),
  availability: orNull(
    text('Whether it could be had; null where that is not written.', { enum: availabilities }),
  ),
  asOf: orNull(day('The day on which that was so.')),
  offeredUntil: orNull(
    day('The last day of its fair, of what is available or reserved: from then on, ask.'),
  ),
  isPriceOnRequest: { type: 'boolean', description: 'Whether the price is to be asked for.' },
  price: orNull(integer('Whole roubles.')),
  priceRange: orNull(
    record(
      { from: integer('Whole roubles.'), to: integer('Whole roubles.') },
      'In place of a price.',
    ),
  ),
  courtesy: orNull(localized('Who has lent it.')),
  picture,
});

const entries: Readonly<Record<DataKind, Schema>> = {
  exhibitors: exhibitor,
  artists: artist,
  works: work,
};

/** Returns the JSON Schema (draft 7) of a file of open data, for the fair at this domain. */
export function dataSchema(kind: DataKind, domain: string): Schema {
  const top = record({
    $schema: text('Address of this schema.', { pattern: '^https://' }),
    version: { const: dataVersion, description: 'Of the shape; another has another address.' },
    fair: record({ name: localized('Name of the fair.'), page }, 'Whose data these are.'),
    [kind]: listOf(entries[kind], 'All years, in the order of ids.'),
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `https://${domain}${schemaPath(kind)}`,
    title: `${kind}.json, version ${dataVersion}`,
    ...top,
  };
}

/** Returns every file's schema, by its path. */
export const dataSchemas = (domain: string): [path: string, schema: Schema][] =>
  dataKinds.map((kind) => [schemaPath(kind), dataSchema(kind, domain)]);
