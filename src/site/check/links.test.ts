import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { testRows } from '../../../tests/support/testRows';
import { linkProblems, pagePaths, redirectProblems } from './links';

const pages = {
  'site.yaml': 'currentEdition: 2026\n',
  'pages/visitor.yaml': '{}\n',
  'pages/press/kit.yaml': '{}\n',
  '2025/exhibitors/gips/index.yaml': 'participantType: gallery\n',
};

test('pages, records and sessions have the addresses that follow from their place', () => {
  const folder = makeFolder({
    ...pages,
    '2026/speakers/vera/index.yaml': '{}\n',
    '2025/programme/2025-04-02.yaml': '- {slug: tour}\n- {slug: talk}\n',
    '2026/programme/2026-04-02.yaml': '- {slug: ball}\n',
  });
  expect([...pagePaths(folder)].sort().join(' ')).toBe(
    '/ /exhibitors/2025/ /exhibitors/2025/gips/ /press/kit/ /program/2025/ /program/2025/changes/ /program/2025/talk/ /program/2025/tour/ /program/2026/ball/ /program/2026/changes/ /speakers/2026/ /speakers/2026/vera/ /visitor/',
  );
});

const brokenIn = (texts: Record<string, string>) =>
  linkProblems(makeFolder({ ...pages, ...texts })).map(({ values }) => values['value']);

// As in a trial of an earlier day.
testRows([
  ['2090-04-05', ['/past_events/2090/']],
  ['2090-04-06', []],
])('a release of %s can link to pages that the site has by then, except %j', (day, broken) =>
  expect(
    brokenIn({
      'pages/past_events.yaml': '{}\n',
      '2090/edition.yaml': 'lastDay: "2090-04-05"\n',
      [`releases/${day}-over.yaml`]: 'text: {ru: "[Фото](/past_events/2090/)"}\n',
    }),
  ).toEqual(broken),
);

testRows(['to', 'src', 'replacedBy', 'redirectUrl'])('%s leads to a page of the site', (field) =>
  expect(
    brokenIn({ 'navigation.yaml': `main: [{${field}: /visitor/}, {${field}: /x/}]\n` }),
  ).toEqual(['/x/']),
);

test('a link can lead to a page, a file, another site or a place of the page', () => {
  const good = ['/', '/visitor/?from=a#prices', '/files/plan.pdf', '/files/plan.webp?v=2'];
  const others = ['https://fair.example/vistor/', '#prices', 'mailto:a@fair.example', 'vistor'];
  const broken = ['/visitor', '/files/plan.p', '/files/plan.pdf/a', '/files/plan'];
  const links = [...good, ...others, ...broken].map((to) => `  - {to: "${to}"}\n`).join('');
  expect(brokenIn({ 'navigation.yaml': `main:\n${links}` })).toEqual(broken);
});

test('menus lead to past events without a year, where there are any; texts do not', () => {
  const menu = { 'navigation.yaml': 'main: [{to: "/past_events/#photos"}]\n' };
  const text = { 'pages/speakers.yaml': 'text: "[it](/past_events/)"\n' };
  const past = {
    '2024/edition.yaml': 'lastDay: "2024-04-07"\n',
    'pages/past_events.yaml': '{}\n',
  };
  expect(brokenIn({ ...past, ...menu, ...text })).toEqual(['/past_events/']);
  expect(brokenIn(menu)).toEqual(['/past_events/#photos']);
});

describe('redirects', () => {
  const told = (...rules: string[]) =>
    redirectProblems(
      makeFolder({ ...pages, 'redirects.yaml': rules.map((rule) => `- {${rule}}\n`).join('') }),
    ).map(tell);
  const rule = (from: string, to: string) => `from: "${from}", to: "${to}"`;

  testRows([
    ['/old/', '/visitor'],
    ['/old', '/visitor/?from=old#prices'],
    ['/old/', '/exhibitors'],
    ['/old/', '/files/plan.webp'],
    ['/old/', 'https://tickets.example/'],
    ['/old/:slug/', '/exhibitors/2025/:slug/'],
    ['/old/*', '/exhibitors/:splat'],
    ['/old/*', '/press/:splat/'],
  ])('%s can lead to %s', (from, to) => expect(told(rule(from, to))).toEqual([]));

  test('an ending with a hyphen is not one of a file', () =>
    expect(told(rule('/old/', '/plan.p-d'))).toEqual([
      'noSuchPage [0].to value=/plan.p-d nearest=',
    ]));

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
});
