type Span = { readonly y: number; readonly height: number };

/**
 * Where across a row its name is not covered by stands: the middle of its widest aisle; of the
 * whole row if stands leave none.
 */
export function aisleMiddle(row: Span, stands: readonly Span[]): number {
  const end = row.y + row.height;
  let [free, widest, middle] = [row.y, 0, row.y + row.height / 2];
  for (const { y, height } of [...stands, { y: end, height: 0 }].sort((a, b) => a.y - b.y)) {
    if (y - free > widest) [widest, middle] = [y - free, (free + y) / 2];
    free = Math.max(free, y + height);
  }
  return middle;
}
