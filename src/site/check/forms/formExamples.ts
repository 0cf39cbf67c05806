import { choiceTypes } from '../../../forms/model/definition';
import { readRule } from '../../../forms/model/rules';
import { type FieldError, type LeadSettings, makeValidator } from '../../../forms/model/validate';
import type { ContentRecords } from '../../content/contentFiles';
import { type ContentFolder, perSource } from '../files/contentFolder';
import { problemInText } from '../files/schemaProblems';
import { type Field, type Written, fieldsOf, recordsOf, siteOf } from '../files/written';
import type { Problem } from '../problems/problem';

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
