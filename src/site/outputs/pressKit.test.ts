import { testRows } from '../../../tests/support/testRows';
import { pressTexts } from './pressKit';

const fair = {
  name: { ru: 'Гипс', en: 'Plaster' },
  domain: 'fair.example',
  contacts: { email: 'mail@fair.example' },
};
const sections = [
  { kind: 'text', anchor: 'press', title: { ru: 'Служба', en: 'Office' } },
  {
    kind: 'releases',
    anchor: 'releases',
    title: { ru: 'Релизы', en: 'Releases' },
    contact: { name: { ru: 'Тоня', en: 'Tonya' }, email: 'press@fair.example' },
  },
  {
    kind: 'facts',
    anchor: 'facts',
    title: { ru: 'Факты', en: 'Facts' },
    facts: [
      { label: { ru: 'Стенды', en: 'Stands' }, value: { ru: 'Сто', en: 'A hundred' } },
      { label: { ru: 'Залы', en: 'Halls' }, value: { ru: 'Два', en: 'Two' } },
    ],
  },
];
const releases = [
  {
    date: '2026-03-03',
    title: { ru: 'Первый', en: 'First' },
    text: {
      ru: 'Есть [программа](/program/#schedule).\n\nИ [почта](mailto:mail@fair.example).',
      en: 'There is a [programme](/program/#schedule).',
    },
  },
  {
    date: '2025-12-01',
    title: { ru: 'Второй', en: 'Second' },
    text: { ru: 'Всё.', en: 'That is all.' },
    contact: { name: { ru: 'Лев', en: 'Lev' }, email: 'lev@fair.example', phone: '+7 811 0-00' },
  },
];
const photos = [
  {
    file: 'photos/a.jpg',
    caption: { ru: 'Двор', en: 'The court' },
    credit: { ru: 'Фото Веры', en: 'Photo by Vera' },
  },
  { file: 'photos/b.jpg' },
];

test('releases and facts are files of their own, links in full, in the language asked for', () => {
  const texts = pressTexts(fair, sections, releases, photos, 'ru');
  expect([...texts.keys()]).toEqual(['ru/releases.txt', 'ru/facts.txt', 'ru/captions.txt']);
  expect(texts.get('ru/releases.txt')).toBe(
    'Релизы\nГипс, https://fair.example/, mail@fair.example\n\n\n3 марта 2026. Первый\n\nЕсть программа (https://fair.example/program/#schedule).\n\nИ почта (mail@fair.example).\n\nТоня, press@fair.example\n\n\n1 декабря 2025. Второй\n\nВсё.\n\nЛев, lev@fair.example, +7 811 0-00\n',
  );
  expect(texts.get('ru/facts.txt')).toBe(
    'Факты\nГипс, https://fair.example/, mail@fair.example\n\nСтенды: Сто\n\nЗалы: Два\n',
  );
  expect(pressTexts(fair, sections, releases, photos, 'en').get('en/releases.txt')).toContain(
    'programme (https://fair.example/en/program/#schedule).',
  );
});

testRows([
  ['[the kit](/press-kit.zip)', 'the kit (https://fair.example/press-kit.zip)'],
  ['[ours](https://fair.example/map/)', 'ours (https://fair.example/map/)'],
  ['[theirs](https://other.example/a)', 'theirs (https://other.example/a)'],
  ['[call](tel:+74950000000)', 'call (+74950000000)'],
  // What is its own address is not told twice.
  ['[mail@fair.example](mailto:mail@fair.example)', 'mail@fair.example'],
  [
    '[https://other.example/?to=tel:1](https://other.example/?to=tel:1)',
    'https://other.example/?to=tel:1',
  ],
])('%s is written out: %s', (written, expected) => {
  const text = { ru: written, en: written };
  const facts = [{ label: fair.name, value: text }];
  const section = { kind: 'facts', anchor: 'a', title: fair.name, facts };
  expect(pressTexts(fair, [section], [], [], 'en').get('en/a.txt')).toBe(
    `Plaster\nPlaster, https://fair.example/en/, mail@fair.example\n\nPlaster: ${expected}\n`,
  );
});

test('without photographs there is no file of captions', () => {
  expect([...pressTexts(fair, sections, releases, [], 'en').keys()]).toEqual([
    'en/releases.txt',
    'en/facts.txt',
  ]);
});

test('captions name the file, then caption and credit; a photograph without them has its name only', () => {
  expect(pressTexts(fair, [], releases, photos, 'en').get('en/captions.txt')).toBe(
    'photos/a.jpg\nThe court\nPhoto by Vera\n\nphotos/b.jpg\n',
  );
});
