import { readStandCode } from '../../lib/names/standCode';
import type { FieldDefinition, FormDefinition } from './definition';
import { fieldsOf } from './fields';
import { readEmail, readNumber, readPhone } from './pasted';
import type { FieldValue, FormValues } from './rules';

/** Whether a field or a choice is visible, given the current answers. */
export function isAsked(
  { showWhen }: Pick<FieldDefinition, 'showWhen'>,
  values: FormValues,
): boolean {
  if (showWhen === null) return true;
  const given = values[showWhen.field];
  const answers = given === undefined ? [] : [given].flat();
  return answers.some((answer) => showWhen.is.includes(answer));
}

const readings = new Map([
  ['stand', readStandCode],
  ['tel', readPhone],
  ['email', readEmail],
  ['number', readNumber],
  ['age', readNumber],
]);

/** Returns a field with only those choices that are offered, given the current answers. */
export function offeredAt<Field extends Pick<FieldDefinition, 'options'>>(
  field: Field,
  values: FormValues,
): Field {
  const { options } = field;
  if (!options?.some(({ showWhen }) => showWhen)) return field;
  const offered = options.filter(({ showWhen = null }) => isAsked({ showWhen }, values));
  return { ...field, options: offered };
}

type Answered = Pick<FieldDefinition, 'name' | 'type'> & Partial<Pick<FieldDefinition, 'options'>>;

/**
 * Returns a field's answer as it is validated and sent: stand codes, numbers, phone numbers and
 * e-mail addresses are normalized. A choice that another answer has made unavailable is dropped.
 */
export function spelled({ name, type, options = null }: Answered, values: FormValues): FieldValue {
  const value = values[name];
  const gone = options?.filter(({ showWhen = null }) => !isAsked({ showWhen }, values)) ?? [];
  const isGone = (one: string) => gone.some((option) => option.value === one);
  if (typeof value !== 'string') return value?.filter((one) => !isGone(one));
  return isGone(value) ? undefined : (readings.get(type)?.(value) ?? value);
}

/** Returns all values of a form as they are validated and sent. */
export function spelledAll(
  { steps }: { readonly steps: readonly { readonly fields: readonly Answered[] }[] },
  values: FormValues,
): FormValues {
  const read = steps.flatMap(({ fields }) => fields).map((one) => [one.name, spelled(one, values)]);
  return { ...values, ...(Object.fromEntries(read) as FormValues) };
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
    (field) => isAsked(field, values) && errors[field.name] === undefined,
  );
  return Object.fromEntries(valid.map((field) => [field.name, spelled(field, values)]));
}
