import { parse } from 'yaml';
import { inItem, itemHead, yamlLines } from './yamlLines';

test.each([
  'Утро',
  'Вместо стекла',
  'Чья сегодня очередь?',
  'Проявка, март',
  'Ряды: начало',
  '2026-04-03',
  '0123',
  '1.10',
  'true',
  'No',
  'null',
  '~',
  '- тире',
  '# решётка',
  'слово # и дальше',
  '«Ёлки» {и} [палки]',
  'a "quoted" \\ word',
  "it's",
  'two  spaces ',
  ' до и после ',
  'первая строка\nвторая\tстрока',
  'https://aivani.example/?a=1&b=2',
  '+7 495 000-00-00',
  'utro-bez-zheltogo.jpg',
  '💙 и é',
  '',
])('a text is parsed back unchanged: %j', (text) => {
  const record = { title: { ru: text, en: text }, artists: [text] };
  const lines = yamlLines(record, ['title', 'artists']);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('\n');
  expect(parse(lines.join('\n'))).toEqual(record);
});

test('texts get quotes only if they need them, and missing fields have no line', () => {
  const work = { title: { ru: 'Утро', en: undefined }, size: { height: 30.5 }, circa: true };
  expect(yamlLines({ ...work, price: null }, ['title', 'price', 'asOf', 'size', 'circa'])).toEqual([
    'title: {ru: Утро}',
    'size: {height: 30.5}',
    'circa: true',
  ]);
});

test('an item begins with its picture, and its address if it has one', () => {
  const lines = [...itemHead({ picture: 'a b.jpg' }), ...inItem(['price: 900'])];
  expect(lines.join('\n')).toBe('works:\n  - picture: a b.jpg\n    price: 900');
  const named = { picture: '1.jpg', slug: 'one' };
  expect(parse(itemHead(named).join('\n'))).toEqual({ works: [named] });
});
