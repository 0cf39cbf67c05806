import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { redirectProblems } from './redirects';

const pages = {
  'site.yaml': 'currentEdition: 2026\n',
  'pages/visitor.yaml': '{}\n',
  'pages/press/kit.yaml': '{}\n',
  '2025/exhibitors/gips/index.yaml': 'participantType: gallery\n',
};
const told = (...rules: string[]) =>
  redirectProblems(
    makeFolder({ ...pages, 'redirects.yaml': rules.map((rule) => `- {${rule}}\n`).join('') }),
  ).map(tell);
const rule = (from: string, to: string) => `from: "${from}", to: "${to}"`;

testRows([
  ['/old/', '/visitor/'],
  ['/old/', '/visitor'],
  ['/old', '/visitor/?from=old#prices'],
  ['/old/', '/exhibitors/'],
  ['/old/', '/exhibitors'],
  ['/old/', '/files/plan.pdf'],
  ['/old/', '/files/plan.webp'],
  ['/old/', 'https://tickets.example/'],
  ['/old/:slug/', '/exhibitors/2025/:slug/'],
  ['/old/*', '/exhibitors/:splat'],
  ['/old/*', '/press/:splat/'],
])('%s can lead to %s', (from, to) => expect(told(rule(from, to))).toEqual([]));

testRows([
  ['/old/', '/qwertz/', 'noSuchPage [0].to value=/qwertz/ nearest='],
  ['/old/', '/plan.p-d', 'noSuchPage [0].to value=/plan.p-d nearest='],
])('%s to %s leads nowhere', (from, to, expected) =>
  expect(told(rule(from, to))).toEqual([expected]),
);

test('a loop is reported once, at its first rule, with its path', () => {
  expect(
    told(rule('/x/', '/a/'), rule('/a/', '/b/'), rule('/b/', '/c/'), rule('/c/', '/a/')),
  ).toEqual([
    'redirectChain [0].to value=/a/ target=/b/',
    'redirectLoop [1].to value=/a/ → /b/ → /c/ → /a/',
  ]);
  expect(told(rule('/a/', '/a/?again'))).toEqual(['redirectLoop [0].to value=/a/ → /a/']);
});

test('anything but a path is left to the schema', () => {
  expect(told('from: old, to: /qwertz/', 'from: 7', 'to: /qwertz/', 'from: /a/')).toEqual([]);
});
