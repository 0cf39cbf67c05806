import { createInstance, type i18n } from 'i18next';
import { readFileSync } from 'node:fs';
import type { FieldDefinition } from '../../src/forms/model/definition';
import { type FieldValue, readRule } from '../../src/forms/model/rules';
import { errorMessage } from '../../src/forms/errorMessage';
import { fieldErrorOf } from './fieldErrorOf';
import { makeField } from './leadForm';
import { rulesAbout, type RuleSubject } from './ruleSubjects';

const settings = { emailTopLevelDomainMax: 6 };
const now = new Date('2026-02-01T12:00:00Z');

const instances = Object.fromEntries(
  ['ru', 'en'].map((language) => [language, instanceOf(language)]),
);

function instanceOf(language: string): i18n {
  const instance = createInstance();
  const forms = JSON.parse(
    readFileSync(`src/i18n/messages/${language}/forms.json`, 'utf8'),
  ) as Record<string, string>;
  // The site's own settings: a value is text, never markup.
  void instance.init({
    lng: language,
    ns: ['forms'],
    defaultNS: 'forms',
    resources: { [language]: { forms } },
    interpolation: { escapeValue: false },
  });
  return instance;
}

const others = [
  makeField('email', { label: 'Почта' }),
  makeField('telegram', { label: 'Telegram' }),
];

/** Returns the message for a value of a field with one rule, which the value must break. */
function messageFor(
  language: string,
  rule: string,
  value: FieldValue,
  more: Partial<FieldDefinition> = {},
): string {
  const field = makeField('own', { label: 'Своё', rules: rule === '' ? [] : [rule], ...more });
  const error = fieldErrorOf(field, { own: value, email: 'anna@fair.ru' }, now, settings);
  if (error === undefined) throw new Error(`${JSON.stringify(value)} satisfies ${rule}`);
  return errorMessage(instances[language]!.getFixedT(language, 'forms'), error, {
    field,
    value,
    fields: [field, ...others],
    language,
    settings,
  });
}

/** A rule, a value that breaks it, the messages, and other properties of the field. */
type Case = [
  rule: string,
  value: FieldValue,
  ru: string,
  en: string,
  more?: Partial<FieldDefinition>,
];

/** Parses cases written in lines of `rule | value | Russian | English`. */
export function rowsOf(table: string): Case[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [rule = '', value = '', ru = '', en = ''] = line.split('|').map((cell) => cell.trim());
      return [rule, value, ru, en];
    });
}

/** Tests the messages of a subject's rules; each rule must be among the cases. */
export function testMessagesOf(subject: RuleSubject, cases: readonly Case[]): void {
  testMessages(cases);
  test('every rule is in the table', () => {
    const covered = new Set(cases.map(([rule]) => readRule(rule)?.name));
    expect(rulesAbout(subject).filter((name) => !covered.has(name))).toEqual([]);
  });
}

/** Tests the message for each value. */
export function testMessages(cases: readonly Case[]): void {
  test('each error message names the limit, in both languages', () => {
    const messages = cases.map(([rule, value, , , more]) =>
      ['ru', 'en'].map((language) => messageFor(language, rule, value, more)),
    );
    expect(messages).toEqual(cases.map(([, , ru, en]) => [ru, en]));
    // No placeholder is left unfilled.
    expect(messages.flat().filter((words) => /\{\{|rules\.|undefined|NaN/.test(words))).toEqual([]);
  });
}
