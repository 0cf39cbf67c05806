import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { testRows } from '../../../tests/support/testRows';
import { linkProblems, pagePaths, redirectProblems } from './links';

const lists = { 'pages/works.yaml': '{}\n', 'pages/artists.yaml': '{}\n' };
const exhibitor = (year: number, slug: string, body: string) => ({
  [`${year}/exhibitors/${slug}/index.yaml`]: `${body}\n`,
});
const paths = (texts: Record<string, string>, currentEdition = 2026) =>
  [
    ...pagePaths(
      makeFolder({ 'site.yaml': `currentEdition: ${currentEdition}\n`, ...lists, ...texts }),
    ),
  ].sort();

test('pages, records and sessions have the addresses that follow from their place', () =>
  expect(
    paths({
      'pages/press/kit.yaml': '{}\n',
      ...exhibitor(2025, 'gips', 'participantType: gallery'),
      '2026/speakers/vera/index.yaml': '{}\n',
      '2025/programme/2025-04-02.yaml': '- {slug: tour}\n- {slug: talk}\n',
      '2026/programme/2026-04-02.yaml': '- {slug: ball}\n',
    }),
  ).toEqual([
    '/',
    '/exhibitors/2025/',
    '/exhibitors/2025/gips/',
    '/press/kit/',
    '/program/2025/',
    '/program/2025/changes/',
    '/program/2025/talk/',
    '/program/2025/tour/',
    '/program/2026/ball/',
    '/program/2026/changes/',
    '/speakers/2026/',
    '/speakers/2026/vera/',
  ]));

describe('links', () => {
  const pages = { 'site.yaml': 'currentEdition: 2026\n', 'pages/visitor.yaml': '{}\n' };
  const toldIn = (file: string, text: string) =>
    linkProblems(makeFolder({ ...pages, [file]: text })).map(
      ({ line, column, field, values }) =>
        `${line}:${column} ${field} ${values['value']} ${values['nearest']}`,
    );
  const told = (text: string) => toldIn('navigation.yaml', text);

  // As in a trial of an earlier day.
  test('a release of a later day may link to pages that the site has by then', () => {
    const later = {
      ...pages,
      'pages/past_events.yaml': '{}\n',
      '2090/edition.yaml': 'lastDay: "2090-04-05"\n',
    };
    const faultsOn = (day: string) =>
      linkProblems(
        makeFolder({
          ...later,
          [`releases/${day}-over.yaml`]: 'text: {ru: "[Фото](/past_events/2090/)"}\n',
        }),
      );
    expect(faultsOn('2090-04-05')).toHaveLength(1);
    expect(faultsOn('2090-04-06')).toEqual([]);
  });

  testRows(['to', 'src', 'replacedBy', 'redirectUrl'])(
    '%s leads to a page of the site',
    (field) => {
      expect(told(`main: [{${field}: /visitor/}, {${field}: /}]\n`)).toEqual([]);
      expect(told(`main: [{${field}: "/visitor/?from=a#prices"}]\n`)).toEqual([]);
      expect(told(`main:\n  - {${field}: /vistor/}\n  - {${field}: /qwertz/}\n`)).toEqual([
        `2:${8 + field.length} main[0].${field} /vistor/ /visitor/`,
        `3:${8 + field.length} main[1].${field} /qwertz/ `,
      ]);
      expect(told(`main:\n  - {${field}: /visitor}\n`)).toEqual([
        `2:${8 + field.length} main[0].${field} /visitor /visitor/`,
      ]);
    },
  );

  test('menus lead to past events without a year, where there are any; texts do not', () => {
    const menu = 'main: [{to: "/past_events/#photos"}]\n';
    const past = {
      ...pages,
      '2024/edition.yaml': 'lastDay: "2024-04-07"\n',
      'pages/past_events.yaml': '{}\n',
    };
    const inPast = (file: string, text: string) =>
      linkProblems(makeFolder({ ...past, [file]: text })).map(({ field }) => field);
    expect(inPast('navigation.yaml', menu)).toEqual([]);
    expect(inPast('pages/visitor.yaml', 'text: "[it](/past_events/)"\n')).toEqual(['text']);
    expect(told(menu)).toEqual(['1:14 main[0].to /past_events/#photos ']);
  });

  testRows(['https://fair.example/vistor/', '#prices', 'mailto:a@fair.example', 'vistor'])(
    '%s is not a page of the site',
    (to) => expect(told(`main: [{to: "${to}"}]\n`)).toEqual([]),
  );

  testRows([
    ['/files/plan.pdf', []],
    ['/files/plan.webp?v=2', []],
    ['/files/plan.p', ['1:13 main[0].to /files/plan.p ']],
    ['/files/plan.pdf/a', ['1:13 main[0].to /files/plan.pdf/a ']],
    ['/files/plan', ['1:13 main[0].to /files/plan ']],
  ])('%s can be a file', (to, expected) => expect(told(`main: [{to: ${to}}]\n`)).toEqual(expected));

  test('links inside texts are reported at their position', () => {
    const text = 'text: "See [it](/visitor/), [this](/vistor/#a) and [that](/qwertz/), (/x/)"\n';
    expect(told(text)).toEqual(['1:36 text /vistor/#a /visitor/', '1:59 text /qwertz/ ']);
    expect(told('text: "[here](https://a.example/) and [there](#a) and /vistor/"\n')).toEqual([]);
  });
});

describe('redirects', () => {
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
});
