import type { Availability } from './sale';
import type { WorkCaption } from './workCaption';

/** The texts about the sale on the label of a work; empty if there is nothing to say. */
export type WallSale = {
  /** The price; empty for a work that is sold or not for sale. */
  readonly price: string;
  /** A note that the work is sold, reserved or not for sale. */
  readonly state: string;
  /** The mark of the state, like a dot on a wall: full if sold, empty if reserved. */
  readonly mark: 'sold' | 'reserved' | undefined;
};

/**
 * Returns the sale of a work for its label, without the price of a work that is sold or not for
 * sale, and without a note that a work is available.
 */
export function wallSale(
  { price = '', state = '' }: Pick<WorkCaption, 'price' | 'state'>,
  availability: string | null | undefined,
): WallSale {
  const value = availability as Availability | null | undefined;
  return {
    price: value === 'sold' || value === 'not-for-sale' ? '' : price,
    state: value === 'available' ? '' : state,
    mark: value === 'sold' || value === 'reserved' ? value : undefined,
  };
}
