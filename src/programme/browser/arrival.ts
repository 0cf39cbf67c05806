import { isNewLoad } from '../../browser/places';

/** A location of the router; `action` is undefined after a full load. */
export type Entry = { pathname: string; hash: string; action?: string };

/**
 * Whether the visitor has only just arrived: not by Back or reload, at no anchor other than
 * `place`, and without having scrolled, focused or unfolded anything.
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

/** Scrolls to an anchor at once, without moving the focus. */
export function openAt(place: string): void {
  document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
}
