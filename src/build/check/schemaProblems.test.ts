import { array, boolean, mixed, number, object, string, type AnySchema } from 'yup';
import { testRows } from '../../../tests/support/testRows';
import { tell } from '../../../tests/support/contentFolder';
import { strictObject } from '../../content-model/strictObject';
import { readFieldPath, schemaProblems, writeFieldPath } from './schemaProblems';
import { readYaml } from './yamlSource';

const told = (schema: AnySchema, text: string) =>
  schemaProblems(readYaml('site.yaml', Buffer.from(`${text}\n`)), schema).map(tell);

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
])('the steps %j are written %s', (steps, path) => expect(writeFieldPath(steps)).toBe(path));

test('an empty file is told, an empty list is not', () => {
  expect(told(object({ a: string().required() }), '')).toEqual(['emptyFile']);
  expect(told(object({ a: string() }), 'null')).toEqual(['emptyFile']);
  expect(told(array(string()), '')).toEqual([]);
  expect(told(array(string()).strict().min(1), '')).toEqual(['required value=null bounds=≥ 1']);
});

describe('fields that are not known', () => {
  const schema = strictObject({
    title: string().strict().required(),
    stand: string().strict(),
    size: strictObject({ width: number().strict() }),
  });

  test('are told with the nearest that is still free', () => {
    expect(told(schema, 'title: a\nstnd: b')).toEqual(['unknownKey stnd nearest=stand']);
    expect(told(schema, 'title: a\nstand: b\nstnd: c')).toEqual(['unknownKey stnd nearest=']);
    expect(told(schema, 'title: a\nsize: {widht: 5}')).toEqual(['unknownKey size.widht nearest=']);
    expect(told(schema, 'title: a\nsize: {widt: 5}')).toEqual([
      'unknownKey size.widt nearest=width',
    ]);
  });

  test('stand for the missing one that they were meant to be', () => {
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

  test('are told at their names, others at their values', () => {
    const places = (text: string) =>
      schemaProblems(readYaml('site.yaml', Buffer.from(text)), schema).map(
        ({ line, column }) => `${line}:${column}`,
      );
    expect(places('title: a\nstnd: b\n')).toEqual(['2:1']);
    expect(places('title: 7\n')).toEqual(['1:8']);
  });
});

describe('values', () => {
  const field = (schema: AnySchema, text: string) => told(object({ a: schema }), text);

  test('of another type are told as they are typed', () => {
    expect(field(string().strict(), 'a: 0123')).toEqual(['notText a value=0123 bounds=1, 2, 3 …']);
    expect(field(string().strict(), 'a: 2026-04-02')).toEqual([
      'notText a value=2026-04-02 bounds=1, 2, 3 …',
    ]);
    expect(field(string().strict(), 'a: [b, c]')).toEqual([
      'notText a value=["b","c"] given=list count=2 min=undefined bounds=1, 2, 3 …',
    ]);
    expect(field(string().strict(), 'a: {b: c}')).toEqual([
      'notText a value={"b":"c"} given=fields bounds=1, 2, 3 …',
    ]);
    expect(field(number().strict(), 'a: "5"')).toEqual(['notNumber a value="5" bounds=1, 2, 3 …']);
    expect(field(number().strict(), 'a: "5 m"')).toEqual([
      'notNumber a value=5 m bounds=1, 2, 3 …',
    ]);
    expect(field(boolean().strict(), 'a: "true"')).toEqual([
      'notBoolean a value="true" bounds=1, 2, 3 …',
    ]);
    expect(field(object({ ru: string(), en: string() }), 'a: b')).toEqual([
      'notLocalized a value=b bounds=1, 2, 3 …',
    ]);
    expect(field(object({ ru: string(), x: string() }), 'a: b')).toEqual([
      'notFields a value=b bounds=1, 2, 3 …',
    ]);
    expect(field(number().strict(), 'a: "10.5"')).toEqual([
      'notNumber a value="10.5" bounds=1, 2, 3 …',
    ]);
    expect(field(array().strict(), 'a: b')).toEqual(['notList a value=b bounds=1, 2, 3 …']);
  });

  test('of many letters are cut after 60 of a line', () => {
    const long = (letters: number) => field(number().strict(), `a: ${'b'.repeat(letters)}`);
    expect(long(60)).toEqual([`notNumber a value=${'b'.repeat(60)} bounds=1, 2, 3 …`]);
    expect(long(61)).toEqual([`notNumber a value=${'b'.repeat(59)}… bounds=1, 2, 3 …`]);
    expect(field(number().strict(), 'a: |\n  b\n\n  c\n')).toEqual([
      'notNumber a value=b c bounds=1, 2, 3 …',
    ]);
  });

  test('beyond their bounds are told with these', () => {
    expect(field(number().strict().min(3), 'a: 2')).toEqual(['outOfRange a value=2 bounds=≥ 3']);
    expect(field(number().strict().moreThan(3), 'a: 3')).toEqual([
      'outOfRange a value=3 bounds=> 3',
    ]);
    expect(field(number().strict().max(3), 'a: 4')).toEqual(['outOfRange a value=4 bounds=≤ 3']);
    expect(field(number().strict().integer(), 'a: 4.5')).toEqual([
      'outOfRange a value=4.5 bounds=1, 2, 3 …',
    ]);
    expect(field(string().strict().max(3, 'tooLong'), 'a: four')).toEqual([
      'tooLong a value=four count=4 max=3 bounds=≤ 3',
    ]);
    expect(field(array(string()).strict().min(2), 'a: [b]')).toEqual([
      'tooFew a value=["b"] given=list count=1 min=2 bounds=≥ 2',
    ]);
    expect(field(string().strict().min(3), 'a: b')).toEqual(['outOfRange a value=b bounds=≥ 3']);
  });

  test('of none of the choices are told with all', () => {
    expect(field(mixed().oneOf(['x', 'y', 'z']), 'a: w')).toEqual([
      'oneOf a value=w choices=x, y, z bounds=1, 2, 3 …',
    ]);
    expect(field(string().strict().length(5), 'a: w')).toEqual([
      'unread a value=w bounds=1, 2, 3 …',
    ]);
  });

  test('that are missing are told by their language', () => {
    const both = object({ ru: string().required(), en: string().required() });
    expect(field(both, 'a: {ru: b}')).toEqual(['missingEnglish a.en value= bounds=1, 2, 3 …']);
    expect(field(both, 'a: {en: b}')).toEqual(['missingRussian a.ru value= bounds=1, 2, 3 …']);
    expect(field(both, 'a: {ru: "", en: b}')).toEqual([
      'missingRussian a.ru value= bounds=1, 2, 3 …',
    ]);
    expect(field(string().strict().required(), 'a: ""')).toHaveLength(1);
  });

  test('that are nothing may be left out or must be written', () => {
    expect(field(string().strict(), 'a:')).toEqual(['noValue a value= bounds=1, 2, 3 …']);
    expect(field(string().strict().required(), 'a:')).toEqual([
      'required a value= bounds=1, 2, 3 …',
    ]);
    expect(told(object({ a: array(string().strict()) }), 'a: [b, null]')).toEqual([
      'required a[1] value=null bounds=1, 2, 3 …',
    ]);
  });

  test('a field with several faults is told once', () =>
    expect(field(string().strict().min(3).matches(/x/, 'fieldName'), 'a: b')).toHaveLength(1));
});

test('fields deep inside are told by the names on their way', () => {
  const works = object({
    works: array(strictObject({ title: string().strict().required() })),
  });
  expect(told(works, 'works: [{title: a}, {titl: b}, {x: c}]')).toEqual([
    'unknownKey works[1].titl nearest=title',
    'required works[2].title value= bounds=1, 2, 3 …',
    'unknownKey works[2].x nearest=',
  ]);
});

test('a mistake of the check itself is not hidden', () => {
  const broken = object({
    a: string().test('broken', () => {
      throw new TypeError('no such method');
    }),
  });
  expect(() => told(broken, 'a: b')).toThrow('no such method');
});
