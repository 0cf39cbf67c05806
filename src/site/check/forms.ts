import type { Form } from '../../forms/schema';
import { workQuestion } from '../../works/model/sale';
import { choiceTypes } from '../../forms/model/definition';
import { confirmedField, readRule } from '../../forms/model/rules';
import { readAddress } from '../../lib/address';
import {
  type ContentFolder,
  perSource,
  fieldsOf,
  recordsOf,
  sectionsOf,
  sessionsOf,
  siteOf,
  type Field,
  type Written,
} from './files/contentFolder';
import type { Problem } from './problems/problem';
import { type FieldError, type LeadSettings, makeValidator } from '../../forms/model/validate';
import type { ContentRecords } from '../content/contentFiles';
import { problemInText } from './files/schemaProblems';

/**
 * Names that the payload uses itself (spec §3): a form field with such a name would be lost. Also
 * the properties of every object, which would look like answers before any is given.
 */
const takenNames = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'version',
  'form',
  'enkod_send_template_id',
  'groups_enkod',
  'redirectUrl',
  'newTab',
  'personalDataAgree',
  'mergelead',
  'url_location',
  'entry_point',
  'analytics_id',
]);

/**
 * Reports forms that pages name but that do not exist or cannot be used there. Inside forms,
 * reports names, choices, days, targets, and references between fields.
 */
export function formProblems(folder: ContentFolder): Problem[] {
  const hosts = (siteOf(folder)?.lead?.redirectHosts ?? []).flatMap((host) => host ?? []);
  return [
    ...missingForms(folder),
    ...recordsOf(folder, 'form').flatMap((form) => [
      ...nameProblems(form),
      ...fieldsOf(form).flatMap(choiceProblems),
      ...otherFieldProblems(fieldsOf(form)),
      ...conditionProblems(fieldsOf(form)),
      ...targetProblems(form.at('redirectUrl'), hosts),
      ...dayProblems(form),
      ...workProblems(form),
    ]),
  ];
}

function missingForms(folder: ContentFolder): Problem[] {
  const known = new Map(recordsOf(folder, 'form').map((form) => [form.place.slug, form]));
  const named = [
    ...sectionsOf(folder).flatMap((section) => [
      section.at('form'),
      ...section.list('forms').map((form) => form.at('form')),
    ]),
    ...sessionsOf(folder).map((session) => session.at('form')),
  ];
  return named.flatMap((name) => {
    const form = known.get(name.value ?? '');
    if (form === undefined) return name.unlessKnown([...known.keys()], 'noSuchForm');
    // A form with a field for a work can only be on the page of an exhibitor.
    const isLost = workFieldsOf(form).length > 0;
    return isLost ? [name.problem('workFormOnPage', { value: form.place.slug })] : [];
  });
}

/** Reports names already in use, and a first consent without its fixed name. */
function nameProblems(form: Written<Form>): Problem[] {
  const given = form.list('given').map(({ value }) => value);
  const taken = new Set<string | undefined>([...takenNames, ...given]);
  const fields = fieldsOf(form);
  const names = [
    ...fields.map((field) => field.at('name')),
    ...form.list('consents').map((consent) => consent.at('name')),
  ];
  const values = names.map(({ value }) => value);
  return names.flatMap((name, index) => {
    const { value } = name;
    const isFirstConsent = index === fields.length;
    const isRight = isFirstConsent
      ? value === 'personalDataAgree'
      : !taken.has(value) && values.indexOf(value) === index;
    if (value === undefined || isRight) return [];
    return [name.problem(isFirstConsent ? 'firstConsent' : 'fieldNameTaken', { value })];
  });
}

function choiceProblems(field: Written<Field>): Problem[] {
  const { type } = field.value ?? {};
  const [options, total] = [field.at('options'), field.at('total')];
  if (choiceTypes.includes(type ?? '') && !options.isWritten) return [options.problem('required')];
  if (type === 'session' && options.isWritten) return [options.problem('sessionsAreGiven')];
  if (type === 'work' && options.isWritten) return [options.problem('worksAreGiven')];
  return type === 'total' && !total.isWritten ? [total.problem('required')] : [];
}

/** Reports references to fields that do not exist: such a rule could never pass, or never fail. */
function otherFieldProblems(fields: readonly Written<Field>[]): Problem[] {
  const names = fields.map((field) => field.at('name'));
  // A reference can be to a field whose name is invalid.
  if (names.some((name) => name.isRefused)) return [];
  const known = names.flatMap(({ value }) => value ?? []);
  return fields.flatMap((field) => [
    ...[
      ...conditionsOf(field).map((condition) => condition.at('field')),
      field.at('total').at('times'),
      field.at('total').at('discountField'),
    ].flatMap((name) => name.unlessKnown(known, 'noSuchField')),
    ...field
      .list('rules')
      .flatMap((rule) =>
        namedIn(rule, field).flatMap((value) =>
          rule.unlessKnown(known, 'noSuchField', { value }, value),
        ),
      ),
  ]);
}

const conditionsOf = (field: Written<Field>) => [
  field.at('showWhen'),
  ...field.list('options').map((option) => option.at('showWhen')),
];

/** Returns the names of the other fields that a rule uses. */
function namedIn({ value = '' }: Written<string>, field: Written<Field>): readonly string[] {
  const rule = readRule(value);
  if (rule?.name === 'confirm') return [confirmedField(field.value?.name ?? '', rule.args[0])];
  return rule?.name === 'require_one' ? rule.args : [];
}

/** Reports conditions that no choice can fulfil: their field or choice would never be visible. */
function conditionProblems(fields: readonly Written<Field>[]): Problem[] {
  return fields.flatMap(conditionsOf).flatMap((condition) => {
    const { field: name } = condition.value ?? {};
    const counted = fields.find(({ value }) => name !== undefined && value?.name === name);
    const options = (counted?.value?.options ?? []).map((option) => option?.value ?? '');
    if (options.length === 0) return [];
    return condition.list('is').flatMap((is) => is.unlessKnown(options, 'noSuchOption'));
  });
}

/** Reports a forbidden target, which would silently lead visitors to the thank-you page instead. */
function targetProblems(target: Written<string>, hosts: readonly string[]): Problem[] {
  const { value } = target;
  if (value === undefined) return [];
  const { kind } = readAddress(value, hosts);
  if (kind === 'page' || (kind === 'own' && /^https:/i.test(value))) return [];
  return [target.problem('redirectHost', { value, list: hosts.join(', ') })];
}

/**
 * Reports forms that follow the edition but have days of their own, which could contradict it, and
 * forms that close before they open.
 */
function dayProblems(form: Written<Form>): Problem[] {
  const { opens, follows } = form.value ?? {};
  if (follows !== undefined) {
    const named = [form.at('opens'), form.at('closes')].find((day) => day.isWritten);
    return named === undefined ? [] : [named.problem('daysOfItsOwn')];
  }
  return form.at('closes').against(opens, (closes, first) => closes < first, 'daysOutOfOrder');
}

/**
 * Reports forms about works: the one on exhibitors' pages must have exactly one field for a work;
 * other forms must not send values that only an exhibitor's page has (decision 033).
 */
function workProblems(form: Written<Form>): Problem[] {
  const fields = workFieldsOf(form);
  if (fields.length > 0)
    return fields.slice(1).map((field) => field.at('type').problem('secondWorkField'));
  const given = form.at('given');
  return [
    ...(form.place.slug === workQuestion ? [form.at('steps').problem('workFieldMissing')] : []),
    ...(given.isWritten ? [given.problem('givenWithoutWork')] : []),
  ];
}

const workFieldsOf = (form: Written<Form>) =>
  fieldsOf(form).filter(({ value }) => value?.type === 'work');

/**
 * Extracts examples from a sentence: the text after `например`, `вроде`, `such as`, `like` or `for
 * example`, up to the end of the sentence, split at `или` or `or`. Keeps only parts with a digit, @
 * or /, because other parts are ordinary words.
 */
export function examplesIn(sentence: string): string[] {
  return [
    ...sentence.matchAll(
      /(?:например|вроде|for example|such as|like),?:? +(.+?)(?=[.;!?)]*(?:\s[—–]|$)|[.;!?)]\s)/giu,
    ),
  ]
    .flatMap(([, given = '']) => given.split(/,? (?:или|or) /u))
    .map((example) => example.replace(/^[«“"]|[»”"]$/gu, ''))
    .filter((example) => /[\d@/]/.test(example));
}

type FieldValidator = (typed: string) => FieldError | undefined;

/** Reports examples a field rejects, patterns without message, required fields accepting spaces. */
export function formExampleProblems(folder: ContentFolder): Problem[] {
  const emailTopLevelDomainMax = siteOf(folder)?.lead?.emailTopLevelDomainMax ?? 63;
  return recordsOf(folder, 'form').flatMap((form) => {
    const known = knownOf(form.source);
    const problems =
      known.get(emailTopLevelDomainMax) ?? problemsOf(form, { emailTopLevelDomainMax });
    known.set(emailTopLevelDomainMax, problems);
    return problems;
  });
}

/** Caches a form's problems by the setting that they depend on. */
const knownOf = perSource(() => new Map<number, Problem[]>());

function problemsOf(form: Written<ContentRecords['form']>, settings: LeadSettings): Problem[] {
  return fieldsOf(form)
    .filter(isTypedInto)
    .flatMap((field) => {
      const validate = validatorOf(field, settings);
      return [
        ...examplesOf(field).flatMap(([at, value]) => {
          const error = validate(value);
          if (error === undefined) return [];
          const count = String(settings.emailTopLevelDomainMax);
          const other = [error.rule, error.args.join(',')].filter(Boolean).join(':');
          return error.rule === 'leadEmail'
            ? [problemInText(at.source, at.path, value, 'exampleEmail', { value, count })]
            : [problemInText(at.source, at.path, value, 'exampleRefused', { value, other })];
        }),
        ...formatProblems(field),
        ...spacesProblems(field, validate),
      ];
    });
}

const isTypedInto = ({ value }: Written<Field>) =>
  value?.type !== undefined && ![...choiceTypes, 'work', 'session', 'total'].includes(value.type);

const looksElsewhere = /^(?:confirm\b|require_one\b|date_(?:after|before)$|date_between:[^,]*$)/;

/**
 * Creates a validator of one typed value. It uses the field's own rules, except those about other
 * fields or the clock, and the rules for every lead.
 */
function validatorOf({ value }: Written<Field>, settings: LeadSettings): FieldValidator {
  const { name = '', type = '', rules = [] } = value ?? {};
  const own = rules.flatMap((rule = '') =>
    rule === '' || looksElsewhere.test(rule) ? [] : [rule],
  );
  const field = { name, type, rules: own, showWhen: null };
  const validate = makeValidator({ steps: [{ fields: [field] }], consents: [] }, settings);
  return (typed) => validate({ [name]: typed }, new Date(0))[name];
}

/** A field's examples with their places: placeholders, and those in sentences (`such as C07`). */
function examplesOf(field: Written<Field>): (readonly [Written<string>, string])[] {
  return (['ru', 'en'] as const).flatMap((language) => {
    const placeholder = field.at('placeholder').at(language);
    const sentences = [field.at('help').at(language), field.at('format').at(language)];
    return [
      ...(placeholder.value === undefined ? [] : [[placeholder, placeholder.value] as const]),
      ...sentences.flatMap((sentence) =>
        examplesIn(sentence.value ?? '').map((example) => [sentence, example] as const),
      ),
    ];
  });
}

/** A pattern needs a message, because a visitor cannot read a regular expression. */
function formatProblems(field: Written<Field>): Problem[] {
  const hasPattern = field.value?.rules?.some((written) => {
    const rule = readRule(written ?? '');
    return rule?.name === 'matches' && rule.args.some((arg) => arg.startsWith('/'));
  });
  const format = field.at('format');
  return hasPattern === true && !format.isWritten ? [format.problem('required')] : [];
}

/** A name or phone of spaces alone would make a lead that nobody can answer. */
function spacesProblems(field: Written<Field>, validate: FieldValidator): Problem[] {
  const required = field.list('rules').find((rule) => /^required(?!:trim)/.test(rule.value ?? ''));
  if (required === undefined || !spaces.some((typed) => validate(typed) === undefined)) return [];
  return [required.problem('spacesPass')];
}

const spaces = Array.from({ length: 40 }, (_, index) => ' '.repeat(index + 1));
