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
