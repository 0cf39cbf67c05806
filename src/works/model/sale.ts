/** Whether a work can still be had. */
export const availabilities = ['available', 'reserved', 'sold', 'not-for-sale'] as const;
export type Availability = (typeof availabilities)[number];

/** States that somebody else has brought about, so they need the day from which they are true. */
export const datedAvailabilities: readonly Availability[] = ['reserved', 'sold'];

/** Whether a work may be asked about; one of which nothing is written may (decision 033). */
export function isAskable({ availability }: { availability?: string | null | undefined }): boolean {
  return whyGone({ availability: availability ?? null }) === undefined;
}

/** Why a work may not be asked about; undefined for one that may. */
export function whyGone({ availability }: { availability: string | null }) {
  return availability === 'sold' || availability === 'not-for-sale' ? availability : undefined;
}

/** What is written of a work's sale; prices in whole roubles. */
export type Sale = {
  readonly availability: string | null;
  readonly price: number | null;
  readonly priceRange: { readonly from: number; readonly to: number } | null;
};

/**
 * Whether the price is to be asked for: the work can be had, or may be again, and no price is
 * written. Of a work whose availability nobody has written nothing is said (decision 030).
 */
export function isPriceOnRequest({ availability, price, priceRange }: Sale): boolean {
  const mayBeHad = availability === 'available' || availability === 'reserved';
  return mayBeHad && price === null && priceRange === null;
}

type WrittenSale = { readonly [Key in keyof Sale]?: Sale[Key] | undefined } & {
  readonly asOf?: string | null | undefined;
};

/**
 * What is known about a work's sale, true on any day: what is offered is offered until the last day
 * of its fair, ISO; undefined if the fair is unknown. Prices in
 * whole roubles.
 */
export function lastingSale(
  { availability, asOf, price, priceRange }: WrittenSale,
  lastDay: string | undefined,
) {
  const sale: Sale = {
    availability: availability ?? null,
    price: price ?? null,
    priceRange: priceRange ?? null,
  };
  const isOffered = availability === 'available' || availability === 'reserved';
  return {
    ...sale,
    asOf: asOf ?? null,
    offeredUntil: isOffered ? (lastDay ?? null) : null,
    isPriceOnRequest: isPriceOnRequest(sale),
  };
}
