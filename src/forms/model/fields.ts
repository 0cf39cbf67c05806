import type { FieldDefinition, FormDefinition, TotalPrice } from './definition';
import type { FieldValue, FormValues } from './rules';

/** Every field of a form, in order. */
export function fieldsOf({ steps }: Pick<FormDefinition, 'steps'>): readonly FieldDefinition[] {
  return steps.flatMap(({ fields }) => fields);
}

/**
 * The sum of a total field in roubles, without any discount; undefined if a number is missing or
 * invalid (spec §9, excursions and promotions).
 */
export function totalOf(
  { price, times }: TotalPrice,
  values: FormValues,
  percentOff = 0,
): number | undefined {
  const count = times === null ? 1 : Number(textOf(values[times]));
  if (!Number.isInteger(count) || count < 1) return undefined;
  return Math.round((price * count * (100 - percentOff)) / 100);
}

/**
 * What the sum comes to if the code that is typed is valid, which no page knows; undefined while
 * none is typed (spec §9, excursions and promotions).
 */
export function totalWithCode(total: TotalPrice, values: FormValues): number | undefined {
  const { discountField, discountPercent } = total;
  if (discountField === null || discountPercent === null) return undefined;
  if (textOf(values[discountField]).trim() === '') return undefined;
  return totalOf(total, values, discountPercent);
}

/** A value as one text. */
export function textOf(value: FieldValue): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}
