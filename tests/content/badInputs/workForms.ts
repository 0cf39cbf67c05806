import { all, append, write, type Edit } from '../baseContent';
import { badRows, sidesOf, type BadInputs } from './badInput';

const own = 'forms/work-question.yaml';
const form = `version: "1"
form: work-question
given: [exhibitor, stand, language]
steps:
  - name: answers
    title: {ru: Вопрос, en: Question}
    fields:
      - {name: work, type: work, label: {ru: Работа, en: Work}, rules: [required]}
      - {name: email, type: email, label: {ru: Почта, en: E-mail}, rules: [required, email]}
consents:
  - {name: personalDataAgree, text: {ru: Согласие дано., en: Agreed.}}
`;
const faulty = (from: string, to: string): Edit => write(own, form.replace(from, to));
const inFaulty = badRows(own, (change) => faulty(...sidesOf(change)));
const contact = write('forms/contact.yaml', form);

/** Forms that ask about a work where there is none, and forms about works that cannot ask. */
export const workFormInputs: BadInputs = {
  ...inFaulty`
    a form about two works | {name: email, type: email, → {name: other, type: work, | 9:29 secondWorkField steps[0].fields[1].type
    a form about works that lists them itself | rules: [required]} → options: [{value: a, label: {ru: А, en: A}}], rules: [required]} | 8:65 worksAreGiven steps[0].fields[0].options
    a value that no page of an exhibitor gives | language] → price] | 3:27 oneOf given[2] value=price choices=exhibitor, stand, language
    a field that has the name of a value the page gives | {name: email, → {name: stand, | 9:16 fieldNameTaken steps[0].fields[1].name value=stand
  `,
  'a section whose form asks about a work': [
    all(
      contact,
      append(
        'pages/visitor.yaml',
        `  - kind: form
    anchor: ask
    title: {ru: Вопрос, en: Question}
    form: contact
`,
      ),
    ),
    'pages/visitor.yaml:33:11 workFormOnPage sections[4].form value=contact',
  ],
  'a dialog whose form asks about a work': [
    all(
      contact,
      write(
        'pages/navigation.yaml',
        `title: {ru: Навигатор, en: Navigator}
description: {ru: Куда идти., en: Where to go.}
titleBlock: {titleH1: {ru: Навигатор, en: Navigator}}
sections:
  - kind: dialog
    anchor: ask
    title: {ru: Вопрос, en: Question}
    summary: {ru: О работе., en: On a work.}
    open: {ru: Спросить, en: Ask}
    text: {ru: Любая., en: Any.}
    forms:
      - {anchor: ask-form, title: {ru: Работа, en: Work}, form: contact}
`,
      ),
    ),
    'pages/navigation.yaml:12:65 workFormOnPage sections[0].forms[0].form value=contact',
  ],
  'a form about works without a work to choose': [
    write(
      own,
      form
        .replace('given: [exhibitor, stand, language]\n', '')
        .replace('type: work,', 'type: text,')
        .replace('[required]', '["required:trim"]'),
    ),
    `${own}:3:1 workFieldMissing steps`,
  ],
  'a form without a work that would send the stand': [
    write(
      'forms/contact.yaml',
      form.replace('type: work,', 'type: text,').replace('[required]', '["required:trim"]'),
    ),
    'forms/contact.yaml:3:1 givenWithoutWork given',
  ],
  'a consent that has the name of a value the page gives': [
    write(own, `${form}  - {name: language, text: {ru: По-русски., en: In English.}}\n`),
    `${own}:12:12 fieldNameTaken consents[1].name value=language`,
  ],
};
