import { array, number, object, string, type AnySchema } from 'yup';
import { testRows } from '../../../../tests/support/testRows';
import { tell } from '../../../../tests/support/contentFolder';
import { strictObject } from '../../../content/shapes';
import { readBySchema, readFieldPath, writeFieldPath } from './schemaProblems';
import { readYaml } from './yaml';

const told = (schema: AnySchema, text: string) =>
  readBySchema(readYaml('site.yaml', Buffer.from(`${text}\n`)), schema).problems.map(tell);

testRows([
  ['a', ['a']],
  ['a.b', ['a', 'b']],
  ['works[0].title.en', ['works', 0, 'title', 'en']],
  ['[12]', [12]],
  ['[0][3].a', [0, 3, 'a']],
  ['a["b.c"].d', ['a', 'b.c', 'd']],
  ['a["2x"]', ['a', '2x']],
  ['a["x2"]', ['a', 'x2']],
  ['', []],
])('the path %s has the steps %j', (path, steps) => expect(readFieldPath(path)).toEqual(steps));

testRows([
  [['a'], 'a'],
  [['works', 0, 'title', 'en'], 'works[0].title.en'],
  [[12, 'a'], '[12].a'],
  [[], ''],
])('the steps %j are formatted as %s', (steps, path) => expect(writeFieldPath(steps)).toBe(path));

test('an empty file is reported, an empty list is not', () => {
  expect(told(object({ a: string().required() }), '')).toEqual(['emptyFile']);
  expect(told(object({ a: string() }), 'null')).toEqual(['emptyFile']);
  expect(told(array(string()), '')).toEqual([]);
  expect(told(array(string()).strict().min(1), '')).toEqual(['required value=null bounds=≥ 1']);
});

describe('unknown fields', () => {
  const schema = strictObject({
    title: string().strict().required(),
    stand: string().strict(),
    size: strictObject({ width: number().strict() }),
  });

  test('are reported with the nearest unused name', () => {
    expect(told(schema, 'title: a\nstnd: b')).toEqual(['unknownKey stnd nearest=stand']);
    expect(told(schema, 'title: a\nstand: b\nstnd: c')).toEqual(['unknownKey stnd nearest=']);
    expect(told(schema, 'title: a\nsize: {widht: 5}')).toEqual(['unknownKey size.widht nearest=']);
    expect(told(schema, 'title: a\nsize: {widt: 5}')).toEqual([
      'unknownKey size.widt nearest=width',
    ]);
  });

  test('replace the report of the missing field that they misspell', () => {
    expect(told(schema, 'titel: a')).toEqual([
      'required title value= bounds=1, 2, 3 …',
      'unknownKey titel nearest=',
    ]);
    expect(told(schema, 'titl: a')).toEqual(['unknownKey titl nearest=title']);
    expect(told(schema, 'qwertz: a')).toEqual([
      'required title value= bounds=1, 2, 3 …',
      'unknownKey qwertz nearest=',
    ]);
  });
});

describe('values', () => {
  const field = (schema: AnySchema, text: string) => told(object({ a: schema }), text);

  test('are shortened to one line of 60 letters', () => {
    const long = (letters: number) => field(number().strict(), `a: ${'b'.repeat(letters)}`);
    expect(long(60)).toEqual([`notNumber a value=${'b'.repeat(60)} bounds=1, 2, 3 …`]);
    expect(long(61)).toEqual([`notNumber a value=${'b'.repeat(59)}… bounds=1, 2, 3 …`]);
  });

  test('a field with several errors is reported once', () =>
    expect(field(string().strict().min(3).matches(/x/, 'fieldName'), 'a: b')).toHaveLength(1));
});

test('an error in the check itself is not hidden', () => {
  const broken = object({
    a: string().test('broken', () => {
      throw new TypeError('no such method');
    }),
  });
  expect(() => told(broken, 'a: b')).toThrow('no such method');
});
