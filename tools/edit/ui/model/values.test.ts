import { parse } from 'yaml';
import { testRows } from '../../../../tests/support/testRows';
import type { Field, Value } from '../../protocol';
import { readFieldPath } from '../../../../src/site/check/files/schemaProblems';
import { fieldsOf, isEmpty, isWithin, setAt, valueAt, type Maybe } from './values';

const label = { ru: '', en: '' };
const text = (required: boolean): Field => ({ type: 'text', lines: 'one', label, required });
const name: Field = {
  type: 'localized',
  lines: 'one',
  others: { sortAs: text(false) },
  label,
  required: false,
};
const field: Field = {
  type: 'fields',
  label,
  required: true,
  fields: {
    slug: text(true),
    name,
    contact: {
      type: 'fields',
      label,
      required: false,
      fields: { person: name, email: text(false) },
    },
    state: text(false),
    asOf: {
      type: 'day',
      label,
      required: false,
      dayOf: { field: 'state', states: ['reserved', 'sold'] },
    },
    works: { type: 'list', min: 0, label, required: false, item: { ...name, required: true } },
    note: text(false),
  },
};

test.each<[string, string, boolean]>([
  ['works[1].alt', 'works[1]', true],
  ['works[1]', 'works[1]', true],
  ['works[10]', 'works[1]', false],
  ['namesake', 'name', false],
])('%s is inside %s: %s', (inner, outer, expected) =>
  expect(isWithin(inner, outer)).toBe(expected),
);

test.each<[Maybe, boolean]>([
  [undefined, true],
  [null, true],
  ['', true],
  [{ ru: '', en: '' }, true],
  [{ person: { ru: '' } }, true],
  [[], true],
  [[''], false],
  [0, false],
  [false, false],
])('%j is empty: %s', (value, expected) => expect(isEmpty(value)).toBe(expected));

// Values before and after the change are in YAML.
testRows<[string, string, string, Maybe, string]>([
  ['a text', '{slug: a, note: b}', 'note', 'c', '{slug: a, note: c}'],
  ['an emptied optional one loses its key', '{slug: a, note: b}', 'note', '', '{slug: a}'],
  ['an emptied required one stays', '{slug: a}', 'slug', '', '{slug: ""}'],
  ['a new key', '{slug: a, note: b}', 'name.ru', 'c', '{slug: a, note: b, name: {ru: c}}'],
  ['half of two languages', '{name: {ru: b, en: c}}', 'name.en', '', '{name: {ru: b, en: ""}}'],
  ['both halves', '{slug: a, name: {ru: b, en: ""}}', 'name.ru', '', '{slug: a}'],
  ['what is then empty goes, too', '{contact: {email: b}}', 'contact.email', '', '{}'],
  ['an item stays', '{works: [{ru: b, en: ""}]}', 'works[0].ru', '', '{works: [{ru: "", en: ""}]}'],
  ['a list without items goes', '{slug: a, works: [{ru: b, en: c}]}', 'works', [], '{slug: a}'],
  [
    'a new state has its own day',
    '{asOf: "2026-04-03", state: reserved}',
    'state',
    'sold',
    '{state: sold, asOf: "2026-04-05"}',
  ],
  [
    'so has a first one',
    '{slug: a}',
    'state',
    'sold',
    '{slug: a, state: sold, asOf: "2026-04-05"}',
  ],
  ['a free one none', '{asOf: "2026-04-03", state: sold}', 'state', 'free', '{state: free}'],
  ['nor has none', '{slug: a, asOf: "2026-04-03", state: reserved}', 'state', '', '{slug: a}'],
  [
    'a day that was typed before its state stays',
    '{asOf: "2026-04-03"}',
    'state',
    'sold',
    '{asOf: "2026-04-03", state: sold}',
  ],
  [
    'so does the day of a state that is chosen again',
    '{asOf: "2026-04-03", state: sold}',
    'state',
    'sold',
    '{asOf: "2026-04-03", state: sold}',
  ],
  ['a key that no schema knows', '{slug: a, odd: 1}', 'odd', undefined, '{slug: a}'],
  ['an empty line of YAML is filled', '{works: ~}', 'works[0].ru', 'b', '{works: [{ru: b}]}'],
])('%s: %s, with %s as %j, becomes %s', (_, before, path, next, after) => {
  const value = parse(before) as Value;
  const changed = setAt(field, value, readFieldPath(path), next, '2026-04-05');
  expect(JSON.stringify(changed)).toBe(JSON.stringify(parse(after)));
  expect(value).toEqual(parse(before));
});

test('keys unknown to the schema come last; the fields of a kind are those of its value', () => {
  expect(Object.keys(fieldsOf(field, { odd: 1 })).at(-1)).toBe('odd');
  const kinds: Field = {
    type: 'kinds',
    label,
    required: true,
    kinds: { text: { label, fields: { text: text(true) } } },
  };
  expect(Object.keys(fieldsOf(kinds, { kind: 'text' }))).toEqual(['text']);
  expect(fieldsOf(kinds, { kind: 'gone' })).toEqual({});
});

test('a path that leads nowhere has no value', () => {
  expect(valueAt({ works: [null, { a: 1 }] }, ['works', 0, 'a'])).toBeUndefined();
  expect(valueAt({ works: [null, { a: 1 }] }, ['works', 1, 'a'])).toBe(1);
  expect(valueAt({}, ['constructor'])).toBeUndefined();
});
