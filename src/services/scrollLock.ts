/**
 * Holds the page behind a dialog still without moving it: the place of a scrollbar that goes stays reserved. Returns
 * the release.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const hasScrollbar = window.innerWidth > root.clientWidth;
  root.setAttribute('data-scroll', hasScrollbar ? 'locked-beside-bar' : 'locked');
  return () => root.removeAttribute('data-scroll');
}
