/** Remembers what has the focus now; the answer gives it back, if it is still on the page. */
export function focusBefore(): () => void {
  const { activeElement } = document;
  return () => {
    if (activeElement instanceof HTMLElement && activeElement.isConnected)
      activeElement.focus({ preventScroll: true });
  };
}
