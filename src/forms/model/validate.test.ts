import { fieldErrorOf } from '../../../tests/support/fieldErrorOf';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import { makeValidator, isLeadEntryValid, readLeadEmail } from './validate';
import { testRows } from '../../../tests/support/testRows';

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
