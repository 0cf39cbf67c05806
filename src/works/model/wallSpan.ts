/**
 * Ratio of width to height below which a work is tall: it gets fewer columns, because it would be
 * too high otherwise.
 */
const tall = 0.7;

/**
 * Returns the span of a work in a row of works (WorkLine.module.css), by its width in cm: two to
 * five, so that a big work looks bigger than a small one and the smallest is still visible; three
 * without measures.
 */
export function wallSpan(size: { width: number; height: number } | null): 2 | 3 | 4 | 5 {
  if (size === null) return 3;
  const { width, height } = size;
  const reach = width / height < tall ? width * 0.7 : width;
  if (reach <= 50) return 2;
  if (reach <= 110) return 3;
  return reach <= 190 ? 4 : 5;
}
