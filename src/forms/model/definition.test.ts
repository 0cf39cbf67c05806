import { makeField, makeForm } from '../../../tests/support/leadForm';
import { testRows } from '../../../tests/support/testRows';
import { changesShape, conditionOf, isRequired, type FieldDefinition } from './definition';

testRows([
  [null, false],
  [[], false],
  [['required'], true],
  [['accepted'], true],
  [['required:trim'], true],
  [['email', 'required'], true],
  [['email'], false],
  [['require_one:phone'], false],
  [['is:required'], false],
])('required fields by their rules: %j: %s', (rules, expected) =>
  expect(isRequired({ rules })).toBe(expected),
);

const field = makeField;
const formOf = (...steps: FieldDefinition[][]) => makeForm(steps);

const showWhen = { field: 'contact', is: ['phone', 'chat'] };
const total = { price: 1, times: null, discountField: null, discountPercent: null };

test.each([
  ['one step of fields always asked', formOf([field('a'), field('b')]), false],
  ['no fields', formOf([]), false],
  ['two steps', formOf([field('a')], [field('b')]), true],
  ['a field asked only sometimes', formOf([field('a'), field('b', { showWhen })]), true],
  ['a sum', formOf([field('a', { total }), field('b')]), false],
])('a form with %s looks different step by step: %s', (_, form, expected) => {
  expect(changesShape(form)).toBe(expected);
});

test('a condition is described with the labels of the choices', () => {
  const options = [
    { value: 'phone', label: 'By phone' },
    { value: 'mail', label: 'By mail' },
  ];
  const form = formOf([field('other')], [field('contact', { options })]);
  expect(conditionOf(form, field('a', { showWhen }))).toBe('By phone, chat');
  expect(conditionOf(form, field('a'))).toBeUndefined();
  expect(conditionOf(formOf([field('contact')]), field('a', { showWhen }))).toBe('phone, chat');
  expect(conditionOf(formOf([]), field('a', { showWhen }))).toBe('phone, chat');
});
