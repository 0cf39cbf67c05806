/** Anchors of a past event's own rows; an editor's sections on that page need others. */
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
