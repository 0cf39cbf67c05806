import { all, append, replace, write } from '../baseContent';
import type { BadInputs } from './badInput';

const file = 'forms/contact.yaml';
const day = '2026/programme/2026-04-02.yaml';
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

/** Forms with invalid names of fields, rules or consents, and pages that name no form. */
export const formInputs: BadInputs = {
  'a field name with a space': [
    faulty('name: name,', 'name: full name,'),
    `${file}:7:16 fieldName steps[0].fields[0].name value=full name`,
  ],
  'a field name the payload has for itself': [
    faulty('name: name,', 'name: version,'),
    `${file}:7:16 fieldNameTaken steps[0].fields[0].name value=version`,
  ],
  'a rule with a typing slip': [
    faulty('["required:trim"]', '[requird]'),
    `${file}:7:70 formRule steps[0].fields[0].rules[0] value=requird`,
  ],
  'a condition on a field that is not there': [
    faulty('rules: ["required:trim"]', 'showWhen: {field: nmae, is: [a]}'),
    `${file}:7:80 noSuchField steps[0].fields[0].showWhen.field value=nmae`,
  ],
  'a first consent of another name': [
    faulty('personalDataAgree', 'agree'),
    `${file}:9:12 firstConsent consents[0].name value=agree`,
  ],
  'a consent called as a field is': [
    faulty(
      'Agreed.}}\n',
      'Agreed.}}\n  - {name: name, text: {ru: И рассылка., en: Mailings too.}}\n',
    ),
    `${file}:10:12 fieldNameTaken consents[1].name value=name`,
  ],
  'a confirmation of a field that is not there': [
    faulty('["required:trim"]', '["confirm:nmae"]'),
    `${file}:7:70 noSuchField steps[0].fields[0].rules[0] value=nmae`,
  ],
  'one of several, of which one is not there': [
    faulty('["required:trim"]', '["require_one:name,phone"]'),
    `${file}:7:70 noSuchField steps[0].fields[0].rules[0] value=phone`,
  ],
  'a condition on an answer that nobody can give': [
    faulty(
      'rules: ["required:trim"]}',
      'rules: ["required:trim"]}\n      - {name: day, type: radio, label: {ru: День, en: Day}, options: [{value: thu, label: {ru: Чт, en: Thu}}]}\n      - {name: mask, type: text, label: {ru: Маска, en: Mask}, showWhen: {field: day, is: [thur]}}',
    ),
    `${file}:9:92 noSuchOption steps[0].fields[2].showWhen.is[0] value=thur nearest=thu`,
  ],
  'a form that leads to a site that is not listed': [
    faulty('form: contact\n', 'form: contact\nredirectUrl: https://plaster.example/thanks\n'),
    `${file}:3:14 redirectHost redirectUrl value=https://plaster.example/thanks list=fair.example`,
  ],
  'a form that follows the applications and names a day of its own': [
    faulty('form: contact\n', 'form: contact\nfollows: applications\ncloses: "2026-01-31"\n'),
    `${file}:4:9 daysOfItsOwn closes`,
  ],
  'a form that closes before it opens': [
    faulty('form: contact\n', 'form: contact\nopens: "2026-02-01"\ncloses: "2026-01-31"\n'),
    `${file}:4:9 daysOutOfOrder closes value=2026-01-31 other=2026-02-01`,
  ],
  'an example of an address that no lead can carry': [
    faulty(
      'type: text, label: {ru: Имя, en: Name}, rules: ["required:trim"]}',
      'type: email, label: {ru: Почта, en: Mail}, placeholder: {ru: anna@pochta.example, en: anna@mail.ru}, rules: ["required:trim", email]}',
    ),
    `${file}:7:83 exampleEmail steps[0].fields[0].placeholder.ru value=anna@pochta.example count=6`,
  ],
  'an example inside a hint that its field refuses': [
    faulty(
      'rules: ["required:trim"]',
      'help: {ru: "Код с таблички, например С7.", en: A code like C07.}, format: {ru: Буква и цифры., en: "A letter and digits, such as A1."}, rules: ["required:trim", "matches:/^[A-Z][0-9]{2}$/"]',
    ),
    `${file}:7:99 exampleRefused steps[0].fields[0].help.ru other=matches:/^[A-Z][0-9]{2}$/ value=С7`,
    `${file}:7:191 exampleRefused steps[0].fields[0].format.en other=matches:/^[A-Z][0-9]{2}$/ value=A1`,
  ],
  'a required field that spaces alone would fill': [
    faulty('"required:trim"', 'required, "length:3,80"'),
    `${file}:7:70 spacesPass steps[0].fields[0].rules[0]`,
  ],
  'a pattern without words for who does not keep it': [
    faulty('"required:trim"', '"matches:/^[0-9]+$/"'),
    `${file}:7:9 required steps[0].fields[0].format`,
  ],
  'a page with a form that is not there': [
    append(
      'pages/visitor.yaml',
      '  - {kind: form, anchor: ask, title: {ru: Вопрос, en: Question}, form: contcat}\n',
    ),
    'pages/visitor.yaml:30:72 noSuchForm sections[4].form value=contcat',
  ],
  'a session with a form that is not there': [
    replace(day, '  registration: required', '  registration: required\n  form: contcat'),
    `${day}:35:9 noSuchForm [2].form value=contcat`,
  ],
  'sessions written into a form by hand': [
    faulty('type: text', 'type: session, options: [{value: a, label: {ru: А, en: A}}]'),
    `${file}:7:37 sessionsAreGiven steps[0].fields[0].options`,
  ],
  'an anchor of a section and of a form in a dialog, too': [
    all(
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
    'pages/navigation.yaml:15:13 repeated sections[1].anchor value=booking line=13',
  ],
};
