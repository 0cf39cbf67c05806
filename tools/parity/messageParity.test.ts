import { rmSync } from 'node:fs';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { testRows } from '../../tests/support/testRows';
import { messageParity } from './messageParity';

const { at, put } = temporaryFolder();

function findings(ru: object, en: object | undefined): string[] {
  put('ru/common.json', JSON.stringify(ru, null, 2));
  put('en/.keep', '');
  if (en !== undefined) put('en/common.json', JSON.stringify(en, null, 2));
  return messageParity(at()).map((finding) => {
    const field = finding.kind === 'unreadable' ? '' : `${finding.field} `;
    return `${finding.file}:${finding.line}:${finding.column} ${field}${finding.kind}`;
  });
}

const menu = { menu: 'Меню', networks: { vk: 'ВКонтакте' } };
const count = { count_few: '{{count}} спикера', count_many: '{{count}} спикеров' };

testRows<[string, object, object | undefined, string[]]>([
  ['every message in both languages', menu, { menu: 'Menu', networks: { vk: 'VK' } }, []],
  [
    'messages that only one language has',
    menu,
    { menu: 'Menu', networks: {}, tickets: 'Tickets' },
    ['en/common.json:3:3 networks.vk missing', 'ru/common.json:1:1 tickets missingRussian'],
  ],
  [
    'messages that are empty or left in Russian',
    { menu: 'Меню', main: 'Главная', close: '' },
    { menu: ' ', main: 'Главная', close: 'Close' },
    [
      'en/common.json:2:11 menu missing',
      'en/common.json:3:11 main untranslated',
      'ru/common.json:4:12 close missingRussian',
    ],
  ],
  [
    'a count, which has more forms in Russian',
    { count_one: '{{count}} спикер', ...count },
    { count_one: '{{count}} speaker', count_other: '{{count}} speakers' },
    [],
  ],
  ['a file missing in English', { menu: 'Меню' }, undefined, ['en/common.json:1:1 menu missing']],
])('%s', (_, ru, en, expected) => {
  rmSync(at('en'), { recursive: true, force: true });
  expect(findings(ru, en)).toEqual(expected);
});
