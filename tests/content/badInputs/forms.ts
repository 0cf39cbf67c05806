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
    name: 'a consent called as a field is',
    edit: faulty('Agreed.}}\n', 'Agreed.}}\n  - {name: name, text: {ru: И рассылка., en: Mailings too.}}\n'),
    expected: [
      [
        'fieldNameTaken',
        'forms/contact.yaml:10:12  consents[1].name  the field name is already taken: name  give the field another name',
        'forms/contact.yaml:10:12  consents[1].name  имя поля уже занято: name  дайте полю другое имя',
      ],
    ],
  },
  {
    name: 'a confirmation of a field that is not there',
    edit: faulty('[required]', '["confirm:nmae"]'),
    expected: [
      [
        'noSuchField',
        'forms/contact.yaml:7:70  steps[0].fields[0].rules[0]  the form has no such field: nmae  mend the name of the field',
        'forms/contact.yaml:7:70  steps[0].fields[0].rules[0]  такого поля в форме нет: nmae  исправьте имя поля',
      ],
    ],
  },
  {
    name: 'one of several, of which one is not there',
    edit: faulty('[required]', '["require_one:name,phone"]'),
    expected: [
      [
        'noSuchField',
        'forms/contact.yaml:7:70  steps[0].fields[0].rules[0]  the form has no such field: phone  mend the name of the field',
        'forms/contact.yaml:7:70  steps[0].fields[0].rules[0]  такого поля в форме нет: phone  исправьте имя поля',
      ],
    ],
  },
  {
    name: 'a condition on an answer that nobody can give',
    edit: faulty('rules: [required]}', 'rules: [required]}\n      - {name: day, type: radio, label: {ru: День, en: Day}, options: [{value: thu, label: {ru: Чт, en: Thu}}]}\n      - {name: mask, type: text, label: {ru: Маска, en: Mask}, showWhen: {field: day, is: [thur]}}'),
    expected: [
      [
        'noSuchOption',
        'forms/contact.yaml:9:92  steps[0].fields[2].showWhen.is[0]  that field has no such answer: thur  write the value of one of its options (perhaps "thu")',
        'forms/contact.yaml:9:92  steps[0].fields[2].showWhen.is[0]  у того поля нет такого ответа: thur  впишите value одного из его options (может быть, «thu»)',
      ],
    ],
  },
  {
    name: 'a form that leads to a site that is not listed',
    edit: faulty('form: contact\n', 'form: contact\nredirectUrl: https://plaster.example/thanks\n'),
    expected: [
      [
        'redirectHost',
        'forms/contact.yaml:3:14  redirectUrl  a sent form cannot lead there: https://plaster.example/thanks  write a path of this site, or an https address of one of: fair.example (lead.redirectHosts in site.yaml)',
        'forms/contact.yaml:3:14  redirectUrl  после отправки туда не уведёт: https://plaster.example/thanks  впишите путь этого сайта или https-адрес одного из узлов: fair.example (lead.redirectHosts в site.yaml)',
      ],
    ],
  },
  {
    name: 'a form that closes before it opens',
    edit: faulty('form: contact\n', 'form: contact\nopens: "2026-02-01"\ncloses: "2026-01-31"\n'),
    expected: [
      [
        'daysOutOfOrder',
        'forms/contact.yaml:4:9  closes  the last day is before the first: 2026-01-31  write 2026-02-01 or later',
        'forms/contact.yaml:4:9  closes  последний день раньше первого: 2026-01-31  поставьте 2026-02-01 или позже',
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
