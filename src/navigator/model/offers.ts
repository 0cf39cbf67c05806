import type { FieldDefinition, TotalPrice } from '../../forms/model/definition';
import { totalOf, totalWithCode } from '../../forms/model/totals';
import { readRule } from '../../forms/model/rules';

/**
 * The offer of a booking form, read from the form itself, so that its numbers are written only once
 * (spec §9, excursions).
 */
export type Offer = {
  /** Whole roubles, for each person or for the whole group. */
  readonly price: number;
  readonly isPerPerson: boolean;
  /** The maximum number of people in one booking; 1 if the form does not ask for a number. */
  readonly max: number;
  /** Times of day that are offered. */
  readonly times: readonly string[];
  /** Discount with a promo code, %. */
  readonly discountPercent: number | undefined;
  /** Sums for some numbers of people, with and without a code. */
  readonly totals: readonly {
    readonly count: number;
    readonly sum: number;
    readonly discounted: number | undefined;
  }[];
};

/** The part of a field that an offer needs. */
export type OfferField = Pick<FieldDefinition, 'name' | 'rules' | 'options' | 'total'>;

const shownCounts = [1, 2, 5, 10, 20];

/** Returns the offer of a form; undefined if the form has no total. */
export function readOffer(fields: readonly OfferField[]): Offer | undefined {
  const total = fields.find((field) => field.total !== null)?.total;
  if (total === undefined || total === null) return undefined;
  const max = total.times === null ? 1 : maxOf(fields.find(({ name }) => name === total.times));
  return {
    price: total.price,
    isPerPerson: total.times !== null,
    max,
    times: fields.find(({ name }) => name === 'time')?.options?.map(({ value }) => value) ?? [],
    discountPercent: total.discountPercent ?? undefined,
    totals: shownCounts
      .filter((count) => count <= max)
      .map((count) => ({ count, ...sums(total, count) })),
  };
}

function sums(total: TotalPrice, count: number): { sum: number; discounted: number | undefined } {
  const typed = total.times === null ? {} : { [total.times]: String(count) };
  return {
    sum: totalOf(total, typed) ?? 0,
    discounted: totalWithCode(total, { ...typed, [total.discountField ?? '']: 'code' }),
  };
}

function maxOf(field: OfferField | undefined): number {
  for (const text of field?.rules ?? []) {
    const rule = readRule(text);
    if (rule?.name === 'between' || rule?.name === 'max') return Number(rule.args.at(-1));
  }
  return 1;
}
