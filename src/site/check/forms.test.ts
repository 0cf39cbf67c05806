import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { testRows } from '../../../tests/support/testRows';
import { formProblems, examplesIn, formExampleProblems } from './forms';

const site = 'lead: {redirectHosts: [fair.example, tickets.example]}\n';
const fields = (...written: string[]) =>
  `consents: [{name: personalDataAgree}]\nsteps:\n  - fields:\n${written.map((field) => `      - {${field}}\n`).join('')}`;
const total = (field: string) => fields('name: tickets', `name: sum, ${field}`);

// tests/content/badInputs/forms.ts has the faults.
testRows([
  ['fields of different names', fields('name: email', 'name: phone', 'name: builder')],
  ['names that the schema refuses', fields('type: text', 'type: text', 'name: 7', 'name: 7')],
  ['an empty list of options', fields('name: a, type: select, options: []')],
  ['a total with its sum', fields('name: a, type: total, total: {}')],
  ['a condition and a total', total('showWhen: {field: tickets}, total: {times: tickets}')],
  ['what the schema refuses in them', total('total: {times: 7}, showWhen: tickets')],
  ['a refused name, referred to', fields('name: e-mail', 'name: a, rules: ["confirm:e-mail"]')],
  ['a page of thanks', 'redirectUrl: "/thanks/"\n'],
  ['thanks at the first listed host', 'redirectUrl: "https://fair.example/thanks/"\n'],
  ['thanks at the second listed host', 'redirectUrl: "https://tickets.example/"\n'],
  ['one day', 'opens: "2026-02-01"\ncloses: "2026-02-01"\n'],
  ['the days of the applications', 'follows: applications\n'],
])('a form can have %s', (_, form) =>
  expect(
    formProblems(makeFolder({ 'site.yaml': site, 'forms/ball.yaml': form })).map(tell),
  ).toEqual([]),
);

testRows([
  ['Буква и номер с таблички, например C07.', ['C07']],
  ['The letter and number on its sign, like C07.', ['C07']],
  ['Впишите номер телефона, например +7 495 123-45-67.', ['+7 495 123-45-67']],
  ['A phone number, such as +7 495 123-45-67 — with its code.', ['+7 495 123-45-67']],
  [
    'Адрес вроде «anna@example.com» или oleg@example.com; другой не нужен.',
    ['anna@example.com', 'oleg@example.com'],
  ],
  ['A page, for example https://example.com/works. Any will do.', ['https://example.com/works']],
  ['A number (like 2.5).', ['2.5']],
  ['One or two, each with a reason why people would like it.', []],
  ['Пять строк, без слова «уникальный».', []],
])('examples in a help text: %s', (sentence, examples) =>
  expect(examplesIn(sentence)).toEqual(examples),
);

const told = (field: string, site = 'lead: {emailTopLevelDomainMax: 4}\n') =>
  formExampleProblems(
    makeFolder({
      'site.yaml': site,
      'forms/ball.yaml': `steps:\n  - {}\n  - fields:\n      - {name: other}\n      - ${field}\n`,
    }),
  ).map(tell);
const at = 'steps[1].fields[1]';

const typed = (type: string, rules: string, example: string, more = '') =>
  told(`{name: a, type: ${type}, rules: [${rules}], placeholder: {ru: ${example}}${more}}`);

test('an example passes the rules of its field', () => {
  expect(typed('text', '"between:1900,2026"', '"2026"')).toEqual([]);
  expect(typed('text', 'number', 'x1')).toHaveLength(1);
  expect(typed('text', '"date_after:2020-01-01"', '"2019-01-01"')).toHaveLength(1);
});

testRows(['select', 'radio', 'checkboxes', 'work', 'total'])(
  'examples of %s are not checked: nobody types there',
  (type) => expect(typed(type, 'number', 'x1')).toEqual([]),
);

testRows([
  ...['confirm', '"confirm:other"', '"require_one:other"'],
  ...['date_after', 'date_before', '"date_between:2020-01-01"'],
])('an example is not checked against other fields or the day: %s', (rule) =>
  expect(typed('text', rule, '"5"')).toEqual([]),
);

testRows([
  ['lead: {emailTopLevelDomainMax: 5}\n', 1],
  ['lead: {emailTopLevelDomainMax: 6}\n', 0],
  ['lead: {emailTopLevelDomainMax: "4"}\n', 0],
  ['{}\n', 0],
])('with %j an address of a museum has %s problems', (site, count) =>
  expect(told('{name: a, type: email, placeholder: {ru: anna@a.museum}}', site)).toHaveLength(
    count,
  ),
);

testRows([
  ['matches:b,/^a$/', '', [`required ${at}.format`]],
  ['matches:/^a$/', ', format: {ru: А, en: A}', []],
  ['matches:b/', '', []],
  ['starts_with:/a', '', []],
])('a pattern has a message: %s%s', (rule, more, problems) =>
  expect(told(`{name: a, type: text, rules: ["${rule}"]${more}}`)).toEqual(problems),
);

testRows([
  ['text', '"length:3", required', [`spacesPass ${at}.rules[1]`]],
  ['text', '"required:trim"', []],
  ['text', 'required, number', []],
  ['email', 'required', []],
  ['text', 'number', []],
  ['text', '7', []],
])('a required field does not accept spaces alone: %s, %s', (type, rules, problems) =>
  expect(told(`{name: a, type: ${type}, rules: [${rules}]}`)).toEqual(problems),
);
