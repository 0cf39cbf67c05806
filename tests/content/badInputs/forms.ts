import { write } from '../baseContent';
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
    expected: [['fieldName', 'X', 'X']],
  },
  {
    name: 'a field name the payload has for itself',
    edit: faulty('name: name,', 'name: version,'),
    expected: [['fieldNameTaken', 'X', 'X']],
  },
  {
    name: 'a rule with a typing slip',
    edit: faulty('[required]', '[requird]'),
    expected: [['formRule', 'X', 'X']],
  },
  {
    name: 'a condition on a field that is not there',
    edit: faulty('rules: [required]', 'showWhen: {field: nmae, is: [a]}'),
    expected: [['noSuchField', 'X', 'X']],
  },
  {
    name: 'a first consent of another name',
    edit: faulty('personalDataAgree', 'agree'),
    expected: [['firstConsent', 'X', 'X']],
  },
  {
    name: 'a page with a form that is not there',
    edit: PAGE,
    expected: [['noSuchForm', 'X', 'X']],
  },
];
