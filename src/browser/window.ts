export function viewportSize(): { width: number; height: number } {
  return { width: window.innerWidth, height: window.innerHeight };
}

export function watchViewport(report: () => void): () => void {
  window.addEventListener('resize', report);
  return () => window.removeEventListener('resize', report);
}

/** Whether changes of an element's height would move nothing visible. */
export function isBelowView(element: Element): boolean {
  return (
    element.getClientRects().length === 0 ||
    element.getBoundingClientRect().top >= window.innerHeight
  );
}

/** Measures and reserves the scrollbar's width, so that all pages are equally wide. */
export function reserveScrollbar({ document }: Pick<Window, 'document'>): void {
  const root = document.documentElement;
  const box = document.createElement('div');
  box.style.overflow = 'scroll';
  root.append(box);
  if (box.offsetWidth > box.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable');
  box.remove();
}

/** Stops the page behind a dialog from scrolling; returns a function that releases it. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  root.setAttribute('data-scroll', 'locked');
  return () => root.removeAttribute('data-scroll');
}

/** Calls back when the page is visible again (phone unlocked); returns a function that stops it. */
export function onReturn(listener: () => void): () => void {
  const look = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
