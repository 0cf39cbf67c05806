import { readStandCode } from '../standCode';
import type { FieldDefinition, FormDefinition, TotalPrice } from './definition';
import type { FieldValue, FormValues } from './rules';

/** Whether a field is shown, given the answers so far. */
export function isAsked(
  { showWhen }: Pick<FieldDefinition, 'showWhen'>,
  values: FormValues,
): boolean {
  if (showWhen === null) return true;
  const given = values[showWhen.field];
  const answers = given === undefined ? [] : [given].flat();
  return answers.some((answer) => showWhen.is.includes(answer));
}

/** Every field of a form, in order. */
export function fieldsOf({ steps }: Pick<FormDefinition, 'steps'>): readonly FieldDefinition[] {
  return steps.flatMap(({ fields }) => fields);
}

/** A value as it is validated and sent: a stand's code is normalized. */
export function spelled({ type }: Pick<FieldDefinition, 'type'>, value: FieldValue): FieldValue {
  return type === 'stand' && typeof value === 'string' ? readStandCode(value) : value;
}

/** Answers a sum may use: those of fields that are shown and have no fault. */
export function soundAnswers(
  form: Pick<FormDefinition, 'steps'>,
  values: FormValues,
  faults: Readonly<Record<string, unknown>>,
): FormValues {
  const sound = fieldsOf(form).filter(
    (field) => isAsked(field, values) && faults[field.name] === undefined,
  );
  return Object.fromEntries(sound.map(({ name }) => [name, values[name]]));
}

/**
 * The sum of a total field in roubles; undefined if a number is missing or invalid (spec §9,
 * excursions and promotions).
 */
export function totalOf(
  { price, times, discountField, discountPercent }: TotalPrice,
  values: FormValues,
): number | undefined {
  const count = times === null ? 1 : Number(plain(values[times]));
  if (!Number.isInteger(count) || count < 1) return undefined;
  const isDiscounted = discountField !== null && plain(values[discountField]).trim() !== '';
  return Math.round((price * count * (100 - (isDiscounted ? (discountPercent ?? 0) : 0))) / 100);
}

/** A value as one text. */
export function plain(value: FieldValue): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}
