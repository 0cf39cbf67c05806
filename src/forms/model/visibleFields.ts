import { readStandCode } from '../../lib/standCode';
import type { FieldDefinition, FormDefinition } from './definition';
import { fieldsOf } from './totals';
import type { FieldValue, FormValues } from './rules';

/** Whether a field or a choice is visible, given the current answers. */
export function isVisible(
  { showWhen }: Pick<FieldDefinition, 'showWhen'>,
  values: FormValues,
): boolean {
  if (showWhen === null) return true;
  const value = values[showWhen.field];
  const answers = value === undefined ? [] : [value].flat();
  return answers.some((answer) => showWhen.is.includes(answer));
}

const normalizers = new Map([
  ['stand', readStandCode],
  ['tel', normalizePhone],
  ['email', normalizeEmail],
  ['number', normalizeNumber],
  ['age', normalizeNumber],
]);

/** Returns a field with only those choices that are offered, given the current answers. */
export function withOfferedOptions<Field extends Pick<FieldDefinition, 'options'>>(
  field: Field,
  values: FormValues,
): Field {
  const { options } = field;
  if (!options?.some(({ showWhen }) => showWhen)) return field;
  const offered = options.filter(({ showWhen = null }) => isVisible({ showWhen }, values));
  return { ...field, options: offered };
}

type AnsweredField = Pick<FieldDefinition, 'name' | 'type'> &
  Partial<Pick<FieldDefinition, 'options'>>;

/**
 * Returns a field's answer as it is validated and sent: stand codes, numbers, phone numbers and
 * e-mail addresses are normalized. A choice that another answer has made unavailable is dropped.
 */
export function serializeValue(
  { name, type, options = null }: AnsweredField,
  values: FormValues,
): FieldValue {
  const value = values[name];
  const unavailable =
    options?.filter(({ showWhen = null }) => !isVisible({ showWhen }, values)) ?? [];
  const isUnavailable = (one: string) => unavailable.some((option) => option.value === one);
  if (typeof value !== 'string') return value?.filter((one) => !isUnavailable(one));
  return isUnavailable(value) ? undefined : (normalizers.get(type)?.(value) ?? value);
}

/** Returns all values of a form as they are validated and sent. */
export function serializeValues(
  { steps }: { readonly steps: readonly { readonly fields: readonly AnsweredField[] }[] },
  values: FormValues,
): FormValues {
  const serialized = steps
    .flatMap(({ fields }) => fields)
    .map((one) => [one.name, serializeValue(one, values)]);
  return { ...values, ...(Object.fromEntries(serialized) as FormValues) };
}

/** The invalid fields by name; the kind of error does not matter here. */
export type InvalidFields = Readonly<Record<string, unknown>>;

/**
 * Returns the answers that a total can use, as they are sent: the answers of visible, valid fields.
 */
export function validAnswers(
  form: Pick<FormDefinition, 'steps'>,
  values: FormValues,
  errors: InvalidFields,
): FormValues {
  const valid = fieldsOf(form).filter(
    (field) => isVisible(field, values) && errors[field.name] === undefined,
  );
  return Object.fromEntries(valid.map((field) => [field.name, serializeValue(field, values)]));
}

/** Hyphens, dashes and minus signs that people type or paste instead of a hyphen. */
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
/** Invisible characters: soft hyphens, joiners, direction marks. */
const invisible = /\p{DI}/gu;
const extension =
  /[,;]?\s*\(?(?:доб(?:авочный)?|вн(?:утр)?|ext(?:ension)?|#)\.?\s*[:=]?\s*(\d{1,6})\)?$/i;
/** Quotation marks of any language around a whole text. */
const quotes = /^[\p{Pi}\p{Pf}„‚"'`]+|[\p{Pi}\p{Pf}"'`]+$/gu;

/**
 * Normalizes a phone number for the lead's rule: plain hyphens and spaces, no dots, no `tel:` or
 * `тел.`; an extension (`доб. 12`, `(ext. 12)`) goes into brackets at the end. Returns anything
 * else unchanged.
 */
export function normalizePhone(typed: string): string {
  return typed
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]+$/, '')
    .replace(quotes, '')
    .replace(/^(?:tel|тел)[.:]+\s*/i, '')
    .replace(extension, ' ($1)')
    .replace(/(\d)\.(?=\d)/g, '$1 ');
}

/** `1,000` is ambiguous: one thousand, or one. */
const ambiguousNumber = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Normalizes a number for rules and totals: a decimal comma becomes a point, spaces around it and
 * between thousands are removed. Returns anything else unchanged, including ambiguous numbers.
 */
export function normalizeNumber(typed: string): string {
  const trimmed = typed.replace(invisible, '').replace(dashes, '-').trim();
  const joined = /^[+-]?\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/.test(trimmed)
    ? trimmed.replace(/\s/g, '')
    : trimmed;
  return ambiguousNumber.test(joined) ? joined : joined.replace(/^([+-]?\d+),(?=\d+$)/, '$1.');
}

/** Brackets and quotation marks of any language, spaces, and sentence punctuation. */
const surroundings = /^[\s\p{Ps}\p{Pi}\p{Pf}"'`<]+|[\s\p{Pe}\p{Pi}\p{Pf}"'`>.,;:!?]+$/gu;

/**
 * Strips everything that people copy along with an e-mail address: `mailto:` and its `?subject=…`,
 * a name before angle brackets, brackets or quotation marks of any language, a final full stop or
 * semicolon.
 */
export function normalizeEmail(typed: string): string {
  const [, inBrackets = typed] = /<([^<>]*@[^<>]*)>/.exec(typed) ?? [];
  return inBrackets
    .replace(invisible, '')
    .replace(surroundings, '')
    .replace(/^mailto:\s*/i, '')
    .replace(/(@[^?]*)\?.*$/s, '$1')
    .replace(surroundings, '');
}
