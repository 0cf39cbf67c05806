/** Kinds of events in the programme. */
export const sessionKinds = [
  'opening',
  'talk',
  'panel',
  'adult-master-class',
  'childrens-master-class',
  'excursion',
  'performance',
  'film',
  'ball',
] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** Whom an event is for. */
export const audiences = ['everyone', 'professionals', 'families', 'children'] as const;
export type Audience = (typeof audiences)[number];
