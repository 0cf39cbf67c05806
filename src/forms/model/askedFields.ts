import { readStandCode } from '../../lib/names/standCode';
import type { FieldDefinition, FormDefinition } from './definition';
import { fieldsOf } from './fields';
import { normalizeEmail, normalizeNumber, normalizePhone } from './pasted';
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

/** Returns the answers that a total can use, as they are sent: those of visible, valid fields. */
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
