/**
 * Calls back when the page becomes visible again, as when a phone is unlocked; returns a function
 * that stops it.
 */
export function onReturn(listener: () => void): () => void {
  const look = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
