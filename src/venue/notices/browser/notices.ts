/**
 * Keys of the notices that the visitor has closed, last ones last; none if storage is forbidden. */
export function closedNotices(): string[] {
  try {
    return (localStorage.getItem('notices_closed') || '').split(' ');
  } catch {
    return [];
  }
}

/** Remembers that a notice has been closed. Without storage it is closed until the page is left. */
export function rememberClosed(key: string): void {
  try {
    const known = closedNotices().slice(-30);
    localStorage.setItem('notices_closed', known.concat(key).join(' ').trim());
  } catch {
    // There is no other place to keep it.
  }
}

/** Shows of the list above the page what is due on its path and not closed, and hides the rest. */
export function settleNotices(
  list: HTMLElement,
  isDue: (key: string | undefined) => boolean,
): void {
  list.hidden = true;
  list.dataset['settled'] = '';
  list.querySelectorAll<HTMLElement>('[data-notice]').forEach((item) => {
    delete item.dataset['over'];
    item.hidden = 'closed' in item.dataset || !isDue(item.dataset['notice']);
    if (!item.hidden) list.hidden = false;
  });
}

/**
 * Closes a notice of the list above the page when its button is pressed, also before the app runs.
 * The focus goes to the next notice's button, or else to where the page begins.
 */
export function closeOnPress(list: HTMLElement, remember: (key: string) => void): void {
  list.addEventListener('click', ({ target }) => {
    const item = (target as Element).closest('button')?.closest<HTMLElement>('[data-notice]');
    if (!item) return;
    item.hidden = true;
    item.dataset['closed'] = '';
    remember(item.dataset['notice'] || '');
    const next = list.querySelector<HTMLElement>('[data-notice]:not([hidden],[data-over]) button');
    if (!list.querySelector('[data-notice]:not([hidden])')) list.hidden = true;
    (next || document.getElementById('gatsby-focus-wrapper'))?.focus({ preventScroll: true });
  });
}
