import { testRows } from '../../../tests/support/testRows';
import { makeFolder } from '../../../tests/support/contentFolder';
import { linkProblems } from './links';

const pages = { 'site.yaml': 'currentEdition: 2026\n', 'pages/visitor.yaml': '{}\n' };
const toldIn = (file: string, text: string) =>
  linkProblems(makeFolder({ ...pages, [file]: text })).map(
    ({ line, column, field, values }) =>
      `${line}:${column} ${field} ${values['value']} ${values['nearest']}`,
  );
const told = (text: string) => toldIn('navigation.yaml', text);

testRows(['to', 'src', 'replacedBy', 'redirectUrl'])('%s leads to a page of the site', (field) => {
  expect(told(`main: [{${field}: /visitor/}, {${field}: /}]\n`)).toEqual([]);
  expect(told(`main: [{${field}: "/visitor/?from=a#prices"}]\n`)).toEqual([]);
  expect(told(`main:\n  - {${field}: /vistor/}\n  - {${field}: /qwertz/}\n`)).toEqual([
    `2:${8 + field.length} main[0].${field} /vistor/ /visitor/`,
    `3:${8 + field.length} main[1].${field} /qwertz/ `,
  ]);
  expect(told(`main:\n  - {${field}: /visitor}\n`)).toEqual([
    `2:${8 + field.length} main[0].${field} /visitor /visitor/`,
  ]);
});

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
