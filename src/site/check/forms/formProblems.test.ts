import { testRows } from '../../../../tests/support/testRows';
import { makeFolder, tell } from '../../../../tests/support/contentFolder';
import { formProblems } from '.';

const site = 'lead: {redirectHosts: [fair.example, tickets.example]}\n';
const agree = 'consents: [{name: personalDataAgree}]\n';

const told = (form: string, more: Record<string, string> = {}) =>
  formProblems(makeFolder({ 'site.yaml': site, 'forms/ball.yaml': form, ...more })).map(tell);
const withFields = (...fields: string[]) =>
  told(`${agree}steps:\n  - fields:\n${fields.map((field) => `      - {${field}}\n`).join('')}`);
const at = (index: number, field: string) => `steps[0].fields[${index}].${field}`;

describe('names', () => {
  test('every field has its own name', () => {
    expect(withFields('name: email', 'name: phone')).toEqual([]);
    expect(withFields('name: email', 'name: phone', 'name: email')).toEqual([
      `fieldNameTaken ${at(2, 'name')} value=email`,
    ]);
    expect(withFields('name: constructor', 'name: builder')).toEqual([
      `fieldNameTaken ${at(0, 'name')} value=constructor`,
    ]);
    expect(withFields('type: text', 'type: text', 'name: 7', 'name: 7')).toEqual([]);
  });
});

describe('choices and totals', () => {
  testRows(['select', 'radio', 'checkboxes'])('%s needs options', (type) => {
    expect(withFields(`name: a, type: ${type}`)).toEqual([`required ${at(0, 'options')}`]);
    expect(withFields(`name: a, type: ${type}, options: []`)).toEqual([]);
  });

  test('a total has its sum, and no other field needs either', () => {
    expect(withFields('name: a, type: total')).toEqual([`required ${at(0, 'total')}`]);
    expect(withFields('name: a, type: total, total: {}')).toEqual([]);
    expect(withFields('name: a, type: text', 'name: b')).toEqual([]);
  });
});

describe('fields that refer to others', () => {
  test('in a condition and in a total', () => {
    const total = (fields: string) => withFields('name: tickets', `name: sum, ${fields}`);
    expect(total('showWhen: {field: tickets}, total: {times: tickets}')).toEqual([]);
    expect(total('showWhen: {field: tiket}')).toEqual([
      `noSuchField ${at(1, 'showWhen.field')} value=tiket nearest=`,
    ]);
    expect(total('total: {times: ticket, discountField: code}')).toEqual([
      `noSuchField ${at(1, 'total.times')} value=ticket nearest=tickets`,
      `noSuchField ${at(1, 'total.discountField')} value=code nearest=`,
    ]);
    expect(total('total: {times: 7}, showWhen: tickets')).toEqual([]);
  });

  test('may refer to one whose name the schema refuses', () =>
    expect(withFields('name: e-mail', 'name: again, rules: ["confirm:e-mail"]')).toEqual([]));

  test('in the condition of a choice, whose answer must be one of the other’s', () => {
    const time = (showWhen: string) =>
      withFields(
        'name: day, type: select, options: [{value: fri}, {value: sun}]',
        `name: time, type: select, options: [{value: "18:00"}, {value: "20:00", showWhen: ${showWhen}}]`,
      );
    expect(time('{field: day, is: [fri]}')).toEqual([]);
    expect(time('{field: dey, is: [fri]}')).toEqual([
      `noSuchField ${at(1, 'options[1].showWhen.field')} value=dey nearest=day`,
    ]);
    expect(time('{field: day, is: [fri, son]}')).toEqual([
      `noSuchOption ${at(1, 'options[1].showWhen.is[1]')} value=son nearest=sun`,
    ]);
  });
});

testRows([
  ['/thanks/', []],
  ['https://fair.example/thanks/', []],
  ['https://tickets.example/', []],
  [
    'http://fair.example/thanks/',
    [
      'redirectHost redirectUrl value=http://fair.example/thanks/ list=fair.example, tickets.example',
    ],
  ],
])('a lead can redirect to %s: %j', (url, expected) =>
  expect(told(`redirectUrl: "${url}"\n`)).toEqual(expected),
);

testRows([
  ['opens: "2026-02-01"\ncloses: "2026-02-01"', []],
  ['follows: applications', []],
  ['follows: applications\nopens: "2026-02-02"', ['daysOfItsOwn opens']],
])('days of a form: %j', (days, expected) => expect(told(`${days}\n`)).toEqual(expected));
