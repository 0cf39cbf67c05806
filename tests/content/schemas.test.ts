import { Ajv, type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LazySchema, ObjectSchema, ArraySchema, Schema } from 'yup';
import {
  readContentFolder,
  readContentSource,
  type ContentSource,
} from '../../src/site/check/files/contentFolder';
import {
  contentKinds,
  kinds,
  readContentPath,
  type ContentKind,
} from '../../src/site/content/contentFiles';
import { helpOf } from '../../src/content/shapes';
import { testRows } from '../support/testRows';
import { schemaFiles } from '../../tools/schemas/files';
import { editorKeywords } from '../../tools/schemas/jsonSchema';

const files = schemaFiles();
const validators = new Map(files.map(({ kind, schema }) => [kind, compile(schema)]));

function compile(schema: object): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
  for (const keyword of editorKeywords) ajv.addKeyword(keyword);
  return ajv.compile(JSON.parse(JSON.stringify(schema)) as object);
}

function isGoodForEditor({ place, value }: ContentSource): boolean {
  const validate = validators.get(place.kind);
  if (validate === undefined) throw new Error(`No JSON Schema of ${place.kind}`);
  return validate(value) === true;
}

const isGoodForCheck = ({ reading }: ContentSource) => reading.problems.length === 0;

test('VS Code knows the schema of every kind', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(files.map(({ file, glob }) => [`./${file}`, glob])),
  );
});

test('every field has help in both languages', () => {
  expect(contentKinds.flatMap((kind) => withoutHelp(kinds[kind].schema, kind))).toEqual([]);
});

/** Paths of fields without label or help; of lazy schemas, in all their kinds. */
function withoutHelp(schema: unknown, at: string): string[] {
  if (schema instanceof LazySchema) {
    const frame: unknown = schema.resolve({ value: undefined });
    const choices =
      frame instanceof ObjectSchema
        ? (frame.describe().fields['kind'] as { oneOf: string[] }).oneOf
        : [];
    return choices.flatMap((kind) =>
      withoutHelp(schema.resolve({ value: { kind } }), `${at}<${kind}>`),
    );
  }
  if (schema instanceof ArraySchema) return withoutHelp(schema.innerType, `${at}[]`);
  if (!(schema instanceof ObjectSchema)) return [];
  return Object.entries<unknown>(schema.fields as Record<string, unknown>).flatMap(
    ([key, field]) => {
      const { ru, en } = helpOf((field instanceof Schema && field.meta()) || {});
      const missing = ru && en ? [] : [`${at}.${key}`];
      return [...missing, ...withoutHelp(field, `${at}.${key}`)];
    },
  );
}

test('every file of a fair is also valid for editors', () => {
  const { sources } = readContentFolder('tests/fair');
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((source) => !isGoodForEditor(source)).map(({ file }) => file)).toEqual([]);
});

const good = {
  exhibitor: `name: {ru: Гипс, en: Plaster}
participantType: sculptor
stand: D11
city: {ru: Псков, en: Pskov}
country: {ru: Россия, en: Russia}
text: {ru: Текст., en: Text.}
website: https://plaster.example
socialLinks: [{network: vk, url: https://vk.com/plaster_example}]
works:
  - picture: Work.JPG
    title: {ru: Рука, en: Hand}
    year: 2024
    medium: {ru: гипс, en: plaster}
    size: {height: 30, width: 20}
    copies: {number: 3, of: 15}
    availability: sold
    asOf: "2025-04-03"
    price: 90000
    alt: {ru: Гипсовая рука, en: A plaster hand}
contact: {email: hand@plaster.example, phone: "+7 495 000-00-00"}
`,
  edition: `firstDay: "2026-04-02"
lastDay: "2026-04-05"
venue: {name: {ru: Двор, en: Yard}, address: {ru: Ильинка, en: Ilyinka}}
colour: {light: "#1f24ff", dark: "#9a9dff"}
`,
  programme: `- slug: how-do-we-enter-it
  start: "12:00"
  end: "13:00"
  hall: great-hall
  kind: talk
  title: {ru: Как, en: How}
  summary: {ru: О чём, en: What}
  speakers: [2025/zoya-teternikova]
  audience: everyone
  spokenLanguages: [ru, en]
  places: 12
  registration: none
  changes:
    - {at: "2026-03-30T14:05", status: changed, what: {ru: Позже, en: Later}}
`,
  redirects: `- {from: /programme/, to: /program/, status: 301, reason: The poster}
- {from: /lottery/, status: 410, reason: It is over}
`,
  notices: `- slug: queue
  level: info
  text: {ru: Очередь, en: A queue}
  link: {to: /map/, label: {ru: План, en: Map}}
  from: "2026-04-02T10:00"
  until: "2026-04-02T18:00"
  pages: [/, /program/*]
`,
  page: `title: {ru: Т, en: T}
description: {ru: О, en: D}
titleBlock: {titleH1: {ru: Т, en: T}}
sections:
  - {kind: text, anchor: why, title: {ru: Зачем, en: Why}, text: {ru: Т, en: T}}
  - {kind: gallery, anchor: photos, title: {ru: Снимки, en: Photos}, photos: 2024}
`,
  plan: `size: {width: 166, height: 86}
halls: [{id: row-a, name: {ru: Ряд, en: Row}, use: stands, x: 6, y: 6, width: 118, height: 14}]
stands: [{code: A01, hall: row-a, x: 6, y: 6, width: 5.5, height: 4}]
services: []
stepFreeRoutes: [{name: {ru: Путь, en: Way}, points: [{x: 1, y: 1}, {x: 2, y: 2}]}]
`,
  captions: `- {picture: day 1.jpg, caption: {ru: День, en: Day}, focalPoint: {x: 0.5, y: 0}}
`,
} as const satisfies Partial<Record<ContentKind, string>>;
type Sample = keyof typeof good;

const places: Record<Sample, string> = {
  exhibitor: '2025/exhibitors/gips/index.yaml',
  edition: '2026/edition.yaml',
  programme: '2026/programme/2026-04-03.yaml',
  redirects: 'redirects.yaml',
  notices: 'notices.yaml',
  page: 'pages/rules.yaml',
  plan: '2026/plan.yaml',
  captions: '2026/photos/captions.yaml',
};

function read(kind: Sample, text: string): ContentSource {
  const place = readContentPath(places[kind]);
  if (place === undefined) throw new Error(`${places[kind]} is no place`);
  return readContentSource(path.posix.normalize(places[kind]), Buffer.from(text), place);
}

testRows(Object.keys(good) as Sample[])('a valid %s is valid for both', (kind) => {
  const source = read(kind, good[kind]);
  expect([isGoodForCheck(source), isGoodForEditor(source)]).toEqual([true, true]);
});

testRows<[Sample, string, string]>([
  ['exhibitor', 'sculptor', 'sculpter'],
  ['exhibitor', 'stand: D11', 'stand: 11D'],
  ['exhibitor', 'stand: D11\n', ''],
  ['exhibitor', ', en: Pskov', ''],
  ['exhibitor', 'en: Pskov', 'en: " "'],
  ['exhibitor', 'en: Text.', 'en: 7'],
  ['exhibitor', 'year: 2024', 'year: soon'],
  ['exhibitor', 'year: 2024', 'year: 2024.5'],
  ['exhibitor', 'year: 2024', 'year: 20240'],
  ['exhibitor', 'height: 30', 'height: 0'],
  ['exhibitor', 'Work.JPG', 'work.heic'],
  ['exhibitor', '    medium:', '    medum: x\n    medium:'],
  ['exhibitor', 'https://plaster.example', 'plaster.example'],
  ['exhibitor', 'of: 15', 'of: 0'],
  ['exhibitor', '{number: 3, of: 15}', '{number: 3}'],
  ['exhibitor', '    asOf: "2025-04-03"\n', ''],
  ['exhibitor', '"2025-04-03"', '"03.04.2025"'],
  ['exhibitor', 'price: 90000', 'price: 1200 EUR'],
  ['exhibitor', 'price: 90000', 'priceRange: {from: 90000}'],
  ['exhibitor', 'hand@plaster.example', 'hand'],
  ['exhibitor', '"+7 495 000-00-00"', '+74950000000'],
  ['edition', '"2026-04-02"', '"02.04.2026"'],
  ['edition', '#1f24ff', 'blue'],
  ['programme', ', what: {ru: Позже, en: Later}', ''],
  ['programme', '2026-03-30T14:05', '30.03.2026'],
  ['programme', '"12:00"', '"24:00"'],
  ['programme', '[ru, en]', '[]'],
  ['programme', 'places: 12', 'places: 0'],
  ['programme', '2025/zoya', '25/Zoya'],
  ['redirects', 'to: /program/, ', ''],
  ['redirects', 'from: /lottery/', 'from: /lottery/, to: /'],
  ['redirects', 'from: /programme/', 'from: /en/programme/'],
  ['notices', '  until: "2026-04-02T18:00"\n', ''],
  ['notices', '"2026-04-02T18:00"', '"2026-04-02T24:00"'],
  ['notices', 'en: A queue', `en: ${'a'.repeat(61)}`],
  ['notices', 'en: Map', 'en: A map of the halls'],
  ['notices', '/program/*', '/program*'],
  ['page', 'kind: text', 'kind: txt'],
  ['page', 'photos: 2024', 'photos: 2024, people: []'],
  ['page', ', text: {ru: Т, en: T}', ''],
  ['page', 'anchor: why', 'anchor: Why'],
  ['plan', ', {x: 2, y: 2}', ''],
  ['plan', 'width: 5.5', 'width: 0'],
  ['captions', 'x: 0.5', 'x: 50'],
])('what is refused by the check is refused by editors: %s: %j → %j', (kind, from, to) => {
  expect(good[kind]).toContain(from);
  const source = read(kind, good[kind].replace(from, to));
  expect(source.problems).toEqual([]);
  expect([isGoodForCheck(source), isGoodForEditor(source)]).toEqual([false, false]);
});
