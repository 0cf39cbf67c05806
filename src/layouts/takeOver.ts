import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * React takes over a page in pieces of some 5 ms and lets the visitor in between: a transition
 * gives way to input, while Gatsby's own call would keep the browser busy until the whole page is
 * done (docs/departures.md).
 */
function takeOver(page: ReactElement, container: Element): void {
  // `gatsby develop` sends no HTML.
  if (container.childElementCount === 0) createRoot(container).render(page);
  else startTransition(() => void hydrateRoot(container, page));
}

// Gatsby's type asks for what ReactDOM.render of React 16 answered; nothing reads it.
export const replaceHydrateFunction = (() => takeOver) as unknown as NonNullable<
  GatsbyBrowser['replaceHydrateFunction']
>;
