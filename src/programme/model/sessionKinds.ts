/** Kinds of sessions. */
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

/** Audiences of sessions. */
export const audiences = ['everyone', 'professionals', 'families', 'children'] as const;
export type Audience = (typeof audiences)[number];
