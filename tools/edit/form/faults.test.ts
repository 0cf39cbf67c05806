import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContentFolder, readContentSource } from '../../../src/site/check/files/contentFolder';
import { markedSentences, sentences } from '../../../src/site/check/problems/problem';
import { tryFiles } from '../../../src/site/check';
import { readContentPath } from '../../../src/site/content/contentFiles';
import { describeFaults } from './faults';
import { referencesOf } from './referencesOf';

const folder = readContentFolder(path.resolve('tests/fair'));
const kobalt = '2025/exhibitors/kobalt/index.yaml';
const day = '2026/programme/2026-04-03.yaml';

/** Returns the messages about a file with its text changed, as the form shows them. */
function describeChange(
  file: string,
  change: (text: string) => string,
  language: 'ru' | 'en' = 'ru',
) {
  const place = readContentPath(file);
  if (place === undefined) throw new Error(file);
  const text = change(readFileSync(path.join('tests/fair', file), 'utf8'));
  const { own, added } = tryFiles(folder, [{ file, text }]);
  const draft = readContentSource(file, Buffer.from(text), place);
  return describeFaults([...own, ...added], language, folder, [draft]).map(
    ({ where, problem, remedy }) =>
      `${where.join(', ')}: ${[problem, remedy].filter(Boolean).join('; ')}`,
  );
}

test('a field is named by its labels, and what to do by the form’s words', () => {
  const withoutRussian = (text: string) => text.replace(/title: \{ru: "[^"]+", /, 'title: {');
  expect(describeChange(kobalt, withoutRussian)).toEqual([
    'Работа 1, Название работы: нет русского текста',
  ]);
  expect(describeChange(kobalt, withoutRussian, 'en')).toEqual([
    'Work 1, Title of the work: has no Russian text',
  ]);
  expect(describeChange(kobalt, (text) => text.replace(/^city: .*\n/m, ''))).toEqual([
    'Город: не заполнено; впишите значение',
  ]);
});

test('a taken hall names the other session by its title', () => {
  const halls = referencesOf(folder, 2026, 'programme').halls;
  const source = folder.sources.find(({ file }) => file === day);
  const [first] = (source?.value ?? []) as { hall: string }[];
  const busy = describeChange(day, (text) =>
    text.replaceAll(/^( *)hall: .*$/gm, `$1hall: ${first?.hall}`),
  ).filter((line) => line.includes('уже идёт'));
  const hall = halls.find(({ value }) => value === first?.hall)?.label.ru;
  expect(busy[0]).toMatch(
    new RegExp(`^Событие \\d+, Зал: в зале «${hall}» в это время уже идёт «[^»]+».*; поменяйте`),
  );
});

test('only halls of the programme are offered for a session', () => {
  const offered = (kind: 'programme' | 'plan') =>
    referencesOf(folder, 2025, kind).halls.map(({ value }) => value);
  const plan = folder.sources.find(({ file }) => file === '2025/plan.yaml')?.value as {
    halls: { id: string; use: string }[];
  };
  expect(offered('programme')).toEqual(
    plan.halls.filter(({ use }) => use === 'programme').map(({ id }) => id),
  );
  expect(offered('plan')).toEqual(plan.halls.map(({ id }) => id));
});

test('keys are called by their labels, choices by theirs, and files by their names', () => {
  const sold = (text: string) =>
    text.replace(/^( +)availability: .*$/m, '$1availability: not-for-sale');
  expect(describeChange(kobalt, sold)[0]).toBe(
    'Работа 1, Цена, ₽: работа не продаётся, а цена есть; уберите цену или исправьте «Можно ли купить»',
  );
  const stand = describeChange(kobalt, (text) => text.replace(/^stand: .*$/m, 'stand: A99'), 'en');
  expect(stand[0]).toContain('add it to Plan, 2025 or correct the code');
  const quoted = describeChange(
    day,
    (text) => text.replace(/^( *)start: .*$/m, '$1start: noon'),
    'en',
  );
  expect(quoted[0]).toContain('is not a time: noon; write hours and minutes, like 09:30');
});

test('both languages mark the same keys, and nothing of YAML is left in the form’s words', () => {
  const keysIn = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(String).sort();
  const yaml = /\b(ru|en|asOf|yearFrom|priceRange|lastEntry|index\.yaml):|\{(ru|from|of|number):/;
  for (const [code, { problem, remedy }] of Object.entries(markedSentences.ru)) {
    const english = markedSentences.en[code as keyof typeof markedSentences.en];
    const both = [problem + remedy, english.problem + english.remedy] as const;
    expect([code, ...new Set(keysIn(both[0]))]).toEqual([code, ...new Set(keysIn(both[1]))]);
    for (const text of both)
      expect([code, text.replace(/\[\[.*?\]\]/g, '').match(yaml)]).toEqual([code, null]);
  }
  expect(JSON.stringify(sentences)).not.toMatch(/`|\]\](?!\()/);
});
