import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageParity } from './messageParity';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fair-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function findings(ru: object, en: object | undefined): string[] {
  for (const language of ['ru', 'en']) mkdirSync(path.join(folder, language));
  writeFileSync(path.join(folder, 'ru/common.json'), JSON.stringify(ru, null, 2));
  if (en !== undefined)
    writeFileSync(path.join(folder, 'en/common.json'), JSON.stringify(en, null, 2));
  return messageParity(folder).map((finding) => {
    const field = finding.kind === 'unreadable' ? '' : `${finding.field} `;
    return `${finding.file}:${finding.line}:${finding.column} ${field}${finding.kind}`;
  });
}

test('every message in both languages', () => {
  expect(
    findings(
      { menu: 'Меню', networks: { vk: 'ВКонтакте' } },
      { menu: 'Menu', networks: { vk: 'VK' } },
    ),
  ).toEqual([]);
});

test('messages that only one language has', () => {
  const expected = [
    'en/common.json:3:3 networks.vk missing',
    'ru/common.json:1:1 tickets missingRussian',
  ];
  expect(
    findings(
      { menu: 'Меню', networks: { vk: 'ВКонтакте' } },
      { menu: 'Menu', networks: {}, tickets: 'Tickets' },
    ),
  ).toEqual(expected);
});

test('messages that are empty or left in Russian', () => {
  const expected = [
    'en/common.json:2:11 menu missing',
    'en/common.json:3:11 main untranslated',
    'ru/common.json:4:12 close missingRussian',
  ];
  expect(
    findings(
      { menu: 'Меню', main: 'Главная', close: '' },
      { menu: ' ', main: 'Главная', close: 'Close' },
    ),
  ).toEqual(expected);
});

test('a count has more forms in Russian', () => {
  const ru = {
    count_one: '{{count}} спикер',
    count_few: '{{count}} спикера',
    count_many: '{{count}} спикеров',
  };
  expect(
    findings(ru, { count_one: '{{count}} speaker', count_other: '{{count}} speakers' }),
  ).toEqual([]);
});

test('a file missing in English', () => {
  expect(findings({ menu: 'Меню' }, undefined)).toEqual(['en/common.json:1:1 menu missing']);
});
