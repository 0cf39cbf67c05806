/** Returns a function that refocuses the element that has the focus now, if it still exists. */
export function focusBefore(): () => void {
  const { activeElement } = document;
  return () => {
    if (activeElement instanceof HTMLElement && activeElement.isConnected)
      activeElement.focus({ preventScroll: true });
  };
}
