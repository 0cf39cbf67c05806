import { excerpt, readParagraphs } from './text';

describe('readParagraphs', () => {
  test('divides at empty lines and joins wrapped lines', () => {
    expect(readParagraphs('One\ntwo.\n\n \nThree.\n')).toEqual([
      [{ words: 'One two.' }],
      [{ words: 'Three.' }],
    ]);
  });

  test('reads links and leaves other brackets alone', () => {
    expect(readParagraphs('See [the map](/map/#a) [sic] (or not).')).toEqual([
      [{ words: 'See ' }, { words: 'the map', address: '/map/#a' }, { words: ' [sic] (or not).' }],
    ]);
  });

  test('keeps markup as words', () => {
    expect(readParagraphs('<b>x</b>')).toEqual([[{ words: '<b>x</b>' }]]);
  });

  test('an empty text has no paragraphs', () => {
    expect(readParagraphs(' \n\n ')).toEqual([]);
  });
});

describe('excerpt', () => {
  test.each([
    ['Short text.', 40, 'Short text.'],
    ['One two, three four', 10, 'One two…'],
    ['[Linked](/x/) words', 40, 'Linked words'],
    ['Unbreakable', 5, 'Unbr…'],
  ])('%s at %i', (text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
  });
});
