import { editionWith } from '../../edition/model/shownEdition';

/** Whether a work is still for sale. */
export const availabilities = ['available', 'reserved', 'sold', 'not-for-sale'] as const;
export type Availability = (typeof availabilities)[number];

/**
 * States that a buyer can bring about during a fair, so they need the day from which they are true.
 */
export const datedAvailabilities: readonly Availability[] = ['reserved', 'sold'];

/** Whether visitors can ask about a work; true if its availability is unknown (decision 033). */
export function isAskable({ availability }: { availability?: string | null | undefined }): boolean {
  return whyGone({ availability: availability ?? null }) === undefined;
}

/** Returns why visitors cannot ask about a work; undefined if they can. */
export function whyGone({ availability }: { availability: string | null }) {
  return availability === 'sold' || availability === 'not-for-sale' ? availability : undefined;
}

/** The facts of a work's sale; prices in whole roubles. */
export type Sale = {
  readonly availability: string | null;
  readonly price: number | null;
  readonly priceRange: { readonly from: number; readonly to: number } | null;
};

/**
 * Whether to show "price on request": the work is for sale or reserved, and has no price. For a
 * work without availability, nothing is shown (decision 030).
 */
export function isPriceOnRequest({ availability, price, priceRange }: Sale): boolean {
  const mayBeHad = availability === 'available' || availability === 'reserved';
  return mayBeHad && price === null && priceRange === null;
}

type WrittenSale = { readonly [Key in keyof Sale]?: Sale[Key] | undefined } & {
  readonly asOf?: string | null | undefined;
};

/**
 * Returns the facts of a work's sale that are true on any day: an offer is valid until the last day
 * of its fair, ISO; null if the fair is unknown. Prices are in whole roubles.
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

/** The form with a question about a work: content/forms/work-question.yaml (decision 033). */
export const workQuestion = 'work-question';

type WithWorks = {
  readonly year: number;
  readonly works?: readonly { readonly availability?: string | null | undefined }[] | undefined;
};

/**
 * Returns the exhibitors that have a page for questions about their works: exhibitors of the shown
 * edition with at least one work that visitors can ask about (decision 033).
 */
export function askableExhibitors<Exhibitor extends WithWorks>(
  exhibitors: readonly Exhibitor[],
  currentEdition: number,
): Exhibitor[] {
  const shownYear = editionWith(new Set(exhibitors.map(({ year }) => year)), currentEdition);
  return exhibitors.filter(({ year, works = [] }) => year === shownYear && works.some(isAskable));
}
