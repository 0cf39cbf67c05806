/**
 * Returns a function that gives the focus back to the element that has it now, if that is still on
 * the page.
 */
export function focusBefore(): () => void {
  const { activeElement } = document;
  return () => {
    if (activeElement instanceof HTMLElement && activeElement.isConnected)
      activeElement.focus({ preventScroll: true });
  };
}
