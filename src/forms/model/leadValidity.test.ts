import { testRows } from '../../../tests/support/testRows';
import { isLeadEntryValid, readLeadEmail } from './leadValidity';

const settings = { emailTopLevelDomainMax: 6 };
const email = (value: string) => ({ value, type: 'email' });

testRows([
  'anna@fair.ru',
  'ANNA@FAIR.RU',
  'a-b_c.d@mail.fair.museum',
  '1@2.co',
  'x@a-b.org',
  '_@x.info',
])('%s is valid for a lead', (value) => {
  expect(isLeadEntryValid(email(value), settings)).toBe(true);
});

testRows([
  '',
  'anna',
  'anna@fair',
  'anna@fair.gallery',
  'a+b@fair.ru',
  'анна@fair.ru',
  'anna@fair.r',
  'a@b@c.ru',
  ' anna@fair.ru',
  'anna@fair.ru\n',
  'a..b@fair.ru',
  'a@fair.r1',
])('%j is not valid', (value) => {
  expect(isLeadEntryValid(email(value), settings)).toBe(false);
});

test('a fair with galleries at .gallery raises the limit', () => {
  expect(isLeadEntryValid(email('anna@fair.gallery'), { emailTopLevelDomainMax: 7 })).toBe(true);
});

test('an entry must be present and not an empty string', () => {
  for (const [value, isValid] of [
    [' ', true],
    ['0', true],
    ['', false],
    [undefined, false],
    [null, false],
  ] as const)
    expect(isLeadEntryValid({ value }, settings)).toBe(isValid);
});

testRows(['phone', 'Email', '', 'constructor'])(
  'the type %j is unknown, so the entry is refused',
  (type) => {
    expect(isLeadEntryValid({ value: 'anna@fair.ru', type }, settings)).toBe(false);
  },
);

testRows([
  ['anna@fair.ru', undefined, ''],
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
])('%j needs correcting at its %s: %j', (value, reason, part) => {
  expect(readLeadEmail(value, settings)).toEqual({ ...(reason && { reason }), part });
});
