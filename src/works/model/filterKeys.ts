/**
 * Filters with listed values: keys of the address's query, each repeated for each of its values.
 */
export const facetKeys = [
  'type',
  'technique',
  'size',
  'colour',
  'price',
  'availability',
  'artist',
] as const;
export type FacetKey = (typeof facetKeys)[number];

/** Filters by a number: the lowest and the highest price in roubles, and a wall's width in cm. */
export const boundKeys = ['price-from', 'price-to', 'wall'] as const;
export type BoundKey = (typeof boundKeys)[number];

/** All keys of the address's query that filter a year's works. */
export const filterKeys = [...facetKeys, ...boundKeys] as const;
