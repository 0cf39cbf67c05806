import { testRows } from '../../../../tests/support/testRows';
import { readFieldPath } from './schemaProblems';
import { readYaml } from './yaml';

const read = (text: string) => readYaml('site.yaml', Buffer.from(text));
const told = (text: string) =>
  read(text).problems.map(({ line, column, code, values }) =>
    [`${line}:${column}`, code, ...Object.values(values)].join(' '),
  );

testRows([
  ['a: 0x1F', 31],
  ['a: -0x10', -16],
  ['a: +0b11', 3],
  ['a: 0o17', 15],
  ['a: 017', 17],
  ['a: 00x1', '00x1'],
  ['a: 2-0x10', '2-0x10'],
  ['a: 0x1F-', '0x1F-'],
  ['a: yes', 'yes'],
  ['a: x}', 'x}'],
  ['a: x |', 'x |'],
  ['a: b"', 'b"'],
  ['a: -b', '-b'],
  ['a: "b" # note', 'b'],
  ['a: b # note', 'b'],
  ['a: b # see c#d', 'b'],
  ['a: 5 # note', 5],
  ['a: b\t# note', 'b'],
  ['a: null # note', null],
  ['a: |-\n  b\n  # c', 'b\n# c'],
  ['a: >\n text', 'text\n'],
  ['a:\n  b', 'b'],
  ['? a\n: b', 'b'],
  ['---\na: b\n...', 'b'],
])('%j is read as %j', (text, expected) => {
  expect(told(`${text}\n`)).toEqual([]);
  expect(read(`${text}\n`).value).toEqual({ a: expected });
});

test('days are read as days, other spellings as text', () => {
  expect(read('a: 2026-04-02\n').value).toEqual({ a: new Date('2026-04-02') });
  expect(read('a: "2026-04-02"\n').value).toEqual({ a: '2026-04-02' });
});

test('an invalid file has no value', () => expect(read('a: b\na: c\n').value).toBeUndefined());

testRows([
  ['{"a b": 1, "a b": 2}', '1:12 duplicateKey a b'],
  ["'a b': 1\nc: 1\n'a b': 2", '3:1 duplicateKey a b'],
  ['a: x?\n  b: c', '2:3 yamlIndent'],
  ['a: |\n\tb', '2:1 yamlIndent'],
  ['?a: b: c', '1:5 yamlColon'],
  ['a:\n  text\n   more: c', '2:3 yamlColon'],
  ['c\na: b', '1:1 yamlColon'],
  ['a:\n\tb: c', '2:1 yamlTab'],
  ['a:\n  - b: c\n\t\td: e', '3:1 yamlTab'],
  ['a:\n  b: c\n   d: e', '3:4 yamlIndent'],
  ['a:\n  b: c\n d: e', '3:1 yamlIndent'],
  ['a: b\n c: d', '2:2 yamlIndent'],
  ['a:\n - b: c\n    d: e', '3:5 yamlIndent'],
  ['a: b: c', '1:4 yamlColon'],
  ['a: b\nc d\ne: f', '2:1 yamlColon'],
  ['a: b\nc:d\ne: f', '2:1 yamlColon'],
  ['a: b\nc： d', '2:1 yamlColon'],
  ['a:\n  b: c\nd e.', '3:1 yamlColon'],
  ['a: b\n"a": c', '2:1 duplicateKey a'],
  ['a: {b: c, d: e, d: f}', '1:17 duplicateKey d'],
  ['a: b\na: c\n  d: e', '2:1 duplicateKey a'],
  ['a: b\nc: d\nc: e\na: f', '3:1 duplicateKey c', '4:1 duplicateKey a'],
  ['a: b\n---\nc: d', '2:1 yamlDocuments'],
  ['---\n---\na: b', '2:1 yamlDocuments'],
  ['- a: b\nc: d\n- e: f', '2:1 yamlSyntax'],
])('lines and keys: %j', (text, ...expected) => expect(told(`${text}\n`)).toEqual(expected));

testRows([
  ['a: {x: 1, y: [2, 3]\nb: c', '1:14 yamlBrackets'],
  ['a: [[1], 2\nb: 3', '1:5 yamlBrackets'],
  ['a: [1]\nb: [1, 2\nc: 3', '2:4 yamlBrackets'],
  ['a: x # note\nb: [1, 2\nc: 3', '2:4 yamlBrackets'],
  ['a: [1,\n # note\n 2\nb: 3', '1:4 yamlBrackets'],
  ['a: [1, 2 # note ]\nb: 3', '1:10 yamlNote'],
  ['a: [1]\nb: [2 #c ]\nd: e', '2:7 yamlNote'],
  ['a: [first, second # third,\n  fourth]', '1:19 yamlNote'],
  ['a: ["x" # n, "y"\n  "z"]', '1:9 yamlNote'],
  ['a: {b: "x" # n, c: "y"\n  d: "z"}', '1:12 yamlNote'],
  ['a: [{b: 1 # x}, {c: 2}\n  {d: 3}]', '1:11 yamlNote'],
  ['a: {ru: "x" # n}\n  en: y\nb: c', '1:13 yamlNote'],
  ['a: "x"}', '1:7 yamlBrackets'],
  ['a: "x"]', '1:7 yamlBrackets'],
  ['a: ]', '1:4 yamlBrackets'],
  ['[a]: b', '1:1 yamlBrackets'],
  ['{a: b}: c', '1:1 yamlBrackets'],
  ['a: [1],', '1:7 yamlComma'],
  ['a: {b}', '1:5 yamlComma'],
  ['a: {b, c: d}', '1:5 yamlComma'],
  ['a: [\n  "x"\n  "y"\n]', '3:3 yamlCommaMissing'],
  ['a: {b: "x"\n  c: "y"}', '2:3 yamlCommaMissing'],
  ['a: [[1] [2]]', '1:9 yamlCommaMissing'],
  ['a: {b: [c] d: e}', '1:12 yamlCommaMissing'],
  ['a: b\nc: {d: e.', '2:4 yamlBrackets'],
  ['a: [b}\nc: d', '1:4 yamlBrackets'],
  ['a: {{b: c}\nd: e', '1:5 yamlBrackets'],
  ['a: {b: c}}\nd: e', '1:10 yamlBrackets'],
  ['a: {b: c d: e}\nf: g', '1:8 yamlBrackets'],
  ['a: {{b: c, d: e}}', '1:5 yamlBrackets'],
  ['? [a, b]\n: c', '1:3 yamlBrackets'],
  ['a: {b: c,, d: e}', '1:10 yamlComma'],
  ['a: {b: c, and d.}', '1:11 yamlComma'],
])('brackets: %j', (text, ...expected) => expect(told(`${text}\n`)).toEqual(expected));

testRows([
  ['x: "a"\ny: "b', '2:4 yamlQuote'],
  ['x: "a"\ny: [b, "c]', '2:8 yamlQuote'],
  ["a: it's\nb: 'x", '2:4 yamlQuote'],
  ['a: "x\n  y" z', '1:4 yamlQuote'],
  ["a: 'x\n y' z", '1:4 yamlQuote'],
  ["a: 'x' y", '1:8 yamlAfterQuote'],
  ["a: '' y", '1:7 yamlAfterQuote'],
  ["a: {b: c, d: 'e}\nf: g", '1:14 yamlQuote'],
  ['a: "b" (new)\nc: d', '1:8 yamlAfterQuote'],
  ['a: {b: "c "d"."}', '1:12 yamlAfterQuote'],
  ['a: "C:\\pictures\\work.jpg"', '1:7 yamlEscape'],
])('quotes: %j', (text, ...expected) => expect(told(`${text}\n`)).toEqual(expected));

testRows([
  ['a: [b, |c]', '1:8 yamlStart |'],
  ['a: {b: 1} z', '1:4 yamlStart {'],
  ['a: [] z', '1:4 yamlStart ['],
  ['a: "x" - y', '1:8 yamlStart -'],
  ['a: ,b', '1:4 yamlStart ,'],
  ['a: c!\nb: !x d', '2:4 yamlStart !'],
  ['a: b&c\nd: &x e', '2:4 yamlAlias'],
  ['a: &b {c: d}\ne: *b', '1:4 yamlAlias', '2:4 yamlAlias'],
  ['a: *D11', '1:4 yamlAlias'],
  ['a: {b: !!str c}', '1:8 yamlStart !'],
  ['a: @b', '1:4 yamlStart @'],
  ['a: `b`', '1:4 yamlStart `'],
  ['a: %b', '1:4 yamlStart %'],
  ['a: > b', '1:4 yamlStart >'],
  ['a: - b', '1:4 yamlStart -'],
  ['a: ? b', '1:4 yamlStart ?'],
  ['a: [b](https://c.example) d', '1:4 yamlStart ['],
])('characters reserved by YAML: %j', (text, ...expected) =>
  expect(told(`${text}\n`)).toEqual(expected),
);

testRows([
  ['en: a # b', '1:7 yamlNote'],
  ['ru: a   # b', '1:9 yamlNote'],
  ['ru: a\t# c', '1:7 yamlNote'],
  ['ru:\n  a # b', '2:5 yamlNote'],
  ['- ru: a # b', '1:9 yamlNote'],
  ['a: 5 #c d', '1:6 yamlNote'],
  ['a:   # c', '1:6 yamlNote'],
  ['a: b # c\nd: # e', '2:4 yamlNote'],
  ['a: #1 of b', '1:4 yamlNote'],
  ['a: {b: c #d}\ne: f', '1:10 yamlNote'],
])('a # that cuts off a text: %j', (text, ...expected) =>
  expect(told(`${text}\n`)).toEqual(expected),
);

testRows([
  ['a: b\u000bc', '1:5 invisibleCharacter U+000B'],
  ['a: b\u009fc', '1:5 invisibleCharacter U+009F'],
  ['a: b\n=======\nb: c', '2:1 mergeConflict'],
  ['a: b\n>>>>>>> theirs\nb: c', '2:1 mergeConflict'],
])('characters that no editor types: %j', (text, ...expected) =>
  expect(told(`${text}\n`)).toEqual(expected),
);

testRows([['a: b\u0085c'], ['a: ======='], ['a: <<<<<<< b']])('%j is a text', (text) =>
  expect(told(`${text}\n`)).toEqual([]),
);

test('only the first level of errors is reported: bytes, grammar, meaning', () => {
  const bad = Buffer.concat([Buffer.from('a: [\nb: '), Buffer.from([0xff])]);
  expect(readYaml('a.yaml', bad).problems.map(({ code }) => code)).toEqual(['notUtf8']);
  expect(told(`a: *x\nb: "c\n`)).toEqual(['2:4 yamlQuote']);
  expect(told('a: *x\nb: !y z\n')).toEqual(['1:4 yamlAlias', '2:4 yamlStart !']);
});

testRows([2_000, 20_000])('%i levels are too many for the parser, which is reported', (levels) => {
  const deep = ['[', '{a: ', '- '].map((sign) => read(sign.repeat(levels)).problems.length);
  expect(deep).toEqual([1, 1, 1]);
});

describe('positions', () => {
  const text = [
    'title: {ru: Гипс, en: Plaster}',
    'empty:',
    'works:',
    '  - picture: hand.jpg',
    '    year: 2024',
    '  -',
    '    picture: foot.jpg',
    'size:',
    '  width: 60',
    'quoted: "We \\"cast\\" hands"',
    '',
  ].join('\n');
  const source = read(text);
  const at = (path: readonly (string | number)[], part?: 'key') => {
    const { line, column } = source.locate(path, part);
    return `${line}:${column}`;
  };

  testRows<[string, string]>([
    ['', '1:1'],
    ['title', '1:1'],
    ['title.en', '1:23'],
    ['empty', '2:1'],
    ['works', '3:1'],
    ['works[0]', '4:5'],
    ['works[0].year', '5:11'],
    ['works[1]', '7:5'],
    ['works[1].picture', '7:14'],
    ['size', '8:1'],
    ['size.width', '9:10'],
    // What is absent is at its nearest existing parent.
    ['none', '1:1'],
    ['title.fr', '1:1'],
    ['works[0].stand', '4:5'],
    ['works[7]', '3:1'],
    ['works[7].year', '3:1'],
    ['size.width.deep', '9:3'],
    ['size.height', '8:1'],
  ])('the position of a value: %s is at %s', (path, expected) =>
    expect(at(readFieldPath(path))).toBe(expected),
  );

  testRows<[string, string]>([
    ['title', '1:1'],
    ['title.en', '1:19'],
    ['works[0].year', '5:5'],
    ['size.width', '9:3'],
  ])('the name of %s is at %s', (path, expected) =>
    expect(at(readFieldPath(path), 'key')).toBe(expected),
  );

  test('words are located inside a text, otherwise the text is', () => {
    const words = (path: readonly (string | number)[], text: string) => {
      const { line, column } = source.locateText(path, text);
      return `${line}:${column}`;
    };
    expect(words(['works', 0, 'picture'], 'jpg')).toBe('4:19');
    expect(words(['works', 0, 'picture'], 'hand')).toBe('4:14');
    expect(words(['works', 0, 'picture'], 'foot')).toBe('4:14');
    expect(words(['quoted'], 'We "cast"')).toBe('10:9');
    expect(words(['none'], 'title')).toBe('1:1');
  });

  test('a number is returned as typed', () => {
    expect(source.typed(['works', 0, 'year'])).toBe('2024');
    expect(read('a: 0123\n').typed(['a'])).toBe('0123');
    expect(source.typed(['works'])).toBeUndefined();
    expect(source.typed(['none'])).toBeUndefined();
  });

  test('an empty file has a position, too', () =>
    expect(read('').locate(['a'])).toEqual({ line: 1, column: 1 }));
});
