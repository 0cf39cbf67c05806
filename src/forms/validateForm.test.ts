import { readFileSync } from 'node:fs';
import type { FormDefinition } from '../domain/forms/definition';
import { makeFormSchema, readFault, validateForm } from './validateForm';

const field = (name: string, rules: string[], type = 'text') => ({
  name,
  type,
  rules,
  label: name,
  help: null,
  placeholder: null,
  format: null,
  autocomplete: null,
  inputmode: null,
  options: null,
  showWhen: null,
  total: null,
});
const form = {
  steps: [
    {
      name: 'all',
      title: 'All',
      fields: [
        field('name', ['required:trim']),
        field('email', ['required', 'email'], 'email'),
        field('tickets', ['between:1,20']),
      ],
    },
  ],
  consents: [{ name: 'personalDataAgree', text: 'yes' }],
} as unknown as FormDefinition;
const schema = () => makeFormSchema(form, () => new Date(0), { emailTopLevelDomainMax: 6 });

test('every fault is named at its field, as a key and not in words', () => {
  expect(validateForm(schema(), { name: ' ', tickets: '21' })).toEqual({
    name: 'required:trim',
    email: 'required:',
    tickets: 'between:1,20',
    personalDataAgree: 'accepted:',
  });
});

test('the lead validity speaks at the field', () => {
  expect(
    validateForm(schema(), { name: 'Анна', email: 'a@b.gallery', personalDataAgree: 'on' }),
  ).toEqual({ email: 'leadEmail:' });
});

test('fields are compared as they are sent', () => {
  const twice = {
    ...form,
    steps: [
      {
        name: 'all',
        title: 'All',
        fields: [field('email', [], 'email'), field('again', ['confirm:email'], 'email')],
      },
    ],
  };
  const compared = makeFormSchema(twice, () => new Date(0), { emailTopLevelDomainMax: 6 });
  const given = { email: 'a@b.ru ', again: 'a@b.ru', personalDataAgree: 'on' };
  expect(validateForm(compared, given)).toEqual({});
  expect(validateForm(compared, { ...given, again: 'a@c.ru' })).toEqual({
    again: 'confirm:email',
  });
});

test('good values have no faults', () => {
  expect(
    validateForm(schema(), { name: 'Анна', email: 'a@b.ru', personalDataAgree: 'on' }),
  ).toEqual({});
});

test('an error of the code itself is thrown, not taken for a fault of a field', () => {
  const stopped = () => {
    throw new Error('the clock stands');
  };
  const broken = makeFormSchema(form, stopped, { emailTopLevelDomainMax: 6 });
  expect(() => validateForm(broken, {})).toThrow('the clock stands');
});

test('a fault is read back', () => {
  expect(readFault('between:1,20')).toEqual({ rule: 'between', args: ['1', '20'] });
  expect(readFault('matches:/^a{1,2}$/,b')).toEqual({ rule: 'matches', args: ['/^a{1,2}$/', 'b'] });
  expect(readFault('required:')).toEqual({ rule: 'required', args: [] });
});

test('the words of spec §5 are used', () => {
  const read = (language: string) =>
    JSON.parse(readFileSync(`src/i18n/messages/${language}/forms.json`, 'utf8')) as {
      rules: Record<string, string>;
      incomplete: string;
      incompleteText: string;
    };
  expect(read('ru').rules['required']).toBe('Поле обязательно для заполнения.');
  expect(read('en').rules).toMatchObject({
    required: 'Field is required.',
    email: 'Please enter a valid email address.',
    url: 'Please enter a valid URL.',
  });
  expect(read('en')).toMatchObject({
    incomplete: 'Form incomplete.',
    incompleteText: 'Sorry, not all fields are filled out correctly.',
  });
  expect(read('ru').incompleteText).toBe('Извините, не все поля заполнены верно.');
});
