import { all, append, write } from '../baseContent';
import type { BadInput } from './badInput';

const file = 'forms/contact.yaml';
const form = `version: "1"
form: contact
steps:
  - name: who
    title: {ru: Кто вы, en: Who you are}
    fields:
      - {name: name, type: text, label: {ru: Имя, en: Name}, rules: ["required:trim"]}
consents:
  - {name: personalDataAgree, text: {ru: Согласие дано., en: Agreed.}}
`;
const faulty = (from: string, to: string) => write(file, form.replace(from, to));

/** Forms that name fields, rules or consents as none may be named, and pages that name no form. */
export const formInputs: BadInput[] = [
  {
    name: 'a field name with a space',
    edit: faulty('name: name,', 'name: full name,'),
    expected: [
      {
        code: 'fieldName',
        at: 'forms/contact.yaml:7:16',
        field: 'steps[0].fields[0].name',
        named: { value: 'full name' },
      },
    ],
  },
  {
    name: 'a field name the payload has for itself',
    edit: faulty('name: name,', 'name: version,'),
    expected: [
      {
        code: 'fieldNameTaken',
        at: 'forms/contact.yaml:7:16',
        field: 'steps[0].fields[0].name',
        named: { value: 'version' },
      },
    ],
  },
  {
    name: 'a rule with a typing slip',
    edit: faulty('["required:trim"]', '[requird]'),
    expected: [
      {
        code: 'formRule',
        at: 'forms/contact.yaml:7:70',
        field: 'steps[0].fields[0].rules[0]',
        named: { value: 'requird' },
      },
    ],
  },
  {
    name: 'a condition on a field that is not there',
    edit: faulty('rules: ["required:trim"]', 'showWhen: {field: nmae, is: [a]}'),
    expected: [
      {
        code: 'noSuchField',
        at: 'forms/contact.yaml:7:80',
        field: 'steps[0].fields[0].showWhen.field',
        named: { value: 'nmae' },
      },
    ],
  },
  {
    name: 'a first consent of another name',
    edit: faulty('personalDataAgree', 'agree'),
    expected: [
      {
        code: 'firstConsent',
        at: 'forms/contact.yaml:9:12',
        field: 'consents[0].name',
        named: { value: 'agree' },
      },
    ],
  },
  {
    name: 'a consent called as a field is',
    edit: faulty(
      'Agreed.}}\n',
      'Agreed.}}\n  - {name: name, text: {ru: И рассылка., en: Mailings too.}}\n',
    ),
    expected: [
      {
        code: 'fieldNameTaken',
        at: 'forms/contact.yaml:10:12',
        field: 'consents[1].name',
        named: { value: 'name' },
      },
    ],
  },
  {
    name: 'a confirmation of a field that is not there',
    edit: faulty('["required:trim"]', '["confirm:nmae"]'),
    expected: [
      {
        code: 'noSuchField',
        at: 'forms/contact.yaml:7:70',
        field: 'steps[0].fields[0].rules[0]',
        named: { value: 'nmae' },
      },
    ],
  },
  {
    name: 'one of several, of which one is not there',
    edit: faulty('["required:trim"]', '["require_one:name,phone"]'),
    expected: [
      {
        code: 'noSuchField',
        at: 'forms/contact.yaml:7:70',
        field: 'steps[0].fields[0].rules[0]',
        named: { value: 'phone' },
      },
    ],
  },
  {
    name: 'a condition on an answer that nobody can give',
    edit: faulty(
      'rules: ["required:trim"]}',
      'rules: ["required:trim"]}\n      - {name: day, type: radio, label: {ru: День, en: Day}, options: [{value: thu, label: {ru: Чт, en: Thu}}]}\n      - {name: mask, type: text, label: {ru: Маска, en: Mask}, showWhen: {field: day, is: [thur]}}',
    ),
    expected: [
      {
        code: 'noSuchOption',
        at: 'forms/contact.yaml:9:92',
        field: 'steps[0].fields[2].showWhen.is[0]',
        named: { value: 'thur', nearest: 'thu' },
      },
    ],
  },
  {
    name: 'a form that leads to a site that is not listed',
    edit: faulty('form: contact\n', 'form: contact\nredirectUrl: https://plaster.example/thanks\n'),
    expected: [
      {
        code: 'redirectHost',
        at: 'forms/contact.yaml:3:14',
        field: 'redirectUrl',
        named: { value: 'https://plaster.example/thanks', list: 'fair.example' },
      },
    ],
  },
  {
    name: 'a form that follows the applications and names a day of its own',
    edit: faulty('form: contact\n', 'form: contact\nfollows: applications\ncloses: "2026-01-31"\n'),
    expected: [{ code: 'daysOfItsOwn', at: 'forms/contact.yaml:4:9', field: 'closes' }],
  },
  {
    name: 'a form that closes before it opens',
    edit: faulty('form: contact\n', 'form: contact\nopens: "2026-02-01"\ncloses: "2026-01-31"\n'),
    expected: [
      {
        code: 'daysOutOfOrder',
        at: 'forms/contact.yaml:4:9',
        field: 'closes',
        named: { value: '2026-01-31', other: '2026-02-01' },
      },
    ],
  },
  {
    name: 'an example of an address that no lead can carry',
    edit: faulty(
      'type: text, label: {ru: Имя, en: Name}, rules: ["required:trim"]}',
      'type: email, label: {ru: Почта, en: Mail}, placeholder: {ru: anna@pochta.example, en: anna@mail.ru}, rules: ["required:trim", email]}',
    ),
    expected: [
      {
        code: 'exampleEmail',
        at: 'forms/contact.yaml:7:83',
        field: 'steps[0].fields[0].placeholder.ru',
        named: { value: 'anna@pochta.example', count: '6' },
      },
    ],
  },
  {
    name: 'an example inside a hint that its field refuses',
    edit: faulty(
      'rules: ["required:trim"]',
      'help: {ru: "Код с таблички, например С7.", en: A code like C07.}, format: {ru: Буква и цифры., en: "A letter and digits, such as A1."}, rules: ["required:trim", "matches:/^[A-Z][0-9]{2}$/"]',
    ),
    expected: [
      {
        code: 'exampleRefused',
        at: 'forms/contact.yaml:7:99',
        field: 'steps[0].fields[0].help.ru',
        named: { other: 'matches:/^[A-Z][0-9]{2}$/', value: 'С7' },
      },
      {
        code: 'exampleRefused',
        at: 'forms/contact.yaml:7:191',
        field: 'steps[0].fields[0].format.en',
        named: { other: 'matches:/^[A-Z][0-9]{2}$/', value: 'A1' },
      },
    ],
  },
  {
    name: 'a required field that spaces alone would fill',
    edit: faulty('"required:trim"', 'required, "length:3,80"'),
    expected: [
      { code: 'spacesPass', at: 'forms/contact.yaml:7:70', field: 'steps[0].fields[0].rules[0]' },
    ],
  },
  {
    name: 'a pattern without words for who does not keep it',
    edit: faulty('"required:trim"', '"matches:/^[0-9]+$/"'),
    expected: [
      { code: 'required', at: 'forms/contact.yaml:7:9', field: 'steps[0].fields[0].format' },
    ],
  },
  {
    name: 'a page with a form that is not there',
    edit: append(
      'pages/visitor.yaml',
      '  - {kind: form, anchor: ask, title: {ru: Вопрос, en: Question}, form: contcat}\n',
    ),
    expected: [
      {
        code: 'noSuchForm',
        at: 'pages/visitor.yaml:30:72',
        field: 'sections[4].form',
        named: { value: 'contcat' },
      },
    ],
  },
  {
    name: 'an anchor of a section and of a form in a dialog, too',
    edit: all(
      write(file, form),
      write(
        'pages/navigation.yaml',
        `title: {ru: Навигатор, en: Navigator}
description: {ru: Всё для похода., en: All for a visit.}
titleBlock:
  titleH1: {ru: Навигатор, en: Navigator}
sections:
  - kind: dialog
    anchor: excursions
    title: {ru: Экскурсии, en: Excursions}
    summary: {ru: По билету., en: By ticket.}
    open: {ru: Выбрать, en: Choose}
    text: {ru: По часам., en: By the clock.}
    forms:
      - {anchor: booking, title: {ru: Группа, en: Group}, form: contact}
  - kind: text
    anchor: booking
    title: {ru: Запись, en: Booking}
    text: {ru: У стойки., en: At the desk.}
`,
      ),
    ),
    expected: [
      {
        code: 'repeated',
        at: 'pages/navigation.yaml:15:13',
        field: 'sections[1].anchor',
        named: { value: 'booking', line: '13' },
      },
    ],
  },
];
