import path from 'node:path';
import {
  readContentFolder,
  sourcesOf,
  type ContentSource,
} from '../../../src/site/check/files/contentFolder';
import { isKeyed } from '../../../src/lib/isKeyed';
import { contentKinds, type ContentKind } from '../../../src/site/content/contentFiles';
import type { Field, ReferenceTo, Words } from '../protocol';
import { fieldOf } from './fieldOf';
import { nameOf } from './nameOf';
import { pageOf } from './pageOf';
import { referencesOf } from './referencesOf';

const content = readContentFolder(path.resolve('tests/fair'));
const fields = new Map(contentKinds.map((kind) => [kind, fieldOf(kind)]));
const references = new Map<number | undefined, ReturnType<typeof referencesOf>>(
  [undefined, 2024, 2025, 2026].map((year) => [year, referencesOf(content, year)]),
);

function source(file: string): ContentSource {
  const found = content.sources.find((one) => one.file === file);
  if (found === undefined) throw new Error(`${file} is not there`);
  return found;
}

/** Returns labels missing in a language, and fields that cannot be filled in, with their places. */
function faultsOf(field: Field, at: string): string[] {
  const untold = ({ ru, en }: Words, of: string) =>
    /[а-яё]|^[\w\s-]+$/i.test(ru) && /^[^а-яё]+$/i.test(en) ? [] : [`${of}: ${ru} / ${en}`];
  const inside = (within: Record<string, Field>, of = at) =>
    Object.entries(within).flatMap(([key, one]) => faultsOf(one, `${of}.${key}`));
  const own = [...untold(field.label, at), ...(field.help ? untold(field.help, at) : [])];
  switch (field.type) {
    case 'choice':
      return [
        ...own,
        ...field.choices.flatMap(({ value, label }) => untold(label, `${at}=${value}`)),
      ];
    case 'localized':
      return [...own, ...inside(field.others)];
    case 'fields':
      return [...own, ...inside(field.fields)];
    case 'list':
      return [...own, ...faultsOf(field.item, `${at}[]`)];
    case 'kinds':
      return [
        ...own,
        ...Object.entries(field.kinds).flatMap(([kind, { label, fields: within }]) => [
          ...untold(label, `${at}<${kind}>`),
          ...inside(within, `${at}<${kind}>`),
        ]),
      ];
    default:
      return own;
  }
}

/** Returns the parts of a value that its field has no place for. */
function misfitsOf(field: Field, value: unknown, at: string, year: number | undefined): string[] {
  const misfit = (fits: boolean) => (fits ? [] : [`${at}: ${field.type} ${JSON.stringify(value)}`]);
  const inside = (within: Record<string, Field>) =>
    isKeyed(value) && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, one]) => {
          const inner = within[key];
          if (inner === undefined) return [`${at}.${key}: no such field`];
          return misfitsOf(inner, one, `${at}.${key}`, year);
        })
      : misfit(false);
  const text = { label: field.label, required: true, type: 'text', lines: 'one' } as const;
  switch (field.type) {
    case 'fields':
      return inside(field.fields);
    case 'localized':
      return inside({ ru: text, en: text, ...field.others });
    case 'kinds': {
      const kind = isKeyed(value) ? String(value['kind']) : '';
      return inside({ kind: text, ...field.kinds[kind]?.fields });
    }
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((one, index) => misfitsOf(field.item, one, `${at}[${index}]`, year))
        : misfit(false);
    case 'choice':
      return misfit(field.choices.some((choice) => choice.value === value));
    case 'number':
      return misfit(
        typeof value === 'number' || field.words?.some((w) => w.value === value) === true,
      );
    case 'flag':
      return misfit(typeof value === 'boolean');
    case 'reference':
      return misfit(choicesFor(field.to, year).has(value));
    case 'picture':
      return misfit(/\.\w{3,4}$/.test(String(value)));
    case 'day':
      return misfit(/^\d{4}-\d\d-\d\d$/.test(String(value)));
    case 'time':
      return misfit(/^\d\d:\d\d$/.test(String(value)));
    case 'moment':
      return misfit(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(String(value)));
    default:
      return misfit(typeof value === 'string');
  }
}

const sets = new Map<string, Set<unknown>>();
function choicesFor(to: ReferenceTo, year: number | undefined): Set<unknown> {
  const key = `${to} ${year}`;
  const known = sets.get(key) ?? new Set(references.get(year)?.[to].map(({ value }) => value));
  sets.set(key, known);
  return known;
}

test('every field of every kind has a label in both languages', () => {
  expect([...fields].flatMap(([kind, field]) => faultsOf(field, kind))).toEqual([]);
});

test('every file fits its form, and refers to records that can be chosen', () => {
  const misfits = content.sources.flatMap(({ file, value, place }) => {
    const field = fields.get(place.kind);
    return field === undefined ? [file] : misfitsOf(field, value, file, place.year);
  });
  expect(misfits).toEqual([]);
});

test('every file has its own name, in both languages', () => {
  const named = content.sources.map((one) => ({ one, ...nameOf(one) }));
  for (const language of ['ru', 'en'] as const) {
    const names = named
      .filter(({ one }) => !['exhibitor', 'speaker', 'partner'].includes(one.place.kind))
      .map((name) => name[language]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(named.filter((name) => /undefined|^$/.test(name[language]))).toEqual([]);
  }
});

test.each<[file: string, ru: string, en: string, page: string | undefined]>([
  ['site.yaml', 'Сайт', 'Site', '/'],
  ['redirects.yaml', 'Правила переадресации', 'Redirects', undefined],
  ['notices.yaml', 'Объявления', 'Notices', '/'],
  ['pages/index.yaml', 'Страница: Арт Ряды', 'Page: Art Rows', '/'],
  ['pages/tickets.yaml', 'Страница: Билеты', 'Page: Tickets', '/tickets/'],
  ['forms/best-stand.yaml', 'Форма: Голос (best-stand)', 'Form: Vote (best-stand)', '/navigation/'],
  [
    '2026/programme/2026-04-03.yaml',
    'Программа, 3 апреля 2026',
    'Programme, 3 April 2026',
    '/program/',
  ],
  [
    '2025/programme/2025-04-11.yaml',
    'Программа, 11 апреля 2025',
    'Programme, 11 April 2025',
    '/program/2025/',
  ],
  [
    '2024/photos/captions.yaml',
    'Подписи к снимкам, 2024',
    'Captions of photographs, 2024',
    '/past_events/2024/',
  ],
  ['2024/edition.yaml', 'Выпуск ярмарки, 2024', 'Edition, 2024', '/past_events/2024/'],
  ['2025/plan.yaml', 'План, 2025', 'Plan, 2025', '/map/'],
  ['2024/plan.yaml', 'План, 2024', 'Plan, 2024', undefined],
  ['2026/way.yaml', 'Путь, 2026', 'Way, 2026', '/contacts/'],
])('%s is called %s, %s, and shown at %s', (file, ru, en, page) => {
  expect(nameOf(source(file))).toEqual({ ru, en });
  expect(pageOf(source(file), content)).toBe(page);
});

test.each<[kind: ContentKind, page: RegExp]>([
  ['exhibitor', /^\/exhibitors\/\d+\/[^/]+\/$/],
  ['speaker', /^\/speakers\/\d+\/[^/]+\/$/],
  ['release', /^\/press\/[^/]+\/$/],
])('each %s has a page', (kind, page) => {
  const [first] = sourcesOf(content, kind);
  expect(first && pageOf(first, content)).toMatch(page);
});

test('the page of the exhibitors is shown at the current year, if that has any', () => {
  const page = source('pages/exhibitors.yaml');
  expect(pageOf(page, content)).toBeUndefined();
  const kobalt = source('2025/exhibitors/kobalt/index.yaml');
  const thisYear = { ...kobalt, place: { ...kobalt.place, year: 2026 } };
  const sources = [...content.sources, thisYear];
  expect(pageOf(page, { ...content, sources })).toBe('/exhibitors/2026/');
});

test('references have names that people search for', () => {
  const own = references.get(2025);
  expect(own?.exhibitors.find(({ value }) => value === 'kobalt')?.label.en).toBe('Kobalt');
  expect(
    references.get(2026)?.exhibitors.find(({ value }) => value === '2025/kobalt')?.label.en,
  ).toBe('Kobalt, 2025');
});
