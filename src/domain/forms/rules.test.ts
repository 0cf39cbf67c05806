import { now, values } from '../../../tests/support/ruleTables';
import { keepsRule } from './rules';
import { readRule } from './ruleText';

describe('rules as editors write them', () => {
  test('a comma inside a pattern is no divider', () => {
    expect(readRule('matches:/^a{1,2},b$/,c')).toEqual({
      name: 'matches',
      args: ['/^a{1,2},b$/', 'c'],
    });
  });
  test.each([
    'requird',
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
  ])('%j is no rule', (written) => {
    expect(readRule(written)).toBeUndefined();
  });
});

test.each(['', undefined, [], 'x', ' ', ['a']].map((value) => ({ value })))(
  'require_one is kept by $value where the other field is filled',
  ({ value }) => {
    expect(
      keepsRule('require_one', value, ['phone', 'email'], { name: 'telegram', values, now }),
    ).toBe(true);
  },
);
