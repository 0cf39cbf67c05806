/**
 * How long something takes, in words a message knows: `{{from}}–{{to}} weeks`, or `within {{to}}
 * days`.
 */
export type Duration =
  | { readonly unit: 'weeks'; readonly from: number; readonly to: number }
  | { readonly unit: 'days'; readonly to: number };

/** Stages of an exhibitor's selection, in order (spec §4). */
export const stages = [
  'curators',
  'visualisation',
  'stand',
  'contract',
  'payment',
  'organisation',
] as const;
export type Stage = (typeof stages)[number];

/** What each stage takes; the last two have no term of their own. */
export const stageDurations: Readonly<Record<Stage, Duration | undefined>> = {
  curators: { unit: 'weeks', from: 1, to: 3 },
  visualisation: { unit: 'weeks', from: 1, to: 2 },
  stand: { unit: 'days', to: 7 },
  contract: { unit: 'days', to: 14 },
  payment: undefined,
  organisation: undefined,
};

/** Another text says of the first stage: on average (spec §9, event). Both readings are shown. */
export const averageReview: Duration = { unit: 'weeks', from: 2, to: 4 };
