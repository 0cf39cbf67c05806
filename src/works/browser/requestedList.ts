import { filterKeys } from '../model/filterKeys';

const mark = 'asked';
const keys = ['q', 'sort', 'view', ...filterKeys];

type Page = Pick<Window, 'location' | 'document'>;

/**
 * Marks the root element if the address filters or sorts a list, or changes its view: the static
 * page shows the whole list, which would jump when the app applies the address. The list's style
 * sheet hides it while the mark is set.
 */
export function markRequestedList({ location, document }: Page): void {
  const search = new URLSearchParams(location.search);
  if (keys.some((key) => search.has(key))) document.documentElement.dataset[mark] = '';
}

/**
 * Shows the list one frame after the app has applied the address; in the same frame, browsers would
 * count it as a layout shift.
 */
export function showRequestedList(): void {
  const { dataset } = document.documentElement;
  if (!(mark in dataset)) return;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset[mark]));
}
