/** Holds the page behind a dialog still; the scrollbar's place stays reserved (base.css). Returns the release. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  root.setAttribute('data-scroll', 'locked');
  return () => root.removeAttribute('data-scroll');
}
