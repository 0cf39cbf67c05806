import { testRows } from '../../tests/support/testRows';
import { excerpt, plainText, readParagraphs } from './text';

describe('readParagraphs', () => {
  test('splits at empty lines and joins wrapped lines', () => {
    expect(readParagraphs('One\ntwo.\n\n \nThree.\n')).toEqual([
      [{ words: 'One two.' }],
      [{ words: 'Three.' }],
    ]);
  });

  test('parses links and leaves other brackets alone', () => {
    expect(readParagraphs('See [the map](/map/#a) [sic] (or not).')).toEqual([
      [{ words: 'See ' }, { words: 'the map', address: '/map/#a' }, { words: ' [sic] (or not).' }],
    ]);
  });

  test('a paragraph can consist of links only', () => {
    expect(readParagraphs('[One](/1/)[Two](/2/)')).toEqual([
      [
        { words: 'One', address: '/1/' },
        { words: 'Two', address: '/2/' },
      ],
    ]);
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

  test('an open bracket before a link is unchanged', () => {
    expect(readParagraphs('[a [b](/map/)')).toEqual([
      [{ words: '[a ' }, { words: 'b', address: '/map/' }],
    ]);
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

  test('keeps markup as text', () => {
    expect(readParagraphs('<b>x</b>')).toEqual([[{ words: '<b>x</b>' }]]);
  });

  test('an empty text has no paragraphs', () => {
    expect(readParagraphs(' \n\n ')).toEqual([]);
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
