import { faultOf } from '../../../tests/support/faultOf';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import { makeJudge } from './judge';

const now = new Date('2026-02-01T12:00:00Z');
const settings = { emailTopLevelDomainMax: 6 };
const field = { name: 'phone', type: 'text', rules: ['required'], showWhen: null };
const faultIn = (more: Partial<Parameters<typeof faultOf>[0]>, values = {}) =>
  faultOf({ ...field, ...more }, values, now, settings);

test('an empty visible field is an error; a hidden one is not', () => {
  const showWhen = { field: 'contact', is: ['phone'] };
  expect(faultIn({})).toEqual({ rule: 'required', args: [] });
  expect(faultIn({ showWhen }, { contact: 'phone' })).toEqual({ rule: 'required', args: [] });
  expect(faultIn({ showWhen }, { contact: 'email' })).toBeUndefined();
  expect(faultIn({ showWhen }, { contact: ['email', 'phone'] })).toBeDefined();
  expect(faultIn({ showWhen })).toBeUndefined();
});

test('a total has no errors', () => {
  expect(faultIn({ type: 'total' })).toBeUndefined();
});

test('a field without rules is validated like the lead', () => {
  const email = { name: 'email', type: 'email', rules: null };
  expect(faultIn(email, { email: '' })).toBeUndefined();
  expect(faultIn(email, { email: 'anna@fair.ru' })).toBeUndefined();
  expect(faultIn(email, { email: 'anna@fair.gallery' })).toEqual({ rule: 'leadEmail', args: [] });
});

test('the first broken rule is reported, with its arguments', () => {
  const rules = ['required', 'length:3', 'is:atlas,atom'];
  expect(faultIn({ rules }, { phone: 'x' })).toEqual({ rule: 'length', args: ['3'] });
  expect(faultIn({ rules }, { phone: 'xyz' })).toEqual({ rule: 'is', args: ['atlas', 'atom'] });
  expect(faultIn({ rules }, { phone: 'atom' })).toBeUndefined();
});

test('spaces alone in an optional field do not block a lead', () => {
  const email = { type: 'email', rules: null };
  expect(faultIn({ ...email, name: 'email' }, { email: ' ' })).toBeUndefined();
  expect(faultIn({ type: 'number', rules: null }, { phone: '\u00A0' })).toBeUndefined();
});

describe('a form', () => {
  const form = makeForm([
    [makeField('name', { rules: ['required:trim'] })],
    [
      makeField('email', { type: 'email', rules: ['required', 'email'] }),
      makeField('tickets', { rules: ['between:1,20', 'matches:/^a{1,2}$/,b'] }),
    ],
  ]);
  const judge = makeJudge(form, settings);
  const given = { name: 'Анна', email: 'a@b.ru', personalDataAgree: 'on' };

  test('reports the error of every field in every step and each missing consent, without words', () => {
    expect(judge({ name: ' ', tickets: '21' }, now)).toEqual({
      name: { rule: 'required', args: ['trim'] },
      email: { rule: 'required', args: [] },
      tickets: { rule: 'between', args: ['1', '20'] },
      personalDataAgree: { rule: 'accepted', args: [] },
    });
    expect(judge({ ...given, tickets: '2' }, now)).toEqual({
      tickets: { rule: 'matches', args: ['/^a{1,2}$/', 'b'] },
    });
  });

  test('with valid values has no errors', () => {
    expect(judge(given, now)).toEqual({});
  });

  test('is validated like the lead: by the type of the filled fields', () => {
    expect(judge({ ...given, email: 'a@b.gallery' }, now)).toEqual({
      email: { rule: 'leadEmail', args: [] },
    });
  });

  test('compares normalized fields, also across steps', () => {
    const twice = makeForm([
      [makeField('email', { type: 'email' })],
      [makeField('again', { type: 'email', rules: ['confirm:email'] })],
    ]);
    const compare = makeJudge(twice, settings);
    const typed = { email: 'a@b.ru ', again: 'a@b.ru', personalDataAgree: 'on' };
    expect(compare(typed, now)).toEqual({});
    expect(compare({ ...typed, again: 'a@c.ru' }, now)).toEqual({
      again: { rule: 'confirm', args: ['email'] },
    });
  });
});
