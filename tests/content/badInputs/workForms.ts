import { write } from '../baseContent';
import { badRows, inFile, sidesOf, type BadInputs } from './badInput';

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
const ofNoWork = form
  .replace('type: work,', 'type: text,')
  .replace('[required]', '["required:trim"]');
const dialog = `title: {ru: Навигатор, en: Navigator}
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
`;
const inFaulty = badRows(own, (change) => write(own, form.replace(...sidesOf(change))));

/** Forms that ask about a work where there is none, and forms about works that cannot ask. */
export const workFormInputs: BadInputs = {
  ...inFaulty`
    a form about two works | {name: email, type: email, → {name: other, type: work, | 9:29 secondWorkField steps[0].fields[1].type
    a form about works that lists them itself | rules: [required]} → options: [{value: a, label: {ru: А, en: A}}], rules: [required]} | 8:65 worksAreGiven steps[0].fields[0].options
    a value that no page of an exhibitor gives | language] → price] | 3:27 oneOf given[2] value=price choices=exhibitor, stand, language
    a field that has the name of a value the page gives | {name: email, → {name: stand, | 9:16 fieldNameTaken steps[0].fields[1].name value=stand
    a consent that has the name of a value the page gives | Agreed.}}⏎ → Agreed.}}⏎  - {name: language, text: {ru: По-русски., en: In English.}}⏎ | 12:12 fieldNameTaken consents[1].name value=language
  `,
  ...inFile(own)`
    a form about works without a work to choose | = ${ofNoWork.replace('given: [exhibitor, stand, language]\n', '')} | 3:1 workFieldMissing steps
  `,
  ...inFile('forms/contact.yaml')`
    a form without a work that would send the stand | = ${ofNoWork} | 3:1 givenWithoutWork given
  `,
  ...inFile('pages/visitor.yaml')`
    a section whose form asks about a work | in forms/contact.yaml: = ${form} && +   - {kind: form, anchor: ask, title: {ru: Вопрос, en: Question}, form: contact}⏎ | 30:72 workFormOnPage sections[4].form value=contact
  `,
  ...inFile('pages/navigation.yaml')`
    a dialog whose form asks about a work | in forms/contact.yaml: = ${form} && = ${dialog} | 12:65 workFormOnPage sections[0].forms[0].form value=contact
  `,
};
