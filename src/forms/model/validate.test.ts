import { fieldErrorOf } from '../../../tests/support/fieldErrorOf';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import type { FormValues } from './rules';
import { makeValidator, isLeadEntryValid, readLeadEmail, type FieldError } from './validate';
import { testRows } from '../../../tests/support/testRows';

const now = new Date('2026-02-01T12:00:00Z');
const settings = { emailTopLevelDomainMax: 6 };
const field = { name: 'phone', type: 'text', rules: ['required'], showWhen: null };
const errorIn = (more: Partial<Parameters<typeof fieldErrorOf>[0]>, values = {}) =>
  fieldErrorOf({ ...field, ...more }, values, now, settings);

const required: FieldError = { rule: 'required', args: [] };
const showWhen = { field: 'contact', is: ['phone'] };
const rules = ['required', 'length:3', 'is:atlas,atom'];
const optional = { name: 'email', type: 'email', rules: null };
const longEnding: FieldError = { rule: 'leadEmail', args: [] };

testRows<[string, Parameters<typeof errorIn>[0], FormValues, FieldError | undefined]>([
  ['an empty field', {}, {}, required],
  ['an empty field shown by an answer', { showWhen }, { contact: 'phone' }, required],
  ['… by one of several', { showWhen }, { contact: ['email', 'phone'] }, required],
  ['a field hidden by an answer', { showWhen }, { contact: 'email' }, undefined],
  ['a field hidden without an answer', { showWhen }, {}, undefined],
  ['a total', { type: 'total' }, {}, undefined],
  ['the first broken rule', { rules }, { phone: 'x' }, { rule: 'length', args: ['3'] }],
  ['the next rule', { rules }, { phone: 'xyz' }, { rule: 'is', args: ['atlas', 'atom'] }],
  ['no broken rule', { rules }, { phone: 'atom' }, undefined],
  // A field without rules is validated like the lead.
  ['an optional field', optional, { email: '' }, undefined],
  ['a good address', optional, { email: 'anna@fair.ru' }, undefined],
  ['an address with a long ending', optional, { email: 'anna@fair.gallery' }, longEnding],
  ['spaces in an optional address', optional, { email: ' ' }, undefined],
  ['a space in a number', { type: 'number', rules: null }, { phone: '\u00A0' }, undefined],
])('the error of %s', (_what, more, values, error) => expect(errorIn(more, values)).toEqual(error));

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
    expect(validate(given, now)).toEqual({});
    expect(validate({ ...given, email: 'a@b.gallery' }, now)).toEqual({ email: longEnding });
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

const email = (value: string | null | undefined, type = 'email') => ({ value, type });

testRows<[string, string?, string?]>([
  ...['anna@fair.ru', 'ANNA@FAIR.RU', 'a-b_c.d@mail.fair.museum', '1@2.co', 'x@a-b.org']
    .concat('_@x.info')
    .map((value): [string] => [value]),
  ['anna', 'address', 'anna'],
  ['@fair.ru', 'address', '@fair.ru'],
  ['anna@', 'address', 'anna@'],
  ['', 'address', ''],
  ['a+b@fair.ru', 'plus', 'a@fair.ru'],
  ['a+b+c@fair.ru', 'plus', 'a@fair.ru'],
  // Removing the plus would not make this address valid.
  ['a+b@fair.gallery', 'sign', '+'],
  ['анна@fair.ru', 'letter', 'а'],
  ['anna@ярмарка.рф', 'letter', 'я'],
  ['an na@fair.ru', 'sign', ' '],
  [' anna@fair.ru', 'sign', ' '],
  ["o'hara@fair.ru", 'sign', "'"],
  ['a@b@fair.ru', 'sign', '@'],
  ['anna@fair.gallery', 'ending', 'gallery'],
  ['anna@fair.r', 'ending', 'r'],
  ['anna@fair.r1', 'ending', 'r1'],
  ['anna@-fair.ru', 'domain', '-fair.ru'],
  ['anna@fair', 'domain', 'fair'],
  ['anna@fair..ru', 'domain', 'fair..ru'],
  ['anna@fair.ru\n', 'ending', 'ru\n'],
  ['a..b@fair.ru', 'dots', 'a..b'],
  ['.a@fair.ru', 'dots', '.a'],
])('%j is valid for a lead, or needs correcting at its %s: %j', (value, reason, part = '') => {
  expect(readLeadEmail(value, settings)).toEqual({ ...(reason && { reason }), part });
  expect(isLeadEntryValid(email(value), settings)).toBe(reason === undefined);
});

test('a fair with galleries at .gallery raises the limit', () => {
  expect(isLeadEntryValid(email('anna@fair.gallery'), { emailTopLevelDomainMax: 7 })).toBe(true);
});

testRows<[string | null | undefined, boolean]>([
  [' ', true],
  ['0', true],
  ['', false],
  [undefined, false],
  [null, false],
])('an entry must be present and not an empty string: %j: %s', (value, isValid) =>
  expect(isLeadEntryValid({ value }, settings)).toBe(isValid),
);

testRows(['phone', 'Email', '', 'constructor'])(
  'the type %j is unknown, so the entry is refused',
  (type) => expect(isLeadEntryValid(email('anna@fair.ru', type), settings)).toBe(false),
);
