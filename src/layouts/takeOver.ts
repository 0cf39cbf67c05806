import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates in slices of some 5 ms and handles input in between, because a transition is
 * interruptible; Gatsby's own call would block the browser until the whole page is done
 * (docs/departures.md).
 */
function takeOver(page: ReactElement, container: Element): void {
  // `gatsby develop` sends no HTML.
  if (container.childElementCount === 0) return createRoot(container).render(page);
  void isOnlyErrorScreen().then((isLost) => {
    if (!isLost) startTransition(() => void hydrateRoot(container, page));
  });
}

/**
 * Whether Gatsby holds the 500 screen in place of a page whose data the host answered with 500. The
 * page that came as HTML can be read, and its links and forms work without the app.
 */
async function isOnlyErrorScreen(): Promise<boolean> {
  const screen = '/500.html';
  if (window.pagePath === screen) return false;
  const held = await window.___loader?.loadPage(location.pathname + location.search);
  return held?.page?.path === screen;
}

// Gatsby's type expects the return value of ReactDOM.render in React 16; nothing reads it.
export const replaceHydrateFunction = (() => takeOver) as unknown as NonNullable<
  GatsbyBrowser['replaceHydrateFunction']
>;
