import { testRows } from '../../../tests/support/testRows';
import { readRule, ruleNames, satisfiesRule, type RuleValue } from './rules';

describe('rules as editors write them', () => {
  test('a comma inside a pattern does not separate arguments', () => {
    expect(readRule('matches:/^a{1,2},b$/,c')).toEqual({
      name: 'matches',
      args: ['/^a{1,2},b$/', 'c'],
    });
  });
  testRows([
    [' required ', 'required', []],
    ['between:1, 20', 'between', ['1', '20']],
    ['length:3', 'length', ['3']],
    ['confirm:code,strict', 'confirm', ['code', 'strict']],
    ['require_one:phone,email', 'require_one', ['phone', 'email']],
    ['lowercase:allow_numeric', 'lowercase', ['allow_numeric']],
    ['date_between:2026-04-02,2026-04-05', 'date_between', ['2026-04-02', '2026-04-05']],
    ['url', 'url', []],
    ['url:https:', 'url', ['https:']],
    ['matches:^(', 'matches', ['^(']],
    ['matches:x/(/', 'matches', ['x/(/']],
    ['matches:/a/i', 'matches', ['/a/i']],
    ['matches:/a\\/,b/,c', 'matches', ['/a\\/,b/', 'c']],
    ['matches:c, /a,b/i , d', 'matches', ['c', '/a,b/i', 'd']],
    // A value that begins like a pattern is still one argument.
    ['is:/a/x', 'is', ['/a/x']],
    ['is:/maps/,/maps/en', 'is', ['/maps/', '/maps/en']],
  ])('%j is a rule', (written, name, args) => {
    expect(readRule(written)).toEqual({ name, args });
  });

  testRows([
    'requird',
    '1required',
    'required!',
    'between:1,',
    'between: ,2',
    'matches:a,/(/',
    'between:1',
    'between:a,b',
    'min:many',
    'matches',
    'matches:/(/',
    'is',
    'email:x',
    'lowercase:foo',
    'uppercase:allow_numeric',
    'alpha:cyrillic',
    'confirm:code,exact',
    'required:trimmed',
    'contains_numeric:1',
    'date_after:soon',
    'date_before:2026-02-30',
    'date_between:2026-04-02,x',
    'toString',
    '',
    'Required',
    'number:1',
  ])('%j is not a rule', (written) => {
    expect(readRule(written)).toBeUndefined();
  });
});

const values = { email: 'anna@fair.example', phone: '', days: ['thu'] };
const now = new Date('2026-02-01T12:00:00Z');
const keeps = (rule: string, value: RuleValue, name = 'field') => {
  const read = readRule(rule);
  return read && satisfiesRule(read.name, value, read.args, { name, values, now });
};

// rules.reference.test.ts compares everything else with FormKit.
describe('values that FormKit does not judge, or judges otherwise', () => {
  test('an empty field keeps all rules but those that need an answer', () => {
    const args: Partial<Record<string, string>> = {
      ...{ between: '1,2', date_between: '2026-04-02', ends_with: 'a', is: 'a', length: '3' },
      ...{ matches: 'a', not: 'a', require_one: 'phone', starts_with: 'a' },
    };
    const broken = ruleNames.filter(
      (name) => !keeps([name, args[name] ?? []].flat().join(':'), ''),
    );
    expect(broken.sort()).toEqual(['accepted', 'require_one', 'required']);
  });

  testRows<[string, RuleValue, boolean]>([
    ['between:0,1', ' ', false],
    ['max:4', ' ', false],
    ['min', ' ', false],
    ['number', ' ', false],
    ['accepted', 1, true],
    ['accepted', true, true],
    ['accepted', undefined, false],
    ['accepted', ['on'], false],
    ['required', undefined, false],
    ['required', [], false],
    ['required', ['a'], true],
    ['required:trim', '\u00a0 \t', false],
    ['is:7', 7, true],
    ['confirm:days', 'thu', true],
    ['confirm:days', ['thu'], true],
    ['confirm:days', ['thu', 'fri'], false],
    ['confirm:days,strict', 'thu', false],
    ['date_after', '2026-02-01T12:00:01Z', true],
    ['date_after', '2026-02-01T12:00:00Z', false],
    ['date_before', '2026-02-01', true],
    ['date_before', '2026-02-02', false],
    ['require_one:phone,missing', ['a'], true],
    ['require_one:phone,missing', [], false],
  ])('%s of %j is kept: %j', (rule, value, isKept) => expect(keeps(rule, value)).toBe(isKept));

  testRows<[RuleValue]>([[''], [undefined], [[]], ['x'], [' '], [['a']]])(
    'require_one accepts %j if the other field is filled',
    (value) => expect(keeps('require_one:phone,email', value)).toBe(true),
  );
});
