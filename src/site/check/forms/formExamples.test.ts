import { makeFolder, tell } from '../../../../tests/support/contentFolder';
import { testRows } from '../../../../tests/support/testRows';
import { examplesIn, formExampleProblems } from './formExamples';

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

describe('examples', () => {
  test('in placeholders pass the rules of their field, in each language', () => {
    const years = (example: string) =>
      told(`{name: year, type: text, rules: ["between:1900,2026"], placeholder: ${example}}`);
    expect(years('{ru: "1990", en: "2026"}')).toEqual([]);
    expect(years('{ru: "1890", en: "2027"}')).toEqual([
      `exampleRefused ${at}.placeholder.ru value=1890 other=between:1900,2026`,
      `exampleRefused ${at}.placeholder.en value=2027 other=between:1900,2026`,
    ]);
    expect(told('{name: a, type: text, rules: [number], placeholder: {ru: x1}}')).toEqual([
      `exampleRefused ${at}.placeholder.ru value=x1 other=number`,
    ]);
  });

  test('of addresses are valid for a lead', () => {
    const email = '{name: email, type: email, placeholder: {ru: anna@a.museum}}';
    expect(told(email)).toEqual([`exampleEmail ${at}.placeholder.ru value=anna@a.museum count=4`]);
    expect(told(email, 'lead: {emailTopLevelDomainMax: 6}\n')).toEqual([]);
    expect(told(email, 'lead: {emailTopLevelDomainMax: "4"}\n')).toEqual([]);
    expect(told(email, '{}\n')).toEqual([]);
  });

  testRows(['select', 'radio', 'checkboxes', 'work', 'total'])(
    'of %s are not checked: nobody types there',
    (type) =>
      expect(told(`{name: a, type: ${type}, rules: [number], placeholder: {ru: x1}}`)).toEqual([]),
  );

  test('are not checked against other fields or the day', () => {
    for (const rule of [
      'confirm',
      '"confirm:other"',
      '"require_one:other"',
      'date_after',
      'date_before',
      '"date_between:2020-01-01"',
    ])
      expect(told(`{name: a, type: text, rules: [${rule}], placeholder: {ru: "5"}}`)).toEqual([]);
    expect(
      told(
        '{name: a, type: text, rules: ["date_after:2020-01-01"], placeholder: {ru: "2019-01-01"}}',
      ),
    ).toHaveLength(1);
  });
});

test('a pattern has a message', () => {
  const field = (rules: string, more = '') =>
    told(`{name: a, type: text, rules: [${rules}]${more}}`);
  expect(field('"matches:/^a$/"')).toEqual([`required ${at}.format`]);
  expect(field('"matches:b,/^a$/"')).toEqual([`required ${at}.format`]);
  expect(field('"matches:/^a$/"', ', format: {ru: А, en: A}')).toEqual([]);
  expect(field('"matches:b/"')).toEqual([]);
  expect(field('"starts_with:/a"')).toEqual([]);
  expect(field('7')).toEqual([]);
});

test('a required field does not accept spaces alone', () => {
  const field = (type: string, ...rules: string[]) =>
    told(`{name: a, type: ${type}, rules: [${rules.join(', ')}]}`);
  expect(field('text', 'required')).toEqual([`spacesPass ${at}.rules[0]`]);
  expect(field('text', '"length:3"', 'required')).toEqual([`spacesPass ${at}.rules[1]`]);
  expect(field('text', '"required:trim"')).toEqual([]);
  expect(field('text', 'required', 'number')).toEqual([]);
  expect(field('email', 'required')).toEqual([]);
  expect(field('text', 'number')).toEqual([]);
});
