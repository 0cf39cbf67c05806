import type { Availability } from './sale';
import type { WorkCaption } from './workCaption';

/** What a label on the wall says of a sale; texts are empty where there is nothing to say. */
export type WallSale = {
  /** The price, of a work that may still be had. */
  readonly price: string;
  /** That it is sold, reserved or not for sale. */
  readonly state: string;
  /** How the state is marked, as with a dot on a wall: full or empty. */
  readonly mark: 'sold' | 'reserved' | undefined;
};

/** The sale of a work as its label says it: no price of what is gone, no word that it is there. */
export function wallSale(
  { price = '', state = '' }: Pick<WorkCaption, 'price' | 'state'>,
  availability: string | null | undefined,
): WallSale {
  const known = availability as Availability | null | undefined;
  return {
    price: known === 'sold' || known === 'not-for-sale' ? '' : price,
    state: known === 'available' ? '' : state,
    mark: known === 'sold' || known === 'reserved' ? known : undefined,
  };
}
