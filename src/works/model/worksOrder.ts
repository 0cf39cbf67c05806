import { compareNames, indexLetter } from '../../lib/names';
import { type Group, groupBy } from '../../lists/model/groups';
import { type Sale, isAskable } from './sale';
import { priceBounds } from './worksFilter';

/** Orders of a year's works; the first is the default. */
export const worksSorts = ['row', 'gallery', 'price', 'size', 'name'] as const;
export type WorksSort = (typeof worksSorts)[number];

/** The fields of a work that the orders use. */
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

/** Returns the order in an address; the default if it is unknown. */
export function readSort(search: URLSearchParams): WorksSort {
  return worksSorts.find((sort) => sort === search.get('sort')) ?? 'row';
}

/**
 * Sorts and groups works that are given by title: by row and stand (rows by the plan's names, or by
 * the letters of stands without a plan); by exhibitor or by title, under their letters; by price or
 * by area, lowest and smallest first, works without a price or size last. By price, works that are
 * sold or not for sale come after all others. Only the order by row is the same in all browsers, so
 * the static page uses it.
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

/**
 * Compares entries by a number, lowest first; entries without a number come last, in the given
 * order.
 */
function byNumber<Entry>(numberOf: (entry: Entry) => number | null) {
  return (one: Entry, two: Entry) => {
    const [first, second] = [numberOf(one) ?? Infinity, numberOf(two) ?? Infinity];
    return first === second ? 0 : first - second;
  };
}

/** Roubles. On request counts as more than any price, sold and not for sale as infinite. */
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

/** Sizes of the works on a year's wall. `middle` is the default, also in the static page. */
export const worksViews = ['large', 'middle', 'small'] as const;
export type WorksView = (typeof worksViews)[number];

/** Returns the view in an address; the default if it is unknown. */
export function readView(search: URLSearchParams): WorksView {
  return worksViews.find((view) => view === search.get('view')) ?? 'middle';
}
