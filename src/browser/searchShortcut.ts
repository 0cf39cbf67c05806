/** Elements in which `/` is only typed: fields and dialogs. */
const busy = 'input,select,textarea,dialog';

/**
 * Opens the search at `/`. In the Russian layout the same key types a full stop, which the site
 * does not use either.
 */
export function watchSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, code, target } = event;
    if ((key !== '/' && code !== 'Slash') || event.ctrlKey || event.metaKey) return;
    if (target instanceof Element && target.closest(busy)) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[data-site-search] input');
    if (field) field.focus();
    else document.querySelector<HTMLElement>('[data-search]')?.click();
  });
}
