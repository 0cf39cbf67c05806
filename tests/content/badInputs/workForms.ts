import { all, append, write, type Edit } from '../baseContent';
import type { BadInput } from './badInput';

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
const contact = write('forms/contact.yaml', form);

/** Forms that ask about a work where there is none, and forms about works that can't ask. */
export const workFormInputs: BadInput[] = [
  {
    name: 'a section whose form asks about a work',
    edit: all(
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
    expected: [
      {
        code: 'workFormOnPage',
        at: 'pages/visitor.yaml:33:11',
        field: 'sections[4].form',
        named: { value: 'contact' },
      },
    ],
  },
  {
    name: 'a dialog whose form asks about a work',
    edit: all(
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
    expected: [
      {
        code: 'workFormOnPage',
        at: 'pages/navigation.yaml:12:65',
        field: 'sections[0].forms[0].form',
        named: { value: 'contact' },
      },
    ],
  },
  {
    name: 'a form about works without a work to choose',
    edit: write(
      own,
      form
        .replace('given: [exhibitor, stand, language]\n', '')
        .replace('type: work,', 'type: text,')
        .replace('[required]', '["required:trim"]'),
    ),
    expected: [{ code: 'workFieldMissing', at: 'forms/work-question.yaml:3:1', field: 'steps' }],
  },
  {
    name: 'a form about two works',
    edit: faulty('{name: email, type: email,', '{name: other, type: work,'),
    expected: [
      {
        code: 'secondWorkField',
        at: 'forms/work-question.yaml:9:29',
        field: 'steps[0].fields[1].type',
      },
    ],
  },
  {
    name: 'a form about works that lists them itself',
    edit: faulty(
      'rules: [required]}',
      'options: [{value: a, label: {ru: А, en: A}}], rules: [required]}',
    ),
    expected: [
      {
        code: 'worksAreGiven',
        at: 'forms/work-question.yaml:8:65',
        field: 'steps[0].fields[0].options',
      },
    ],
  },
  {
    name: 'a form without a work that would send the stand',
    edit: write(
      'forms/contact.yaml',
      form.replace('type: work,', 'type: text,').replace('[required]', '["required:trim"]'),
    ),
    expected: [{ code: 'givenWithoutWork', at: 'forms/contact.yaml:3:1', field: 'given' }],
  },
  {
    name: 'a value that no page of an exhibitor gives',
    edit: faulty('language]', 'price]'),
    expected: [
      {
        code: 'oneOf',
        at: 'forms/work-question.yaml:3:27',
        field: 'given[2]',
        named: { value: 'price', choices: 'exhibitor, stand, language' },
      },
    ],
  },
  {
    name: 'a field that has the name of a value the page gives',
    edit: faulty('{name: email,', '{name: stand,'),
    expected: [
      {
        code: 'fieldNameTaken',
        at: 'forms/work-question.yaml:9:16',
        field: 'steps[0].fields[1].name',
        named: { value: 'stand' },
      },
    ],
  },
  {
    name: 'a consent that has the name of a value the page gives',
    edit: write(own, `${form}  - {name: language, text: {ru: По-русски., en: In English.}}\n`),
    expected: [
      {
        code: 'fieldNameTaken',
        at: 'forms/work-question.yaml:12:12',
        field: 'consents[1].name',
        named: { value: 'language' },
      },
    ],
  },
];
