import { testRows } from '../../../tests/support/testRows';
import { faultOf } from './faults';
import { plainPattern } from './plainPattern';

const settings = { emailTopLevelDomainMax: 6 };
const whole = ['required', 'matches:/^[0-9]+$/', 'between:1,500'];

/** As a browser does with the `pattern` of an input, of today and of before the `v` flag. */
const matches = (pattern: string | undefined, typed: string) => {
  const found = ['u', 'v'].map((flag) => new RegExp(`^(?:${pattern})$`, flag).test(typed));
  expect(found[0]).toBe(found[1]);
  return found[0];
};

// Typed; taken by the plain form; taken by the engine, which mends some of it before.
testRows([
  ['email', ['email'], 'anna@fair.ru', true, true],
  ['email', ['email'], 'Anna_B-c.d@Mail.fair.museum', true, true],
  ['email', ['email'], 'anna@fair.gallery', false, false],
  ['email', ['email'], 'anna@ярмарка.рф', false, false],
  ['email', ['email'], 'anna@xn--80aa.xn--p1ai', false, false],
  ['email', ['email'], 'a+b@fair.ru', false, false],
  ['email', ['email'], 'anna@fair', false, false],
  ['email', ['email'], 'anna@-fair.ru', false, false],
  ['email', null, 'a..b@fair.ru', false, false],
  ['email', ['email'], 'anna@fair.ru ', false, true],
  ['number', whole, '75', true, true],
  ['number', whole, '7,5', false, false],
  ['number', whole, '7.5', false, false],
  ['number', whole, '1e2', false, false],
  ['number', whole, '-7', false, false],
  ['number', whole, '1,000', false, false],
  ['number', whole, ' 7', false, true],
  ['number', ['number'], '7,5', true, true],
  ['number', ['number'], '7.5', true, true],
  ['number', ['number'], '-0,25', true, true],
  ['number', ['number'], 'семь', false, false],
  ['number', ['number'], '7,', false, false],
  ['number', ['number'], '1 000', false, true],
  ['number', ['number'], '1,000', false, false],
  ['number', ['required'], '7,5', true, true],
  ['number', ['required'], 'семь', false, false],
] as const)(
  '%s with %j: %j passes plain %s, with the engine %s',
  (type, rules, typed, plain, engine) => {
    const field = { name: 'own', type, rules, showWhen: null };
    expect(matches(plainPattern(field, settings), typed)).toBe(plain);
    const fault = faultOf(field, { own: typed }, new Date(0), settings);
    expect(fault === undefined).toBe(engine);
  },
);

testRows(['text', 'tel', 'url', 'date', 'textarea'])(
  'a field of type %s has no pattern',
  (type) => {
    expect(plainPattern({ type, rules: whole }, settings)).toBeUndefined();
  },
);
