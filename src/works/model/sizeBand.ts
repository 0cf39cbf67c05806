/** Sizes a work can be found by; it may be of several. */
export const sizeBands = ['to-40', 'to-100', 'over-100', 'above-sofa'] as const;
export type SizeBand = (typeof sizeBands)[number];

/** A wall above a sofa, cm. */
const sofa = { width: 200, height: 90 };

type Size = {
  readonly height: number;
  readonly width: number;
  readonly depth?: number | null | undefined;
};

/**
 * The sizes of a work by its longest side, cm: up to 40 is also up to 100. Above a sofa hangs what
 * is no higher and no wider than the place; what has a depth stands (decision 032). None without
 * measures.
 */
export function sizeBandsOf(size: Size | null): SizeBand[] {
  if (size === null) return [];
  const { height, width, depth } = size;
  const longest = Math.max(height, width, depth ?? 0);
  const fits = !depth && width <= sofa.width && height <= sofa.height;
  return [
    ...(longest <= 40 ? (['to-40'] as const) : []),
    longest <= 100 ? 'to-100' : 'over-100',
    ...(fits ? (['above-sofa'] as const) : []),
  ];
}
