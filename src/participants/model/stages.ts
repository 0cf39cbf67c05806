/** A duration for messages such as `{{from}}–{{to}} weeks` or `within {{to}} days`. */
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

/** The duration of each stage; the last two have no fixed term. */
export const stageDurations: Readonly<Record<Stage, Duration | undefined>> = {
  curators: { unit: 'weeks', from: 1, to: 3 },
  visualisation: { unit: 'weeks', from: 1, to: 2 },
  stand: { unit: 'days', to: 7 },
  contract: { unit: 'days', to: 14 },
  payment: undefined,
  organisation: undefined,
};

/** An average for the first stage (spec §9, event), shown next to its duration. */
export const averageReview: Duration = { unit: 'weeks', from: 2, to: 4 };
