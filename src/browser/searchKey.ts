/** Where keys go to a field, or to something that lies over the page. */
const busy = 'input,select,textarea,dialog';

/**
 * The key `/` opens the search page, at its field. The same key of a Russian keyboard has a full
 * stop, which means nothing outside of fields either.
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
