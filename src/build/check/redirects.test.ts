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

test.each([
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
])('%s may lead to %s', (from, to) => expect(told(rule(from, to))).toEqual([]));

test.each([
  ['/old/', '/vistor/', 'noSuchPage [0].to value=/vistor/ nearest=/visitor/'],
  ['/old/', '/qwertz/', 'noSuchPage [0].to value=/qwertz/ nearest='],
  ['/old/', '/plan.p/', 'noSuchPage [0].to value=/plan.p/ nearest='],
  ['/old/', '/plan.pdf/a/', 'noSuchPage [0].to value=/plan.pdf/a/ nearest='],
  ['/old/', '/plan.p-d', 'noSuchPage [0].to value=/plan.p-d nearest='],
  ['/old/:slug/', '/qwertz/:slug/', 'noSuchPage [0].to value=/qwertz/:slug/ nearest='],
  ['/old/*', '/qwertz/:splat', 'noSuchPage [0].to value=/qwertz/:splat nearest='],
])('%s to %s leads nowhere', (from, to, expected) =>
  expect(told(rule(from, to))).toEqual([expected]),
);

test('a rule names in its target what it has caught', () => {
  expect(told(rule('/old/:slug/', '/exhibitors/2025/:name/'))).toEqual([
    'redirectPlaceholder [0].to value=:name source=:name',
  ]);
  expect(told(rule('/old/:slug/', '/exhibitors/:splat'))).toEqual([
    'redirectPlaceholder [0].to value=:splat source=/*',
  ]);
  expect(told(rule('/old/', 'https://x.example/:slug/'))).toEqual([]);
});

test('no rule hides a page, also not a page under it', () => {
  expect(told('from: /visitor/, status: 410')).toEqual([
    'redirectShadows [0].from value=/visitor/',
  ]);
  expect(told(rule('/press/*', '/visitor/'))).toEqual([
    'redirectShadows [0].from value=/press/kit/',
  ]);
});

test('a rule behind one that takes its addresses is never reached', () => {
  expect(told(rule('/old/*', '/visitor/'), rule('/old/a/', '/press/kit/'))).toEqual([
    'redirectUnreached [1].from value=/old/*',
  ]);
  expect(told(rule('/old/a/', '/press/kit/'), rule('/old/*', '/visitor/'))).toEqual([]);
  expect(told(rule('/old/', '/visitor/'), rule('/old', '/visitor/'))).toEqual([
    'redirectUnreached [1].from value=/old/',
  ]);
});

test('a rule leads to a page at once, not by another rule', () => {
  expect(told(rule('/a/', '/b/'), rule('/b/', '/visitor/'))).toEqual([
    'redirectChain [0].to value=/b/ target=/visitor/',
  ]);
  expect(told(rule('/a/', '/b/'), 'from: /b/, status: 410')).toEqual([
    'redirectChain [0].to value=/b/ target=410',
  ]);
  expect(told(rule('/a/*', '/b/:splat'), rule('/b/:one/', '/visitor/'))).toEqual([
    'redirectChain [0].to value=/b/:one/ target=/visitor/',
  ]);
});

test('a circle is told once, at its first rule, with the way round', () => {
  expect(
    told(rule('/x/', '/a/'), rule('/a/', '/b/'), rule('/b/', '/c/'), rule('/c/', '/a/')),
  ).toEqual([
    'redirectChain [0].to value=/a/ target=/b/',
    'redirectLoop [1].to value=/a/ → /b/ → /c/ → /a/',
  ]);
  expect(told(rule('/a/', '/a/?again'))).toEqual(['redirectLoop [0].to value=/a/ → /a/']);
  expect(told(rule('/a/*', '/a/:splat'))).toEqual(['redirectLoop [0].to value=/a/* → /a/*']);
});

test('what is no path is left to the schema', () => {
  expect(told('from: old, to: /qwertz/', 'from: 7', 'to: /qwertz/', 'from: /a/')).toEqual([]);
});
