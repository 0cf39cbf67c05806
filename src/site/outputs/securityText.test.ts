import { testRows } from '../../../tests/support/testRows';
import { securityText } from './securityText';

const textOn = (today: string) => securityText('fair.example', 'hello@fair.example', today);
const expiry = (today: string) => /^Expires: (.*)$/m.exec(textOn(today))?.[1];

test('it names the contact, the languages and its own address', () => {
  expect(textOn('2026-04-02').split('\n')).toEqual([
    'Contact: mailto:hello@fair.example',
    'Expires: 2027-03-01T00:00:00Z',
    'Preferred-Languages: ru, en',
    'Canonical: https://fair.example/.well-known/security.txt',
    '',
  ]);
});

testRows([
  ['2026-01-01', '2026-12-01T00:00:00Z'],
  ['2026-01-31', '2026-12-01T00:00:00Z'],
  ['2026-02-28', '2027-01-01T00:00:00Z'],
  ['2026-12-31', '2027-11-01T00:00:00Z'],
])('built on %s it counts until %s', (today, expected) => expect(expiry(today)).toBe(expected));
