/**
 * Gives the search field the focus when its page opens, unless something else has it already. After
 * a link of the app the router is about to focus its wrapper; from there the focus is passed on.
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
