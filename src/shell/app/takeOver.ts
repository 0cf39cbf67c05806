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
  startTransition(() => void hydrateRoot(container, page));
}

// Gatsby's type expects the return value of ReactDOM.render in React 16; nothing reads it.
export const replaceHydrateFunction = (() => takeOver) as unknown as NonNullable<
  GatsbyBrowser['replaceHydrateFunction']
>;
