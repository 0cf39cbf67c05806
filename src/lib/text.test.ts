import { testRows } from '../../tests/support/testRows';
import { excerpt, plainText, readParagraphs, withNoBreaks, type Run } from './text';

describe('readParagraphs', () => {
  testRows<[string, Run[][]]>([
    ['One\ntwo.\n\n \nThree.\n', [[{ words: 'One two.' }], [{ words: 'Three.' }]]],
    [
      'See [the map](/map/#a) [sic] (or not).',
      [
        [
          { words: 'See ' },
          { words: 'the map', address: '/map/#a' },
          { words: ' [sic] (or not).' },
        ],
      ],
    ],
    [
      '[One](/1/)[Two](/2/)',
      [
        [
          { words: 'One', address: '/1/' },
          { words: 'Two', address: '/2/' },
        ],
      ],
    ],
    // An open bracket before a link is unchanged.
    ['[a [b](/map/)', [[{ words: '[a ' }, { words: 'b', address: '/map/' }]]],
    ['<b>x</b>', [[{ words: '<b>x</b>' }]]],
    [' \n\n ', []],
  ])('paragraphs, and the links in them: %j', (text, paragraphs) => {
    expect(readParagraphs(text)).toEqual(paragraphs);
  });

  testRows([
    ['[a](https://x.example/b_(c))', 'a', 'https://x.example/b_(c)'],
    ['[a](/b(c)d(e)/)', 'a', '/b(c)d(e)/'],
    ['[a [b]](/tickets/)', 'a [b]', '/tickets/'],
    ['[[a] and [b]](/tickets/)', '[a] and [b]', '/tickets/'],
    ['[a (b)](/tickets/)', 'a (b)', '/tickets/'],
  ])('%s contains nested brackets', (text, words, address) => {
    expect(readParagraphs(text)).toEqual([[{ words, address }]]);
    expect(readParagraphs(`(${text})`)[0]?.[1]).toEqual({ words, address });
  });

  testRows([
    '[](/map/)',
    '[map]()',
    '[map](/a b/)',
    '[map] (/map/)',
    '[map]( /map/ )',
    '[map](/map/',
    '[map](/a_(b/)',
    '[map(/map/)',
    'map](/map/)',
    '[map](tel:+7 495 000-00-11)',
  ])('%s is not a link', (text) => {
    expect(readParagraphs(text)).toEqual([[{ words: text }]]);
  });
});

test('plain text has no addresses of links', () => {
  expect(plainText('See [the map](/map/)\nnow.\n\n[Two](/2/)')).toBe('See the map now.\n\nTwo');
});

describe('excerpt', () => {
  testRows([
    ['Short text.', 40, 'Short text.'],
    ['One two, three four', 10, 'One two…'],
    ['[Linked](/x/) words', 40, 'Linked words'],
    ['[Linked](/x/) words', 12, 'Linked words'],
    ['One.\n\nTwo.', 40, 'One. Two.'],
    ['Unbreakable', 5, 'Unbr…'],
    ['One thousand', 8, 'One…'],
    ['A fair — of art', 10, 'A fair…'],
    ['End. — Then more', 9, 'End…'],
  ])('an excerpt of %s at %i', (text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
  });
});

/** Shows no-break spaces as `_` and word joiners as `+`, so that the table can be read. */
const shown = (text: string) =>
  withNoBreaks(text)
    .replace(/\u00a0/g, '_')
    .replace(/\u2060/g, '+');

testRows([
  // A short word stays with the next one.
  ['на каждое место в среднем трое', 'на_каждое место в_среднем трое'],
  ['И о том, и об этом', 'И_о_том, и_об_этом'],
  ['(в зале) «у окна»', '(в_зале) «у_окна»'],
  ['слово это и во сне слово', 'слово это и_во_сне слово'],
  // A text that ends before a link keeps its final space.
  ['Вопросы к ', 'Вопросы к_'],
  // A particle stays with the word before.
  ['он же говорил бы, если бы мог', 'он_же говорил_бы, если_бы мог'],
  ['то же самое', 'то_же самое'],
  ['бывает желание лиловое', 'бывает желание лиловое'],
  // A number stays with what it counts.
  ['до 20 человек, 10 000 рублей, 2 апреля', 'до_20_человек, 10_000_рублей, 2_апреля'],
  ['зал № 5, 15 % скидки', 'зал №_5, 15_% скидки'],
  ['from 12 to 20 people, 500 roubles', 'from 12 to 20_people, 500_roubles'],
  ['От 0 до 12 000 ₽', 'От_0 до_12_000_₽'],
  ['3, 4 или 5 апреля, 40 минут', '3, 4 или 5_апреля, 40_минут'],
  // A dash stays with the word before it.
  ['форум записывают, прогулки — нет', 'форум записывают, прогулки_— нет'],
  ['я — нет', 'я_— нет'],
  // A range stays in one line.
  ['Следующая — 8–11 апреля, 12:00–21:00', 'Следующая_— 8–+11_апреля, 12:00–+21:00'],
  ['в одном–двух рядах', 'в_одном–двух рядах'],
  // Lines can break at any other space.
  ['A fair of art in Moscow', 'A fair of art in Moscow'],
  ['стол-и стул', 'стол-и стул'],
  ['', ''],
])('short words stay with the next word, numbers with what they count: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('letters stay as they are, and a second run changes nothing', () => {
  const text = 'В 2026 году, 2–5 апреля, и в Москве же: 10 000 имён на 5 рядах, от 0 до 10 000.';
  expect(
    withNoBreaks(text)
      .replace(/\u00a0/g, ' ')
      .replace(/\u2060/g, ''),
  ).toBe(text);
  expect(withNoBreaks(withNoBreaks(text))).toBe(withNoBreaks(text));
});
