import { readFileSync, readdirSync } from 'node:fs';
import { parse, visit } from 'yaml';
import { Random } from '../../../tests/support/random';
import { testRows } from '../../../tests/support/testRows';
import { parseAsSite } from '../../../src/site/check/files/yaml';
import type { Value } from '../protocol';
import { applyValue, asValue, ReadDifferently, hasComments } from './applyValue';
import { edits } from './testing/edits';
import { hands } from './testing/handFormatted';
import { trespass } from './testing/trespass';

const isFull = process.env['FAIR_FULL'] !== undefined;
const ofEachKind = isFull ? 500 : 3;
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();
const textOf = (file: string) => readFileSync(`content/${file}`, 'utf8');
const valueIn = (text: string) => asValue(parseAsSite(text).toJS() ?? []);
const list = '# The list.\n- slug: a\n  hall: x # near\n\n# Of b.\n- slug: b\n  hall: y\n';
const [a, b, c]: Value[] = [
  { slug: 'a', hall: 'x' },
  { slug: 'b', hall: 'y' },
  { slug: 'c', hall: 'z' },
];

testRows<[string, Value, string]>([
  // Texts keep their quotes, and get quotes where they need them.
  ['a: x\nb: 1\n', { a: 'yes', b: 1 }, 'a: "yes"\nb: 1\n'],
  ["a: 'x' # note\n", { a: 'y' }, "a: 'y' # note\n"],
  ['a:   x\n', { a: '2026-04-03' }, 'a:   "2026-04-03"\n'],
  ['a: {ru: x, en: z}\n', { a: { ru: 'x, z', en: 'z' } }, 'a: {ru: "x, z", en: z}\n'],
  ['a: 1.50\nb: 2\n', { a: 1.5, b: 3 }, 'a: 1.50\nb: 3\n'],
  // Texts of several lines.
  ['a: x # note\n', { a: 'x\n\ny' }, 'a: |- # note\n  x\n\n  y\n'],
  ['a: |-\n    x\nb: 1\n', { a: 'x\ny', b: 1 }, 'a: |-\n    x\n    y\nb: 1\n'],
  [
    'a: {ru: x, en: y}\n',
    { a: { ru: 'x\nz', en: 'y' } },
    'a:\n  ru: |-\n    x\n    z\n  en: "y"\n',
  ],
  ['a: >-\n  x x\n  y y\n', { a: 'x x y z' }, 'a: >-\n  x x\n  y z\n'],
  [
    'a:\n  - {ru: x, en: y} # note\n',
    { a: [{ ru: 'x\nz', en: 'y' }] },
    'a:\n  - ru: |- # note\n      x\n      z\n    en: "y"\n',
  ],
  [
    'a:\n  - {ru: x, en: y} # note\n',
    { a: [{ ru: 'x', en: 'y\nz' }] },
    'a:\n  - ru: x\n    # note\n    en: |-\n      y\n      z\n',
  ],
  [
    'a:\n  - b:\n      {\n        ru: "x\n          y",\n        en: z\n      }\n',
    { a: [{ b: { ru: 'x y w', en: 'z' } }] },
    'a:\n  - b:\n      {ru: x y w, en: z}\n',
  ],
  // Lists.
  [
    list,
    [b ?? 0, a ?? 0],
    '# The list.\n# Of b.\n- slug: b\n  hall: y\n\n- slug: a\n  hall: x # near\n',
  ],
  [list, [a ?? 0], '# The list.\n- slug: a\n  hall: x # near\n'],
  [list, [a ?? 0, c ?? 0, b ?? 0], list.replace('# Of', '- slug: c\n  hall: z\n\n# Of')],
  ['a: [w, x] # note\n', { a: ['x', 'z'] }, 'a: [x, z] # note\n'],
  ['a:\n- x\n', { a: [] }, 'a: []\n'],
  ['- x\r\n- y', ['x', 'z', 'y'], '- x\r\n- z\r\n- y'],
  ['- x\r\n- y', ['x', 'y', 'z'], '- x\r\n- y\r\n- z'],
  ['- x\r\n\r\n- y\r\n', ['x'], '- x\r\n'],
  ['', [a ?? 0], '- slug: a\n  hall: x\n'],
  ['# Notices.', [a ?? 0], '# Notices.\n- slug: a\n  hall: x\n'],
  ['# Notices.\n- slug: a\n', [], '# Notices.\n'],
  ['[]\n', ['x'], '- x\n'],
  // Fields.
  ['a: 1\n# Of b.\nb: 2\n# Of c.\nc: 3\n', { a: 1, c: 3 }, 'a: 1\n# Of c.\nc: 3\n'],
  ['- a: 1\n  c: 3\n', [{ a: 1, b: 2, c: 3 }], '- a: 1\n  b: 2\n  c: 3\n'],
  ['a: {\n  x: 1,\n  y: 2\n}\n', { a: { y: 2 } }, 'a: {y: 2}\n'],
  [
    'a:\n  t: {ru: x, en: y}\n',
    { a: { t: { ru: 'x', en: 'y' }, u: { ru: 'v', en: 'w' } } },
    'a:\n  t: {ru: x, en: y}\n  u: {ru: v, en: w}\n',
  ],
])('%j with %j is %j', (text, value, expected) => expect(applyValue(text, value)).toBe(expected));

test('a new field is placed as in the schema', () => {
  const keysOf = () => ['a', 'b', 'c'];
  expect(applyValue('a: 1\nc: 3\n', { a: 1, c: 3, b: 2 }, keysOf)).toBe('a: 1\nb: 2\nc: 3\n');
});

test('a value that would be read as something else is refused', () =>
  expect(() => applyValue('a: &x 1\nb: *x\n', { a: 2, b: 1 })).toThrow(ReadDifferently));

test('a comment inside brackets is not lost: their new value is refused', () =>
  expect(() => applyValue('a: {\n  x: 1, # one\n  y: 2\n}\n', { a: { y: 2 } })).toThrow(
    ReadDifferently,
  ));

test('every file of content is unchanged by its own value', () => {
  // A short run tests about a dozen files.
  const some = files.filter((_, at) => isFull || at % 32 === 0);
  for (const file of some)
    expect(applyValue(textOf(file), valueIn(textOf(file)))).toBe(textOf(file));
});

describe('edits of files in editors’ styles', () => {
  test.each(Object.entries(edits))(
    '%s',
    (kind, edit) => {
      const failures: string[] = [];
      for (let seed = 1, tried = 0; tried < ofEachKind; seed += 1) {
        const random = new Random(seed);
        const [file, hand] = [random.pick(files), random.pick(Object.keys(hands))];
        const before = hands[hand]?.(textOf(file), random) ?? '';
        const made = edit(valueIn(textOf(file)), random);
        if (made === undefined) continue;
        tried += 1;
        const wrong = wrongs(kind, before, made);
        failures.push(...wrong.map((one) => `${file} ${hand} seed ${seed}: ${one}`));
      }
      expect(failures).toEqual([]);
    },
    900_000,
  );
});

function hasCommentsInBrackets(text: string): boolean {
  let has = false;
  visit(parseAsSite(text), {
    Collection: (_, node) => void (has ||= node.flow === true && hasComments(text, node)),
  });
  return has;
}

function wrongs(
  kind: string,
  before: string,
  made: NonNullable<ReturnType<(typeof edits)[string]>>,
): string[] {
  try {
    const after = applyValue(before, made.value);
    expect(asValue(parse(after) ?? [])).toEqual(asValue(made.value));
    return kind === 'many changes' ? [] : trespass(kind, before, after, made);
  } catch (error) {
    const isRefused = error instanceof ReadDifferently && hasCommentsInBrackets(before);
    return isRefused ? [] : [String(error)];
  }
}
