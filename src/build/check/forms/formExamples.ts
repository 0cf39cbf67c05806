import { choiceTypes } from '../../../forms/model/definition';
import { makeJudge, type FieldFault } from '../../../forms/model/judge';
import type { LeadSettings } from '../../../forms/model/leadValidity';
import { readRule } from '../../../forms/model/ruleText';
import { sourcesOf, type ContentFolder, type ContentSource } from '../contentFolder';
import { examplesIn } from './examples';
import type { Problem } from '../problems/problem';
import { fieldOf, itemsOf, problemAt, textOf, type FieldPath } from '../values';

type TypedField = { source: ContentSource; path: FieldPath; value: unknown };

/**
 * Judges a typed value by the field's own rules and the rules of every lead, leaving out rules that
 * look at other fields or at the clock.
 */
type JudgeOfField = (typed: string) => FieldFault | undefined;

/**
 * Examples that the field itself would refuse, patterns without words, and required fields that
 * accept spaces alone.
 */
export function formExampleProblems(folder: ContentFolder): Problem[] {
  const lead = fieldOf(sourcesOf(folder, 'site')[0]?.value, 'lead');
  const max = fieldOf(lead, 'emailTopLevelDomainMax');
  const settings: LeadSettings = { emailTopLevelDomainMax: typeof max === 'number' ? max : 63 };
  return typedFieldsOf(folder).flatMap((field) => {
    const judge = judgeOf(field.value, settings);
    const refusedAt = (path: FieldPath, example: string): Problem[] => {
      const fault = judge(example);
      if (fault === undefined) return [];
      const problem =
        fault.rule === 'leadEmail'
          ? problemAt(field.source, path, 'exampleEmail', {
              value: example,
              count: String(settings.emailTopLevelDomainMax),
            })
          : problemAt(field.source, path, 'exampleRefused', {
              value: example,
              other: [fault.rule, fault.args.join(',')].filter(Boolean).join(':'),
            });
      return [{ ...problem, ...field.source.locateText(path, example) }];
    };
    return [
      ...examplesOf(field).flatMap(([path, example]) => refusedAt(path, example)),
      ...formatProblems(field),
      ...spacesProblems(field, judge),
    ];
  });
}

/** All fields of all forms that a visitor types into. */
function typedFieldsOf(folder: ContentFolder): TypedField[] {
  return sourcesOf(folder, 'form').flatMap((source) =>
    itemsOf(fieldOf(source.value, 'steps')).flatMap(([step, value]) =>
      itemsOf(fieldOf(value, 'fields'))
        .map(([index, field]) => ({ source, path: ['steps', step, 'fields', index], value: field }))
        .filter(
          (field) =>
            ![...choiceTypes, 'work', 'session', 'total', undefined].includes(
              textOf(field.value, 'type'),
            ),
        ),
    ),
  );
}

const looksElsewhere = /^(?:confirm\b|require_one\b|date_(?:after|before)$|date_between:[^,]*$)/;

function judgeOf(value: unknown, settings: LeadSettings): JudgeOfField {
  const name = textOf(value, 'name') ?? '';
  const field = {
    name,
    type: textOf(value, 'type') ?? '',
    rules: writtenRules(value).filter((rule) => !looksElsewhere.test(rule)),
    showWhen: null,
  };
  const judge = makeJudge({ steps: [{ fields: [field] }], consents: [] }, settings);
  return (typed) => judge({ [name]: typed }, new Date(0))[name];
}

function writtenRules(value: unknown): string[] {
  return itemsOf(fieldOf(value, 'rules')).flatMap(([, rule]) =>
    typeof rule === 'string' ? [rule] : [],
  );
}

/**
 * Examples with their places: placeholders, and those inside sentences (`например C07`, `such as +7
 * 495 123-45-67`).
 */
function examplesOf({ path, value }: TypedField): [FieldPath, string][] {
  return languages.flatMap((language) => {
    const placeholder = textOf(fieldOf(value, 'placeholder'), language);
    const inWords = ['help', 'format'].flatMap((key) =>
      examplesIn(textOf(fieldOf(value, key), language) ?? '').map(
        (example): [FieldPath, string] => [[...path, key, language], example],
      ),
    );
    return placeholder === undefined
      ? inWords
      : [[[...path, 'placeholder', language], placeholder], ...inWords];
  });
}

/** A pattern needs words, because a visitor cannot read a regular expression. */
function formatProblems({ source, path, value }: TypedField): Problem[] {
  const hasPattern = writtenRules(value).some((written) => {
    const rule = readRule(written);
    return rule?.name === 'matches' && rule.args.some((arg) => arg.startsWith('/'));
  });
  return hasPattern && fieldOf(value, 'format') === undefined
    ? [problemAt(source, [...path, 'format'], 'required')]
    : [];
}

/** A name or phone of spaces alone would make a lead that nobody can answer. */
function spacesProblems({ source, path, value }: TypedField, judge: JudgeOfField): Problem[] {
  const index = writtenRules(value).findIndex((written) => /^required(?!:trim)/.test(written));
  if (index < 0 || !spaces.some((typed) => judge(typed) === undefined)) return [];
  return [problemAt(source, [...path, 'rules', index], 'spacesPass')];
}

const languages = ['ru', 'en'] as const;
const spaces = Array.from({ length: 40 }, (_, index) => ' '.repeat(index + 1));
