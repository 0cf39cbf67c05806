import { append, write } from '../baseContent';
import type { BadInput } from './badInput';

const file = 'forms/contact.yaml';
const form = `version: "1"
form: contact
steps:
  - name: who
    title: {ru: Кто вы, en: Who you are}
    fields:
      - {name: name, type: text, label: {ru: Имя, en: Name}, rules: [required]}
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
      [
        'fieldName',
        'forms/contact.yaml:7:16  steps[0].fields[0].name  is no field name: full name  write latin letters, digits and underscores, like full_name',
        'forms/contact.yaml:7:16  steps[0].fields[0].name  не имя поля: full name  впишите латинские буквы, цифры и подчёркивания, например full_name',
      ],
    ],
  },
  {
    name: 'a field name the payload has for itself',
    edit: faulty('name: name,', 'name: version,'),
    expected: [
      [
        'fieldNameTaken',
        'forms/contact.yaml:7:16  steps[0].fields[0].name  the field name is already taken: version  give the field another name',
        'forms/contact.yaml:7:16  steps[0].fields[0].name  имя поля уже занято: version  дайте полю другое имя',
      ],
    ],
  },
  {
    name: 'a rule with a typing slip',
    edit: faulty('[required]', '[requird]'),
    expected: [
      [
        'formRule',
        'forms/contact.yaml:7:70  steps[0].fields[0].rules[0]  is no such rule: requird  write for example required, email or "between:1,20"',
        'forms/contact.yaml:7:70  steps[0].fields[0].rules[0]  нет такого правила: requird  впишите, например, required, email или "between:1,20"',
      ],
    ],
  },
  {
    name: 'a condition on a field that is not there',
    edit: faulty('rules: [required]', 'showWhen: {field: nmae, is: [a]}'),
    expected: [
      [
        'noSuchField',
        'forms/contact.yaml:7:80  steps[0].fields[0].showWhen.field  the form has no such field: nmae  mend the name of the field',
        'forms/contact.yaml:7:80  steps[0].fields[0].showWhen.field  такого поля в форме нет: nmae  исправьте имя поля',
      ],
    ],
  },
  {
    name: 'a first consent of another name',
    edit: faulty('personalDataAgree', 'agree'),
    expected: [
      [
        'firstConsent',
        'forms/contact.yaml:9:12  consents[0].name  the first consent has another name: agree  call it personalDataAgree',
        'forms/contact.yaml:9:12  consents[0].name  первое согласие названо иначе: agree  назовите его personalDataAgree',
      ],
    ],
  },
  {
    name: 'a page with a form that is not there',
    edit: append('pages/tickets.yaml', '  - {kind: form, anchor: ask, title: {ru: Вопрос, en: Question}, form: contcat}\n'),
    expected: [
      [
        'noSuchForm',
        'pages/tickets.yaml:30:72  sections[4].form  there is no such form: contcat  add forms/contcat.yaml or mend the name',
        'pages/tickets.yaml:30:72  sections[4].form  такой формы нет: contcat  добавьте forms/contcat.yaml или исправьте имя',
      ],
    ],
  },
];
