import { write } from '../baseContent';
import { badRows, inFile, sidesOf, type BadInputs } from './badInput';

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
const dialog = `title: {ru: Навигатор, en: Navigator}
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
`;
const inFaulty = badRows(file, (change) => write(file, form.replace(...sidesOf(change))));

/** Invalid forms, pages and sessions with a form that does not exist, and a repeated anchor. */
export const formInputs: BadInputs = {
  ...inFaulty`
    two fields of one name | ["required:trim"]} → ["required:trim"]}⏎      - {name: name, type: text, label: {ru: И, en: A}} | 8:16 fieldNameTaken steps[0].fields[1].name value=name
    a field with a name of JavaScript | name: name, → name: constructor, | 7:16 fieldNameTaken steps[0].fields[0].name value=constructor
    a choice without options | type: text → type: select | 7:9 required steps[0].fields[0].options
    boxes without options | type: text → type: checkboxes | 7:9 required steps[0].fields[0].options
    a total without its sum | type: text, → type: total, | 7:9 required steps[0].fields[0].total
    a total of fields that are not there | type: text, → type: total, total: {price: 1, times: nmae, discountField: code, discountPercent: 5}, | 7:60 noSuchField steps[0].fields[0].total.times value=nmae ; 7:81 noSuchField steps[0].fields[0].total.discountField value=code
    a choice on a condition that cannot be met | ["required:trim"]} → ["required:trim"]}⏎      - {name: day, type: radio, label: {ru: День, en: Day}, options: [{value: thu, label: {ru: Чт, en: Thu}}]}⏎      - {name: hour, type: radio, label: {ru: Час, en: Hour}, options: [{value: "12", label: {ru: "12", en: "12"}, showWhen: {field: dey, is: [thu]}}, {value: "13", label: {ru: "13", en: "13"}, showWhen: {field: day, is: [thu, fri]}}]} | 9:134 noSuchField steps[0].fields[2].options[0].showWhen.field value=dey nearest=day ; 9:228 noSuchOption steps[0].fields[2].options[1].showWhen.is[1] value=fri
    a form that leads to a listed site without TLS | form: contact⏎ → form: contact⏎redirectUrl: http://fair.example/thanks/⏎ | 3:14 redirectHost redirectUrl value=http://fair.example/thanks/ list=fair.example
    a form that follows the applications and opens on a day of its own | form: contact⏎ → form: contact⏎follows: applications⏎opens: "2026-01-31"⏎ | 4:8 daysOfItsOwn opens
    an English placeholder that its field refuses | rules: ["required:trim"] → placeholder: {ru: "1990", en: "2027"}, rules: ["between:1900,2026"] | 7:93 exampleRefused steps[0].fields[0].placeholder.en other=between:1900,2026 value=2027
    a field name with a space | name: name, → name: full name, | 7:16 fieldName steps[0].fields[0].name value=full name
    a field name the payload has for itself | name: name, → name: version, | 7:16 fieldNameTaken steps[0].fields[0].name value=version
    a rule with a typing slip | ["required:trim"] → [requird] | 7:70 formRule steps[0].fields[0].rules[0] value=requird
    a condition on a field that is not there | rules: ["required:trim"] → showWhen: {field: nmae, is: [a]} | 7:80 noSuchField steps[0].fields[0].showWhen.field value=nmae
    a first consent of another name | personalDataAgree → agree | 9:12 firstConsent consents[0].name value=agree
    a consent called as a field is | Agreed.}}⏎ → Agreed.}}⏎  - {name: name, text: {ru: И рассылка., en: Mailings too.}}⏎ | 10:12 fieldNameTaken consents[1].name value=name
    a confirmation of a field that is not there | ["required:trim"] → ["confirm:nmae"] | 7:70 noSuchField steps[0].fields[0].rules[0] value=nmae
    one of several, of which one is not there | ["required:trim"] → ["require_one:name,phone"] | 7:70 noSuchField steps[0].fields[0].rules[0] value=phone
    a condition on an answer that nobody can give | rules: ["required:trim"]} → rules: ["required:trim"]}⏎      - {name: day, type: radio, label: {ru: День, en: Day}, options: [{value: thu, label: {ru: Чт, en: Thu}}]}⏎      - {name: mask, type: text, label: {ru: Маска, en: Mask}, showWhen: {field: day, is: [thur]}} | 9:92 noSuchOption steps[0].fields[2].showWhen.is[0] value=thur nearest=thu
    a form that leads to a site that is not listed | form: contact⏎ → form: contact⏎redirectUrl: https://plaster.example/thanks⏎ | 3:14 redirectHost redirectUrl value=https://plaster.example/thanks list=fair.example
    a form that follows the applications and names a day of its own | form: contact⏎ → form: contact⏎follows: applications⏎closes: "2026-01-31"⏎ | 4:9 daysOfItsOwn closes
    a form that closes before it opens | form: contact⏎ → form: contact⏎opens: "2026-02-01"⏎closes: "2026-01-31"⏎ | 4:9 daysOutOfOrder closes value=2026-01-31 other=2026-02-01
    an example of an address that no lead can carry | type: text, label: {ru: Имя, en: Name}, rules: ["required:trim"]} → type: email, label: {ru: Почта, en: Mail}, placeholder: {ru: anna@pochta.example, en: anna@mail.ru}, rules: ["required:trim", email]} | 7:83 exampleEmail steps[0].fields[0].placeholder.ru value=anna@pochta.example count=6
    an example inside a hint that its field refuses | rules: ["required:trim"] → help: {ru: "Код с таблички, например С7.", en: A code like C07.}, format: {ru: Буква и цифры., en: "A letter and digits, such as A1."}, rules: ["required:trim", "matches:/^[A-Z][0-9]{2}$/"] | 7:99 exampleRefused steps[0].fields[0].help.ru other=matches:/^[A-Z][0-9]{2}$/ value=С7 ; 7:191 exampleRefused steps[0].fields[0].format.en other=matches:/^[A-Z][0-9]{2}$/ value=A1
    a required field that spaces alone would fill | "required:trim" → required, "length:3,80" | 7:70 spacesPass steps[0].fields[0].rules[0]
    a pattern without words for who does not keep it | "required:trim" → "matches:/^[0-9]+$/" | 7:9 required steps[0].fields[0].format
    sessions written into a form by hand | type: text → type: session, options: [{value: a, label: {ru: А, en: A}}] | 7:37 sessionsAreGiven steps[0].fields[0].options
  `,
  ...inFile('pages/visitor.yaml')`
    a page with a form that is not there | +   - {kind: form, anchor: ask, title: {ru: Вопрос, en: Question}, form: contcat}⏎ | 30:72 noSuchForm sections[4].form value=contcat
  `,
  ...inFile(day)`
    a session with a form that is not there | registration: required → registration: required⏎  form: contcat | 35:9 noSuchForm [2].form value=contcat
  `,
  ...inFile('pages/navigation.yaml')`
    an anchor of a section and of a form in a dialog, too | = ${dialog} && in ${file}: = ${form} | 15:13 repeated sections[1].anchor value=booking line=13
  `,
};
