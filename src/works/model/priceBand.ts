import { isPriceOnRequest, type Sale } from './availability';

/** Bands of the filter by price, by their least and most roubles. */
const bounds = {
  'under-50000': [0, 49_999],
  '50000-149999': [50_000, 149_999],
  '150000-499999': [150_000, 499_999],
  'from-500000': [500_000, Infinity],
} as const;

/** Bands in the order shown; the last is for works whose price is to be asked for. */
export const priceBands = [
  'under-50000',
  '50000-149999',
  '150000-499999',
  'from-500000',
  'on-request',
] as const;
export type PriceBand = (typeof priceBands)[number];

/** Whether a work's price is in the band; a range is in each band that it reaches. */
export function isInBand(sale: Sale, band: PriceBand): boolean {
  if (band === 'on-request') return isPriceOnRequest(sale);
  const { from, to } = sale.priceRange ?? { from: sale.price, to: sale.price };
  const [least, most] = bounds[band];
  return from !== null && to !== null && from <= most && to >= least;
}

/** What a work is sorted by, in roubles: its price or where its range begins; null without. */
export function priceFrom({
  price,
  priceRange,
}: Pick<Sale, 'price' | 'priceRange'>): number | null {
  return price ?? priceRange?.from ?? null;
}

/** The bands a work is found by. */
export const priceBandsOf = (sale: Sale): PriceBand[] =>
  priceBands.filter((band) => isInBand(sale, band));
