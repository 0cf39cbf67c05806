/** Width to height below which a work is tall: it takes less width, or it would be too high. */
const tall = 0.7;

/**
 * How many of the wall's ten columns a work takes, by its width in cm: two to five, so that a big
 * work looks bigger than a small one and the smallest can still be seen; three without measures.
 */
export function wallSpan(size: { width: number; height: number } | null): 2 | 3 | 4 | 5 {
  if (size === null) return 3;
  const { width, height } = size;
  const reach = width / height < tall ? width * 0.7 : width;
  if (reach <= 50) return 2;
  if (reach <= 110) return 3;
  return reach <= 190 ? 4 : 5;
}
