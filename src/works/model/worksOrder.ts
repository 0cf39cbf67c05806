import type { Group } from '../../lists/model/groups';
import type { Sale } from './availability';
import { priceFrom } from './priceBand';

/** What a year's works can be sorted by; the first is usual. */
export const worksSorts = ['row', 'price', 'name'] as const;
export type WorksSort = (typeof worksSorts)[number];

type Ordered = Pick<Sale, 'price' | 'priceRange'> & {
  readonly exhibitor: {
    readonly stand: string;
    readonly place: { readonly row: string } | null;
  };
};

/** The order in an address; one nobody knows is the usual. */
export function readSort(search: URLSearchParams): WorksSort {
  return worksSorts.find((sort) => sort === search.get('sort')) ?? 'row';
}

/**
 * Works in an order: by row and stand; by price, from the lowest, those without one last; or by
 * name, as they are given. Rows go by the plan's names for them, else by the letters of stands.
 */
export function inOrder<Work extends Ordered>(
  works: readonly Work[],
  sort: WorksSort,
): Group<Work>[] {
  if (sort === 'name') return [{ title: null, entries: works }];
  if (sort === 'price') return [{ title: null, entries: [...works].sort(byPrice) }];
  const rows = new Map<string, Work[]>();
  for (const work of [...works].sort(byStand)) {
    const { place, stand } = work.exhibitor;
    const row = place?.row ?? stand.charAt(0);
    const inRow = rows.get(row);
    if (inRow === undefined) rows.set(row, [work]);
    else inRow.push(work);
  }
  return [...rows].map(([title, entries]) => ({ title, entries }));
}

function byPrice(one: Ordered, two: Ordered): number {
  const [first, second] = [priceFrom(one) ?? Infinity, priceFrom(two) ?? Infinity];
  return first === second ? 0 : first - second;
}

function byStand({ exhibitor: one }: Ordered, { exhibitor: two }: Ordered): number {
  const [first, second] = [one.stand.charAt(0), two.stand.charAt(0)];
  if (first !== second) return first < second ? -1 : 1;
  return Number(one.stand.slice(1)) - Number(two.stand.slice(1));
}
