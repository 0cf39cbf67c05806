import fc from 'fast-check';
import { parse } from 'yaml';
import {
  inLetter,
  letterAddress,
  maxAddressLength,
  soldDay,
  soldItem,
  inItem,
  itemHead,
  yamlLines,
} from './letter';

const letter = (changes: Partial<Parameters<typeof letterAddress>[0]>) =>
  letterAddress({ to: 'a@fair.example', subject: 'S', words: 'W', yaml: [], ...changes });

/** Parses a letter as a mail program does. */
function read(address: string) {
  const [to = '', query = ''] = address.replace(/^mailto:/, '').split('?');
  const field = (name: string) =>
    decodeURIComponent(new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1] ?? '');
  return { to: decodeURIComponent(to), subject: field('subject'), body: field('body') };
}

test('spaces are %20, lines end in CRLF, and special characters are encoded', () => {
  expect(letter({ subject: 'A & B?', words: 'one + two\nthree #4', yaml: ['a: 1%'] })).toBe(
    'mailto:a@fair.example?subject=A%20%26%20B%3F&body=one%20%2B%20two%0D%0Athree%20%234%0D%0Aa%3A%201%25',
  );
  expect(letter({ to: 'a+b&c@fair.example' })).toContain('mailto:a%2Bb%26c@fair.example?');
});

const works: { picture: string }[] = [
  { picture: 'utro.jpg' },
  { picture: 'утро, 2.jpg', slug: 'first-light' },
  { picture: '1.jpg', availability: 'available', asOf: '2026-04-02', price: 900 },
  {
    picture: '2.jpg',
    availability: 'reserved',
    asOf: '2026-04-02',
    priceRange: { from: 1, to: 2 },
  },
  { picture: '3.jpg', availability: 'not-for-sale' },
].map((work) => ({
  ...work,
  title: { ru: 'Утро: «первое»', en: 'Morning' },
  medium: { ru: 'масло', en: 'oil' },
  alt: { ru: 'пятно', en: 'a spot' },
  year: 2025,
}));

test.each(works)('the lines of a sold work mark it as sold and change nothing else: %j', (work) => {
  const lines = soldItem(itemHead(work), '2026-04-03');
  const { subject, body } = read(letter({ subject: 'Продано', words: 'Он\nона', yaml: lines }));
  expect(subject).toBe('Продано');
  const pasted = parse(body.slice(body.indexOf('works:'))) as { works: [object] };
  const sold = { ...work, ...pasted.works[0] };
  expect(sold).toEqual({ ...work, availability: 'sold', asOf: '2026-04-03' });
});

test('lines that do not fit are dropped from the end, and the rest is still YAML', () => {
  const title = { ru: 'Ж'.repeat(80), en: 'Z' };
  const alt = { ru: 'Щ'.repeat(300), en: 'Z' };
  const lines = inItem(yamlLines({ title, alt }, ['title', 'alt']));
  const address = letter({ yaml: [...itemHead({ picture: 'a.jpg' }), ...lines] });
  expect(address.length).toBeLessThanOrEqual(maxAddressLength);
  const { body } = read(address);
  expect(parse(body.slice(3))).toEqual({ works: [{ picture: 'a.jpg', title }] });
});

test('the longest names, titles and addresses fit into a letter', () => {
  const name = inLetter('Ж'.repeat(50) + ' ' + 'Щ'.repeat(200));
  const address = `https://fair.example/en/exhibitors/2026/${'a'.repeat(70)}/${'b'.repeat(60)}/`;
  const lines = soldItem(itemHead({ picture: `${'b'.repeat(60)}.jpg` }), '2026-04-03');
  const words = ['Здравствуйте! Работа продана.', name, address, 'c'.repeat(110)].join('\n');
  const whole = letter({ subject: `Продано: C07, ${name}`, words, yaml: lines });
  expect(read(whole).body).toContain('asOf: "2026-04-03"');
  expect(letter({ words: inLetter(`a${'💙'.repeat(60)}`) })).toContain('%F0%9F%92%99%E2%80%A6');
});

test.each([
  ['during the fair: today', '2026-04-03', 2025, '2026-04-03'],
  ['after it: its last day', '2026-05-01', 2025, '2026-04-05'],
  ['before the year of the work: the first of that year', '2025-12-01', 2026, '2026-01-01'],
])('a work is sold on, %s', (_, today, year, day) => {
  expect(soldDay(today, '2026-04-05', year)).toBe(day);
});

const tricky = [
  ...['Вместо стекла', 'Чья сегодня очередь?', 'Проявка, март', 'Ряды: начало', '2026-04-03'],
  ...['0123', '1.10', 'true', 'No', 'null', '~', '- тире', '# решётка', 'слово # и дальше', ''],
  ...['«Ёлки» {и} [палки]', 'a "quoted" \\ word', "it's", 'two  spaces ', '+7 495 000-00-00'],
  ...['первая строка\nвторая\tстрока', 'https://aivani.example/?a=1&b=2', 'utro.jpg', '💙 и é'],
];

test('any text is parsed back unchanged', () =>
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...tricky), fc.string({ unit: 'grapheme' })), (text) => {
      const record = { title: { ru: text, en: text }, artists: [text] };
      const lines = yamlLines(record, ['title', 'artists']);
      expect(lines).toHaveLength(2);
      expect(lines.join('')).not.toContain('\n');
      expect(parse(lines.join('\n'))).toEqual(record);
    }),
    { numRuns: 300, examples: tricky.map((text): [string] => [text]) },
  ));

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
