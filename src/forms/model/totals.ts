import type { FieldDefinition, FormDefinition, TotalPrice } from './definition';
import type { FieldValue, FormValues } from './rules';

export function fieldsOf({ steps }: Pick<FormDefinition, 'steps'>): readonly FieldDefinition[] {
  return steps.flatMap(({ fields }) => fields);
}

/**
 * Computes a total in roubles, with `percentOff` as the discount; undefined if a number is missing
 * or invalid (spec §9, excursions and promotions).
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
 * Computes the total as it would be if the typed promo code were valid, which no page can check;
 * undefined if no code is typed (spec §9, excursions and promotions).
 */
export function totalWithCode(total: TotalPrice, values: FormValues): number | undefined {
  const { discountField, discountPercent } = total;
  if (discountField === null || discountPercent === null) return undefined;
  if (textOf(values[discountField]).trim() === '') return undefined;
  return totalOf(total, values, discountPercent);
}

export function textOf(value: FieldValue): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}
