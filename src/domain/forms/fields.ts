import type { FieldDefinition, FormDefinition, TotalPrice } from './definition';
import type { FieldValue, FormValues } from './rules';

/** Every field of a form, in order. */
export function fieldsOf({ steps }: Pick<FormDefinition, 'steps'>): readonly FieldDefinition[] {
  return steps.flatMap(({ fields }) => fields);
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
