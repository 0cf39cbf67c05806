import { daysBetween } from './daysBetween';

/** A stretch of days before the fair and what comes back of a ticket's price then. */
export type RefundBand = {
  /** Whole days left, both ends included; no end is given for the longest stretch. */
  readonly from: number;
  readonly to?: number;
  readonly percent: number;
};

/**
 * How much comes back by the days left (spec §9, refund), from the longest stretch to the last
 * days.
 */
export const refundBands: readonly RefundBand[] = [
  { from: 11, percent: 100 },
  { from: 6, to: 10, percent: 50 },
  { from: 4, to: 5, percent: 30 },
  { from: 0, to: 3, percent: 0 },
];

/**
 * Why a ticket is given back; an event that was cancelled or postponed is refunded in full on any
 * day.
 */
export const refundReasons = ['illness', 'postponement', 'cancellation'] as const;
export type RefundReason = (typeof refundReasons)[number];

export type RefundClaim = {
  /** Price paid, in whole roubles. */
  readonly price: number;
  readonly reason: RefundReason;
  /** Day of the claim and first day of the fair: ISO days of the Moscow calendar. */
  readonly day: string;
  readonly firstDay: string;
};

export type Refund = { readonly days: number; readonly percent: number; readonly amount: number };

/**
 * What comes back for a ticket. Days are whole days of the Moscow calendar from the day of the
 * claim to the first day of the fair; the sum is rounded to a whole rouble, half a rouble up.
 */
export function refundOf({ price, reason, day, firstDay }: RefundClaim): Refund {
  const days = daysBetween(day, firstDay);
  const percent = reason === 'illness' ? percentOf(days) : 100;
  return { days, percent, amount: Math.round((price * percent) / 100) };
}

function percentOf(days: number): number {
  return refundBands.find(({ from }) => days >= from)?.percent ?? 0;
}
