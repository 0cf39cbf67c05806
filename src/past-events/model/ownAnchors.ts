/** Anchors of a past event's own rows, which the editor's sections on that page cannot use. */
export const ownAnchors = [
  'recordings',
  'works',
  'exhibitors',
  'artists',
  'speakers',
  'partners',
  'releases',
] as const;

export type OwnAnchor = (typeof ownAnchors)[number];
