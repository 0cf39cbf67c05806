import type { Availability, Sale } from './availability';
import { isPriceOnRequest } from './availability';

type WrittenSale = {
  readonly availability?: Availability | undefined;
  readonly asOf?: string | undefined;
  readonly price?: number | undefined;
  readonly priceRange?: { readonly from: number; readonly to: number } | undefined;
};

/**
 * What is known of a work's sale, so told that it holds on whatever day it is read: what is offered
 * is offered until its fair's last day, ISO; undefined where the fair is not written. Prices in
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
