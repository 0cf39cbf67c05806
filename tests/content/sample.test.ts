import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readContentFolder, type ContentSource } from '../../src/build/check/contentFolder';
import { recordsOf, sessionsOf } from '../../src/build/check/records';
import { fieldOf, itemsOf, textOf } from '../../src/build/check/values';
import type { ContentKind } from '../../src/content-model/contentFiles';
import type { Site } from '../../src/content-model/site';
import { participantTypes } from '../../src/content-model/exhibitor';
import { fullReference } from '../../src/lib/reference';
import { sentencesOf, writtenTexts } from './texts';

// Generous, because the machine may be busy with other work.
jest.setTimeout(60_000);

const root = 'content';
const { domain } = parse(readFileSync(`${root}/site.yaml`, 'utf8')) as Partial<Site>;
const isSample =
  domain === 'artrows.example' &&
  [2024, 2025].every((year) => existsSync(`${root}/${year}/edition.yaml`));
const ofTheSample = isSample ? describe : describe.skip;

/**
 * What a demonstration may have of each slip. Editors may try anything that the check lets pass;
 * the sample as a whole has to stay good.
 */
const fewSlips = 10;

ofTheSample('the sample fair (skipped where another fair stands in content/)', () => {
  const folder = readContentFolder(root);
  const sessions = sessionsOf(folder);
  const texts = writtenTexts(folder);
  const isPicture = (file: string) => /\.(jpe?g|png|webp|tiff?|svg)$/i.test(file);

  const ofYear = (kind: ContentKind, year: number): ContentSource[] =>
    [...recordsOf(folder, kind).values()].filter(({ place }) => place.year === year);
  const distinct = (values: readonly unknown[]) => new Set(values.filter(Boolean));
  const expectFew = (found: readonly string[]) =>
    expect(found.length > fewSlips ? found : []).toEqual([]);

  test.each([
    [2025, 110],
    [2024, 60],
  ])(
    '%i has %i exhibitors of all types, with a stand, a text and one to four works',
    (year, least) => {
      const exhibitors = ofYear('exhibitor', year);
      expect(exhibitors.length).toBeGreaterThanOrEqual(least);
      const types = exhibitors.map(({ value }) => textOf(value, 'participantType'));
      expect(distinct(types)).toEqual(new Set(participantTypes));
      const odd = exhibitors.filter(({ value }) => {
        const works = itemsOf(fieldOf(value, 'works')).length;
        const isWhole =
          textOf(value, 'stand') !== undefined && fieldOf(value, 'text') !== undefined;
        return works < 1 || works > 4 || !isWhole;
      });
      expectFew(odd.map(({ file }) => file));
    },
  );

  test('most works of 2025 say whether they can be had, and those of galleries whose they are', () => {
    const works = ofYear('exhibitor', 2025).flatMap(({ file, value }) =>
      itemsOf(fieldOf(value, 'works')).map(([index, work]) => ({
        place: `${file} works[${index}]`,
        isGallery: textOf(value, 'participantType') === 'gallery',
        availability: textOf(work, 'availability'),
        artists: itemsOf(fieldOf(work, 'artists')).length,
      })),
    );
    const told = works.filter(({ availability }) => availability !== undefined);
    expect(told.length).toBeGreaterThanOrEqual(works.length * 0.6);
    expect(distinct(told.map(({ availability }) => availability)).size).toBeGreaterThanOrEqual(3);
    const nameless = told.filter(({ isGallery, artists }) => isGallery && artists === 0);
    expectFew(nameless.map(({ place }) => place));
  });

  test('each year has speakers, events, partners and photographs enough', () => {
    const photos = folder.files.filter((file) => file.startsWith('2024/photos/'));
    const now = sessions.filter(({ year }) => year === 2026);
    const past = sessions.filter(({ year }) => year === 2025);
    const named = past.flatMap(({ value, year }) =>
      itemsOf(fieldOf(value, 'speakers')).map(([, name]) => fullReference(String(name), year)),
    );
    const silent = [...recordsOf(folder, 'speaker').keys()].filter(
      (name) => name.startsWith('2025/') && !named.includes(name),
    );
    const tiers = ofYear('partner', 2026).map(({ value }) => textOf(value, 'tier'));
    const found = {
      speakers2025: ofYear('speaker', 2025).length,
      speakers2024: ofYear('speaker', 2024).length,
      sessions2026: now.length,
      days2026: distinct(now.map(({ date }) => date)).size,
      halls2026: distinct(now.map(({ value }) => textOf(value, 'hall'))).size,
      sessions2025: past.length,
      tiers: distinct(tiers).size,
      photos: photos.filter(isPicture).length,
    };
    const least = {
      speakers2025: 24,
      speakers2024: 16,
      sessions2026: 60,
      days2026: 4,
      halls2026: 3,
      sessions2025: 30,
      tiers: 4,
      photos: 40,
    };
    const enough = Object.entries(least).map(([what, count]) => [
      what,
      Math.min(found[what as keyof typeof found], count),
    ]);
    expect(Object.fromEntries(enough)).toEqual(least);
    expectFew(silent);
  });

  test('pictures have at most 45 MB together, covers 2560 px and others 1600 on the long side', async () => {
    const pictures = folder.files.filter(isPicture);
    const bytes = pictures.map((file) => statSync(path.join(root, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000_000);
    const sides = await Promise.all(
      pictures
        .filter((file) => !file.endsWith('.svg'))
        .map(async (file) => {
          const { width, height } = await sharp(path.join(root, file)).metadata();
          return { file, side: Math.max(width, height) };
        }),
    );
    const isHero = (file: string) => /^(\d{4}|pages)\/[^/]+$/.test(file);
    const large = sides.filter(({ file, side }) => side > (isHero(file) ? 2560 : 1600));
    expectFew(large.map(({ file, side }) => `${file}: ${side} px`));
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
  const proseTexts = texts.filter(({ field }) => prose.has(field));

  test.each(['ru', 'en'] as const)(
    'hardly a sentence (%s) is shared by two records',
    (language) => {
      const users = new Map<string, Set<string>>();
      for (const { record, path: where, language: written, text } of proseTexts) {
        // A consent has the same words wherever it is given.
        if (written !== language || where.startsWith('consents')) continue;
        for (const sentence of sentencesOf(text, 4))
          users.set(sentence, (users.get(sentence) ?? new Set()).add(record));
      }
      const shared = [...users].filter(([, records]) => records.size > 1);
      expectFew(shared.map(([sentence, records]) => `${[...records].join(', ')}: ${sentence}`));
    },
  );

  test('hardly an English text is left in Russian, and quotes are those of print', () => {
    const russian = new Map(
      texts
        .filter(({ language }) => language === 'ru')
        .map(({ path: where, record, text }) => [`${record} ${where}`, text]),
    );
    const same = proseTexts.filter(
      ({ language, path: where, record, text }) =>
        language === 'en' && russian.get(`${record} ${where}`)?.trim() === text.trim(),
    );
    expectFew(same.map(({ place, text }) => `${place} ${text}`));
    const typed = texts.filter(({ text }) => /["']/.test(text.replace(/\]\([^)]*\)/g, ']')));
    expectFew(typed.map(({ place, text }) => `${place}: ${text.slice(0, 80)}`));
  });
});
