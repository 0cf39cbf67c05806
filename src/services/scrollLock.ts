/**
 * Reserves the place of a scrollbar that takes room, so that neither a short page nor a locked one
 * is wider; lengths in vw are then always without it. Inlined into every page as its own source
 * text: it may use nothing from outside itself.
 */
export function reserveScrollbar({ document }: Pick<Window, 'document'>): void {
  const root = document.documentElement;
  const box = document.createElement('div');
  box.style.overflow = 'scroll';
  root.append(box);
  if (box.offsetWidth > box.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable');
  box.remove();
}

/** Holds the page behind a dialog still. Returns the release. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  root.setAttribute('data-scroll', 'locked');
  return () => root.removeAttribute('data-scroll');
}
