/** Calls back when the page is visible again (phone unlocked); returns a function that stops it. */
export function onReturn(listener: () => void): () => void {
  const look = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
