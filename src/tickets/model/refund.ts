import { daysBetween } from '../../lib/time/daysBetween';

/** A range of days before the fair and how much of a ticket's price is refunded then. */
type RefundBand = {
  /** Whole days left, both ends included; the longest range has no upper end. */
  readonly from: number;
  readonly to?: number;
  readonly percent: number;
};

/** The refund by the days left (spec §9, refund), longest range first. */
export const refundBands: readonly RefundBand[] = [
  { from: 11, percent: 100 },
  { from: 6, to: 10, percent: 50 },
  { from: 4, to: 5, percent: 30 },
  { from: 0, to: 3, percent: 0 },
];

type RefundClaim = {
  /** Price paid, in whole roubles. */
  readonly price: number;
  /** Day of the claim and first day of the fair: ISO days of the Moscow calendar. */
  readonly day: string;
  readonly firstDay: string;
};

export type Refund = { readonly days: number; readonly percent: number; readonly amount: number };

/**
 * Computes the refund for a ticket that is returned without a reason. Days are whole days of the
 * Moscow calendar from the day of the claim to the first day of the fair; the sum is rounded to a
 * whole rouble, half a rouble up. Illness, postponement and cancellation give a full refund.
 */
export function refundOf({ price, day, firstDay }: RefundClaim): Refund {
  const days = daysBetween(day, firstDay);
  const percent = refundBands.find(({ from }) => days >= from)?.percent ?? 0;
  return { days, percent, amount: Math.round((price * percent) / 100) };
}
