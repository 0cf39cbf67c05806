import { now, values } from '../../../tests/support/ruleTables';
import { testRows } from '../../../tests/support/testRows';
import { satisfiesRule } from './rules';
import { readRule } from './ruleText';

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

testRows(['', undefined, [], 'x', ' ', ['a']].map((value) => [value] as const))(
  'require_one accepts %j if the other field is filled',
  (value) => {
    expect(
      satisfiesRule('require_one', value, ['phone', 'email'], { name: 'telegram', values, now }),
    ).toBe(true);
  },
);
