/** Keys of the notices that the visitor has closed, latest last; empty without storage. */
export function closedNotices(): string[] {
  try {
    return (localStorage.getItem('notices_closed') || '').split(' ');
  } catch {
    return [];
  }
}

/** Stores the key of a closed notice; does nothing if storage is blocked. */
export function rememberClosed(key: string): void {
  try {
    const closedBefore = closedNotices().slice(-30);
    localStorage.setItem('notices_closed', closedBefore.concat(key).join(' ').trim());
  } catch {
    // Without storage, the notice is closed only in this page.
  }
}

/** Shows the due and unclosed notices of the list above the page; hides the rest. */
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
 * Closes a notice of the list above the page when its button is pressed, even before the app runs.
 * Moves the focus to the next notice's button, or to the start of the page.
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
