import { append, write } from '../baseContent';
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
    edit: faulty('["required:trim"]', '[requird]'),
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
    edit: faulty('rules: ["required:trim"]', 'showWhen: {field: nmae, is: [a]}'),
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
    edit: faulty(
      'Agreed.}}\n',
      'Agreed.}}\n  - {name: name, text: {ru: И рассылка., en: Mailings too.}}\n',
    ),
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
    edit: faulty('["required:trim"]', '["confirm:nmae"]'),
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
    edit: faulty('["required:trim"]', '["require_one:name,phone"]'),
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
    edit: faulty(
      'rules: ["required:trim"]}',
      'rules: ["required:trim"]}\n      - {name: day, type: radio, label: {ru: День, en: Day}, options: [{value: thu, label: {ru: Чт, en: Thu}}]}\n      - {name: mask, type: text, label: {ru: Маска, en: Mask}, showWhen: {field: day, is: [thur]}}',
    ),
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
    name: 'a form that follows the applications and names a day of its own',
    edit: faulty('form: contact\n', 'form: contact\nfollows: applications\ncloses: "2026-01-31"\n'),
    expected: [
      [
        'daysOfItsOwn',
        'forms/contact.yaml:4:9  closes  the form is open while the edition takes applications (follows), it needs no days of its own  delete this line; the days are in edition.yaml',
        'forms/contact.yaml:4:9  closes  форма открыта, пока идёт приём заявок выпуска (follows), свои дни ей не нужны  удалите эту строку; дни приёма — в edition.yaml',
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
    name: 'an example of an address that no lead can carry',
    edit: faulty(
      'type: text, label: {ru: Имя, en: Name}, rules: ["required:trim"]}',
      'type: email, label: {ru: Почта, en: Mail}, placeholder: {ru: anna@pochta.example, en: anna@mail.ru}, rules: ["required:trim", email]}',
    ),
    expected: [
      [
        'exampleEmail',
        'forms/contact.yaml:7:83  steps[0].fields[0].placeholder.ru  a lead cannot carry this address: anna@pochta.example  write another, like anna@example.com: latin letters, no more than 6 at the end',
        'forms/contact.yaml:7:83  steps[0].fields[0].placeholder.ru  такой адрес в заявке не пройдёт: anna@pochta.example  впишите другой, например anna@example.com: латинские буквы, в конце не больше 6 букв',
      ],
    ],
  },
  {
    name: 'an example inside a hint that its field refuses',
    edit: faulty(
      'rules: ["required:trim"]',
      'help: {ru: "Код с таблички, например С7.", en: A code like C07.}, format: {ru: Буква и цифры., en: "A letter and digits, such as A1."}, rules: ["required:trim", "matches:/^[A-Z][0-9]{2}$/"]',
    ),
    expected: [
      [
        'exampleRefused',
        'forms/contact.yaml:7:99  steps[0].fields[0].help.ru  the example breaks a rule of its own field (matches:/^[A-Z][0-9]{2}$/): С7  write one that keeps it, or mend the rule',
        'forms/contact.yaml:7:99  steps[0].fields[0].help.ru  пример не проходит правил своего поля (matches:/^[A-Z][0-9]{2}$/): С7  впишите такой, чтобы проходил, или исправьте правило',
      ],
      [
        'exampleRefused',
        'forms/contact.yaml:7:191  steps[0].fields[0].format.en  the example breaks a rule of its own field (matches:/^[A-Z][0-9]{2}$/): A1  write one that keeps it, or mend the rule',
        'forms/contact.yaml:7:191  steps[0].fields[0].format.en  пример не проходит правил своего поля (matches:/^[A-Z][0-9]{2}$/): A1  впишите такой, чтобы проходил, или исправьте правило',
      ],
    ],
  },
  {
    name: 'a required field that spaces alone would fill',
    edit: faulty('"required:trim"', 'required, "length:3,80"'),
    expected: [
      [
        'spacesPass',
        'forms/contact.yaml:7:70  steps[0].fields[0].rules[0]  a required field would take spaces alone  write "required:trim" instead of required',
        'forms/contact.yaml:7:70  steps[0].fields[0].rules[0]  обязательное поле примет одни пробелы  поставьте вместо required правило "required:trim"',
      ],
    ],
  },
  {
    name: 'a pattern without words for who does not keep it',
    edit: faulty('"required:trim"', '"matches:/^[0-9]+$/"'),
    expected: [
      [
        'required',
        'forms/contact.yaml:7:9  steps[0].fields[0].format  is missing  write a value',
        'forms/contact.yaml:7:9  steps[0].fields[0].format  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a page with a form that is not there',
    edit: append(
      'pages/tickets.yaml',
      '  - {kind: form, anchor: ask, title: {ru: Вопрос, en: Question}, form: contcat}\n',
    ),
    expected: [
      [
        'noSuchForm',
        'pages/tickets.yaml:30:72  sections[4].form  there is no such form: contcat  add forms/contcat.yaml or mend the name',
        'pages/tickets.yaml:30:72  sections[4].form  такой формы нет: contcat  добавьте forms/contcat.yaml или исправьте имя',
      ],
    ],
  },
];
