import type { Sale } from './availability';

type Priced = Pick<Sale, 'price' | 'priceRange'>;

/** The lowest and the highest price of a work, in roubles; undefined where none is written. */
export function priceBounds({
  price,
  priceRange,
}: Priced): { from: number; to: number } | undefined {
  if (price !== null) return { from: price, to: price };
  return priceRange ?? undefined;
}

/** Limits that buyers think in, in roubles. */
const steps = [20_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000];

/** Returns the limits that leave out some of the works but not all. */
export function priceSteps(works: readonly Priced[]): number[] {
  const priced = works.flatMap((work) => priceBounds(work) ?? []);
  const cheapest = Math.min(...priced.map(({ from }) => from));
  const dearest = Math.max(...priced.map(({ to }) => to));
  return steps.filter((step) => step >= cheapest && step < dearest);
}
