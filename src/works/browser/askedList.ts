import { filterKeys } from '../model/filterKeys';

const asked = 'asked';
const keys = ['q', 'sort', 'view', ...filterKeys];

type Page = Pick<Window, 'location' | 'document'>;

/**
 * Marks the root element where the address asks for some of a list only, or for another order or
 * view of it: the static page has all of it, and would jump when the app does so. Its style sheet
 * keeps it out of sight meanwhile.
 */
export function markAskedList({ location, document }: Page): void {
  const search = new URLSearchParams(location.search);
  if (keys.some((key) => search.has(key))) document.documentElement.dataset[asked] = '';
}

/**
 * Shows the list, which is now what the address asks for, one frame after it has become so: seen in
 * the same frame, it would count as having moved.
 */
export function showAskedList(): void {
  const { dataset } = document.documentElement;
  if (!(asked in dataset)) return;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset[asked]));
}
