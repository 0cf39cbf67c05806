/**
 * What a work is by its making, for the filter of a year's works. The words about it stand in its
 * `medium`; this says which shelf it is on.
 */
export const techniques = [
  'painting',
  'drawing',
  'print',
  'photography',
  'sculpture',
  'ceramics',
  'textile',
  'media',
  'mixed',
] as const;
export type Technique = (typeof techniques)[number];
