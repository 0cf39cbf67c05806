import { fieldErrorOf } from '../../../tests/support/faultOf';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import { makeValidator } from './judge';

const now = new Date('2026-02-01T12:00:00Z');
const settings = { emailTopLevelDomainMax: 6 };
const field = { name: 'phone', type: 'text', rules: ['required'], showWhen: null };
const errorIn = (more: Partial<Parameters<typeof fieldErrorOf>[0]>, values = {}) =>
  fieldErrorOf({ ...field, ...more }, values, now, settings);

test('an empty visible field is an error; a hidden one is not', () => {
  const showWhen = { field: 'contact', is: ['phone'] };
  expect(errorIn({})).toEqual({ rule: 'required', args: [] });
  expect(errorIn({ showWhen }, { contact: 'phone' })).toEqual({ rule: 'required', args: [] });
  expect(errorIn({ showWhen }, { contact: 'email' })).toBeUndefined();
  expect(errorIn({ showWhen }, { contact: ['email', 'phone'] })).toBeDefined();
  expect(errorIn({ showWhen })).toBeUndefined();
});

test('a total has no errors', () => {
  expect(errorIn({ type: 'total' })).toBeUndefined();
});

test('a field without rules is validated like the lead', () => {
  const email = { name: 'email', type: 'email', rules: null };
  expect(errorIn(email, { email: '' })).toBeUndefined();
  expect(errorIn(email, { email: 'anna@fair.ru' })).toBeUndefined();
  expect(errorIn(email, { email: 'anna@fair.gallery' })).toEqual({ rule: 'leadEmail', args: [] });
});

test('the first broken rule is reported, with its arguments', () => {
  const rules = ['required', 'length:3', 'is:atlas,atom'];
  expect(errorIn({ rules }, { phone: 'x' })).toEqual({ rule: 'length', args: ['3'] });
  expect(errorIn({ rules }, { phone: 'xyz' })).toEqual({ rule: 'is', args: ['atlas', 'atom'] });
  expect(errorIn({ rules }, { phone: 'atom' })).toBeUndefined();
});

test('spaces alone in an optional field do not block a lead', () => {
  const email = { type: 'email', rules: null };
  expect(errorIn({ ...email, name: 'email' }, { email: ' ' })).toBeUndefined();
  expect(errorIn({ type: 'number', rules: null }, { phone: '\u00A0' })).toBeUndefined();
});

describe('a form', () => {
  const form = makeForm([
    [makeField('name', { rules: ['required:trim'] })],
    [
      makeField('email', { type: 'email', rules: ['required', 'email'] }),
      makeField('tickets', { rules: ['between:1,20', 'matches:/^a{1,2}$/,b'] }),
    ],
  ]);
  const validate = makeValidator(form, settings);
  const given = { name: 'Анна', email: 'a@b.ru', personalDataAgree: 'on' };

  test('reports the error of every field in every step and each missing consent, without words', () => {
    expect(validate({ name: ' ', tickets: '21' }, now)).toEqual({
      name: { rule: 'required', args: ['trim'] },
      email: { rule: 'required', args: [] },
      tickets: { rule: 'between', args: ['1', '20'] },
      personalDataAgree: { rule: 'accepted', args: [] },
    });
    expect(validate({ ...given, tickets: '2' }, now)).toEqual({
      tickets: { rule: 'matches', args: ['/^a{1,2}$/', 'b'] },
    });
  });

  test('with valid values has no errors', () => {
    expect(validate(given, now)).toEqual({});
  });

  test('is validated like the lead: by the type of the filled fields', () => {
    expect(validate({ ...given, email: 'a@b.gallery' }, now)).toEqual({
      email: { rule: 'leadEmail', args: [] },
    });
  });

  test('compares normalized fields, also across steps', () => {
    const twice = makeForm([
      [makeField('email', { type: 'email' })],
      [makeField('again', { type: 'email', rules: ['confirm:email'] })],
    ]);
    const compare = makeValidator(twice, settings);
    const typed = { email: 'a@b.ru ', again: 'a@b.ru', personalDataAgree: 'on' };
    expect(compare(typed, now)).toEqual({});
    expect(compare({ ...typed, again: 'a@c.ru' }, now)).toEqual({
      again: { rule: 'confirm', args: ['email'] },
    });
  });
});
