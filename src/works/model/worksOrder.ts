import { compareNames, indexLetter } from '../../lib/names';
import { type Group, groupBy } from '../../lists/model/groups';
import { type Sale, isAskable } from './sale';
import { priceBounds } from './worksFilter';

/** What a year's works can be sorted by; the first is usual. */
export const worksSorts = ['row', 'gallery', 'price', 'size', 'name'] as const;
export type WorksSort = (typeof worksSorts)[number];

/** What a work is ordered by. */
export type Ordered = Sale & {
  readonly title: string;
  readonly size: { readonly height: number; readonly width: number } | null;
  readonly exhibitor: {
    readonly slug: string;
    readonly name: string;
    readonly stand: string;
    readonly place: { readonly row: string } | null;
  };
};

/** The order in an address; one nobody knows is the usual. */
export function readSort(search: URLSearchParams): WorksSort {
  return worksSorts.find((sort) => sort === search.get('sort')) ?? 'row';
}

/**
 * Works, given by title, in an order, in groups: by row and stand, rows by the plan's names for
 * them, else by the letters of stands; by exhibitor or by title, under their letters; by price or
 * by area, from the lowest and the smallest, those without one last. By price, works that are sold
 * or not for sale come after all others. Only the order by row is the same in all browsers, so the
 * static page has it.
 */
export function inOrder<Work extends Ordered>(
  works: readonly Work[],
  sort: WorksSort,
  language: string,
): Group<Work>[] {
  switch (sort) {
    case 'row':
      return groupBy(
        [...works].sort(byStand),
        ({ exhibitor: { place, stand } }) => place?.row ?? stand.charAt(0),
      );
    case 'gallery':
      return groupBy(
        [...works].sort(({ exhibitor: one }, { exhibitor: two }) =>
          one.slug === two.slug ? 0 : compareNames(one.name, two.name, language),
        ),
        ({ exhibitor }) => indexLetter(exhibitor.name),
      );
    case 'name':
      return groupBy(works, ({ title }) => indexLetter(title));
    case 'price':
      return [{ title: null, entries: [...works].sort(byNumber(offeredFrom)) }];
    case 'size':
      return [{ title: null, entries: [...works].sort(byNumber(areaOf)) }];
  }
}

/** By a number, from the lowest; without one last, and as given. */
function byNumber<Entry>(numberOf: (entry: Entry) => number | null) {
  return (one: Entry, two: Entry) => {
    const [first, second] = [numberOf(one) ?? Infinity, numberOf(two) ?? Infinity];
    return first === second ? 0 : first - second;
  };
}

/** Roubles; on request is more than any price, and infinite what can no longer be had. */
const offeredFrom = (work: Ordered) =>
  isAskable(work) ? (priceBounds(work)?.from ?? Number.MAX_VALUE) : Infinity;

/** cm². */
const areaOf = ({ size }: Ordered) => size && size.height * size.width;

type Standing = { readonly exhibitor: { readonly stand: string } };

/** Compares works by the letter, then by the number of their stands. */
export function byStand({ exhibitor: one }: Standing, { exhibitor: two }: Standing): number {
  const [first, second] = [one.stand.charAt(0), two.stand.charAt(0)];
  if (first !== second) return first < second ? -1 : 1;
  return Number(one.stand.slice(1)) - Number(two.stand.slice(1));
}

/** How large a year's works are drawn on their wall; the middle is usual, and the static page's. */
export const worksViews = ['large', 'middle', 'small'] as const;
export type WorksView = (typeof worksViews)[number];

/** The view in an address; one nobody knows is the usual. */
export function readView(search: URLSearchParams): WorksView {
  return worksViews.find((view) => view === search.get('view')) ?? 'middle';
}
