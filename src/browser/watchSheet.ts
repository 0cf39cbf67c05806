import { isUnmodified } from './navigation';
import { showPlace } from './places';

/**
 * Calls `close` for a sheet over the page: on Escape, after which the sheet's first control has the
 * focus; when the keyboard moves the focus out of `box`; on Back; and on a link to the current
 * page, because the app does not render that page again (without a hash, the link leads to the
 * top). `box` contains the sheet and its control. Returns a function that stops watching.
 */
export function watchSheet(box: HTMLElement, close: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    box.querySelector<HTMLElement>('a, button')?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    // A press focuses a link before following it; the click handler deals with that case.
    if (target instanceof Element && !box.contains(target) && target.matches(':focus-visible'))
      close();
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.role === 'button' || link.target === '_blank' || !isUnmodified(event))
      return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    close();
    if (link.hash === '') showPlace('');
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('click', onClick);
  window.addEventListener('hashchange', close);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('click', onClick);
    window.removeEventListener('hashchange', close);
  };
}
