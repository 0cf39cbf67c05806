import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readContentFolder, type ContentSource } from '../../src/build/check/contentFolder';
import { promptNotes } from '../../src/build/check/prompts';
import { recordsOf, sessionsOf } from '../../src/build/check/records';
import { fieldOf, itemsOf, textOf } from '../../src/build/check/values';
import type { ContentKind } from '../../src/content-model/contentFiles';
import { participantTypes } from '../../src/content-model/exhibitor';
import { refundReasons } from '../../src/domain/refund';
import { availabilities } from '../../src/domain/works/availability';
import { fullReference } from '../../src/lib/reference';
import { sentencesOf, writtenTexts } from './texts';

// Generous, because the machine may be busy with other work.
jest.setTimeout(60_000);

const root = 'content';
const folder = readContentFolder(root);
const sessions = sessionsOf(folder);
const texts = writtenTexts(folder);
const isPicture = (file: string) => /\.(jpe?g|png|webp|tiff?|svg)$/i.test(file);

const ofYear = (kind: ContentKind, year: number): ContentSource[] =>
  [...recordsOf(folder, kind).values()].filter(({ place }) => place.year === year);

const countBy = (values: (string | undefined)[]) =>
  values.reduce<Record<string, number>>(
    (counts, value = '') => ({ ...counts, [value]: (counts[value] ?? 0) + 1 }),
    {},
  );

test.each([
  [2025, 110],
  [2024, 60],
])(
  '%i has at least %i exhibitors of all types, each with a stand, a text and one to four works',
  (year, least) => {
    const exhibitors = ofYear('exhibitor', year);
    expect(exhibitors.length).toBeGreaterThanOrEqual(least);
    expect(
      Object.keys(countBy(exhibitors.map(({ value }) => textOf(value, 'participantType')))).sort(),
    ).toEqual([...participantTypes].sort());
    const odd = exhibitors.filter(({ value }) => {
      const works = itemsOf(fieldOf(value, 'works')).length;
      return (
        works < 1 ||
        works > 4 ||
        textOf(value, 'stand') === undefined ||
        fieldOf(value, 'text') === undefined
      );
    });
    expect(odd.map(({ file }) => file)).toEqual([]);
  },
);

test('two thirds of the works of 2025 say whether they can be had, and those of galleries whose they are', () => {
  const works = ofYear('exhibitor', 2025).flatMap(({ file, value }) =>
    itemsOf(fieldOf(value, 'works')).map(([index, work]) => ({
      place: `${file} works[${index}]`,
      isGallery: textOf(value, 'participantType') === 'gallery',
      availability: textOf(work, 'availability'),
      artists: itemsOf(fieldOf(work, 'artists')).length,
    })),
  );
  const told = works.filter(({ availability }) => availability !== undefined);
  expect(told.length).toBeGreaterThanOrEqual((works.length * 2) / 3);
  expect(Object.keys(countBy(told.map(({ availability }) => availability))).sort()).toEqual(
    [...availabilities].sort(),
  );
  expect(
    told.filter(({ isGallery, artists }) => isGallery && artists === 0).map(({ place }) => place),
  ).toEqual([]);
});

test.each([
  [2025, 24],
  [2024, 16],
])('%i has at least %i speakers', (year, least) => {
  expect(ofYear('speaker', year).length).toBeGreaterThanOrEqual(least);
});

test('the programme of 2026 has four days and at least 60 events in several halls', () => {
  const current = sessions.filter(({ year }) => year === 2026);
  expect([...new Set(current.map(({ date }) => date))].sort()).toEqual([
    '2026-04-02',
    '2026-04-03',
    '2026-04-04',
    '2026-04-05',
  ]);
  expect(current.length).toBeGreaterThanOrEqual(60);
  expect(
    Object.keys(countBy(current.map(({ value }) => textOf(value, 'hall')))).length,
  ).toBeGreaterThanOrEqual(3);
});

test('the programme of 2025 has at least 30 events, and every speaker of 2025 has one', () => {
  const past = sessions.filter(({ year }) => year === 2025);
  expect(past.length).toBeGreaterThanOrEqual(30);
  const named = new Set(
    past.flatMap(({ value, year }) =>
      itemsOf(fieldOf(value, 'speakers')).map(([, name]) => fullReference(String(name), year)),
    ),
  );
  expect(
    [...recordsOf(folder, 'speaker').keys()].filter(
      (name) => name.startsWith('2025/') && !named.has(name),
    ),
  ).toEqual([]);
});

test('partners are of at least four tiers', () => {
  const tiers = countBy(ofYear('partner', 2026).map(({ value }) => textOf(value, 'tier')));
  expect(Object.keys(tiers).length).toBeGreaterThanOrEqual(4);
});

test('2024 has at least 40 photographs', () => {
  const photos = folder.files.filter((file) => file.startsWith('2024/photos/') && isPicture(file));
  expect(photos.length).toBeGreaterThanOrEqual(40);
});

test('all pictures together have at most 45 MB', () => {
  const bytes = folder.files
    .filter(isPicture)
    .reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(45_000_000);
});

test('covers and pictures of pages have at most 2560 px on the long side, everything else 1600', async () => {
  const rasters = folder.files.filter((file) => isPicture(file) && !file.endsWith('.svg'));
  const sides = await Promise.all(
    rasters.map(async (file) => {
      const { width, height } = await sharp(path.join(root, file)).metadata();
      return { file, side: Math.max(width, height) };
    }),
  );
  const isHero = (file: string) => /^(\d{4}|pages)\/[^/]+$/.test(file);
  expect(sides.filter(({ file, side }) => side > (isHero(file) ? 2560 : 1600))).toEqual([]);
});

/**
 * Fields of running text; names, materials, credits and places may be the same in both languages.
 */
const prose = new Set([
  'text',
  'biography',
  'summary',
  'caption',
  'alt',
  'description',
  'introduction',
  'note',
]);

test.each(['ru', 'en'] as const)('no sentence (%s) is shared by two records', (language) => {
  const users = new Map<string, Set<string>>();
  for (const { record, field, path: where, language: written, text } of texts) {
    // A consent has the same words wherever it is given.
    if (written !== language || !prose.has(field) || where.startsWith('consents')) continue;
    for (const sentence of sentencesOf(text, 4))
      users.set(sentence, (users.get(sentence) ?? new Set()).add(record));
  }
  const shared = [...users].filter(([, records]) => records.size > 1);
  expect(shared.map(([sentence, records]) => `${[...records].join(', ')}: ${sentence}`)).toEqual(
    [],
  );
});

/** Clothes sizes and the beginning of an address are the same in every language. */
const isSign = /^(X{0,2}[SL]|M|https:\/\/)$/;

test('no English text equals its Russian one, unless it has no letters', () => {
  const russian = new Map(
    texts
      .filter(({ language }) => language === 'ru')
      .map(({ path: where, record, text }) => [`${record} ${where}`, text]),
  );
  const same = texts.filter(
    ({ language, path: where, record, text }) =>
      language === 'en' &&
      /\p{L}/u.test(text) &&
      !isSign.test(text) &&
      russian.get(`${record} ${where}`)?.trim() === text.trim(),
  );
  expect(same.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
});

test('quotes and apostrophes are those of print', () => {
  const words = (text: string) => text.replace(/\]\([^)]*\)/g, ']');
  expect(
    texts
      .filter(({ text }) => /["']/.test(words(text)))
      .map(({ place, text }) => `${place}: ${text.slice(0, 80)}`),
  ).toEqual([]);
});

test('the refund form gives the reasons that the page and the calculator give (spec §9)', () => {
  const form = folder.sources.find(({ file }) => file === 'forms/refund.yaml')?.value;
  const fields = itemsOf(fieldOf(form, 'steps')).flatMap(([, step]) =>
    itemsOf(fieldOf(step, 'fields')),
  );
  const reason = fields.find(([, field]) => textOf(field, 'name') === 'refund_reason')?.[1];
  expect(itemsOf(fieldOf(reason, 'options')).map(([, option]) => textOf(option, 'value'))).toEqual(
    refundReasons,
  );
});

test('no prompt of npm run new stands in the sample', () => {
  expect(promptNotes(root, folder)).toEqual([]);
});
