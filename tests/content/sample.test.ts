import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readContentFolder } from '../../src/site/check/files/contentFolder';
import { ofTheSample } from './ofTheSample';
import { sentencesOf, writtenTexts } from './texts';

// Long, because the machine may be busy.
jest.setTimeout(60_000);

const root = 'content';
/**
 * Slips of each kind allowed in the sample. Editors may try anything that passes the check, but the
 * whole must stay good.
 */
const fewSlips = 10;

ofTheSample('the sample fair (skipped where another fair stands in content/)', () => {
  const folder = readContentFolder(root);
  const texts = writtenTexts(folder);
  const isPicture = (file: string) => /\.(jpe?g|png|webp|tiff?|svg)$/i.test(file);

  const expectFew = (found: readonly string[]) =>
    expect(found.length > fewSlips ? found : []).toEqual([]);

  test('pictures have at most 45 MB together; the long side has 2560 px in covers and 1600 px in others', async () => {
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

  test.each(['ru', 'en'] as const)('hardly a sentence (%s) is in two records', (language) => {
    const users = new Map<string, Set<string>>();
    for (const { record, path: where, language: written, text } of proseTexts) {
      // A consent has the same text wherever it is given.
      if (written !== language || where.startsWith('consents')) continue;
      for (const sentence of sentencesOf(text, 4))
        users.set(sentence, (users.get(sentence) ?? new Set()).add(record));
    }
    const shared = [...users].filter(([, records]) => records.size > 1);
    expectFew(shared.map(([sentence, records]) => `${[...records].join(', ')}: ${sentence}`));
  });

  test('after an order, the page mentions payment; after a question, the answer (spec §4)', () => {
    const forms = folder.files.filter((file) => /^forms\/[^/]+\.yaml$/.test(file));
    const wordsAfter = forms.map((file): [string, boolean, boolean] => {
      const form = readFileSync(path.join(root, file), 'utf8');
      const to = /^redirectUrl: (\/.*)\/$/m.exec(form)?.[1] ?? '/thanks';
      const page = readFileSync(path.join(root, `pages${to}.yaml`), 'utf8');
      const isTold = [/оплат/i, /\bpay/i].every((words) => words.test(page));
      return [file, /^ +type: total$/m.test(form), isTold];
    });
    expect(wordsAfter.filter(([, isOrder, isTold]) => isOrder !== isTold)).toEqual([]);
    expect(readFileSync(`${root}/forms/work-question.yaml`, 'utf8')).toMatch('/thanks/question/');
  });

  test('hardly any English text is in Russian, and quotation marks are typographic', () => {
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
