/**
 * Whether Gatsby holds the 500 screen, which it takes for a page whose data the host answered with
 * 500. The page that came as HTML can be read, and its links and forms work without the app.
 */
export async function isOnlyErrorScreen(): Promise<boolean> {
  const held = await window.___loader?.loadPage(location.pathname + location.search);
  return held?.page?.path === '/500.html';
}
