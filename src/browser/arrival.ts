import { isNewLoad } from './newLoad';

/** A location of the router; `action` is undefined on a full load. */
export type Entry = { pathname: string; hash: string; action?: string };

/**
 * Whether this visit to a page has only begun: it did not come by Back or reload, names no place of
 * the page but `place`, and the visitor has neither scrolled, focused nor unfolded anything.
 */
export function isUntouched({ hash, action }: Entry, place: string): boolean {
  if ((hash !== '' && hash !== `#${place}`) || window.scrollY !== 0) return false;
  if (action !== undefined) return action !== 'POP';
  return (
    isNewLoad() &&
    document.activeElement === document.body &&
    document.querySelector('main [open]') === null
  );
}

/** Brings a place of the page into view at once, without moving the focus. */
export function openAt(place: string): void {
  document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
}
