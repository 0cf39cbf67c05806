import { localizedPath, splitLocale } from '../i18n/paths';
import { openPage } from './address/openPage';

/**
 * The key `/` opens the search page, at its field. On that key a Russian keyboard has a full stop,
 * which means nothing outside of fields either.
 */
export function watchSearchKey(page: string): void {
  document.addEventListener('keydown', (event) => {
    const { key, code, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key !== '/' && !(key === '.' && code === 'Slash')) return;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isBusy(target)) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[data-site-search] input');
    if (field !== null) field.focus();
    else void openPage(localizedPath(page, splitLocale(window.location.pathname).locale));
  });
}

/** Whether keys go to a field, or to something that lies over the page. */
function isBusy(target: EventTarget | null): boolean {
  const busy = 'input, textarea, select, [contenteditable], dialog, [role=dialog]';
  return target instanceof Element && target.closest(busy) !== null;
}
