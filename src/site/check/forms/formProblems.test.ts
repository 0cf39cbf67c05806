import { makeFolder, tell } from '../../../../tests/support/contentFolder';
import { testRows } from '../../../../tests/support/testRows';
import { formProblems } from '.';

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
