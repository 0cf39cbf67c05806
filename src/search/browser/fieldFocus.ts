/**
 * Focuses the search field when its page opens, unless another element has the focus. After a link
 * inside the app, the router focuses its wrapper a moment later; the focus then moves on to the
 * field.
 */
export function focusField(field: HTMLElement): void {
  const { activeElement } = document;
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (activeElement !== null && activeElement !== document.body && activeElement !== wrapper)
    return;
  const focus = () => field.isConnected && field.focus({ preventScroll: true });
  focus();
  wrapper?.addEventListener('focus', focus, { once: true });
}
