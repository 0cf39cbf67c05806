import type { GatsbyBrowser } from 'gatsby';
import { startTransition, useLayoutEffect, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { earlyChanges, undoChanges } from '../../browser/start';

/** Calls back once the page is hydrated, before its effects change anything. */
function Page({ children, onHydrated }: { children: ReactElement; onHydrated: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates in slices of about 5 ms and handles input in between, because a transition is
 * interruptible; Gatsby's own call would block the browser until the whole page is done
 * (docs/departures.md).
 *
 * A page that has been changed, for example by the browser's translator, would fail to hydrate:
 * React would render it from scratch and lose text, focus and choices (decision 001). So these
 * changes are undone, the page is hydrated synchronously, and the changes are redone.
 */
function takeOver(element: ReactElement, container: Element): void {
  // `gatsby develop` sends no HTML.
  if (container.childElementCount === 0) return createRoot(container).render(element);
  const early = earlyChanges();
  let redo = () => {};
  const onHydrated = () => {
    early.observer.disconnect();
    redo();
  };
  const page = <Page onHydrated={onHydrated}>{element}</Page>;
  let root: Root;
  startTransition(() => void (root = hydrateRoot(container, page)));
  const finish = () => {
    early.observer.disconnect();
    redo = undoChanges(early.records);
    // With the same element, React continues the hydration, without pauses.
    flushSync(() => root.render(page));
  };
  early.onChange = finish;
  if (early.records.length > 0) finish();
}

// Gatsby's type expects the return value of React 16's ReactDOM.render; nothing reads it.
export const replaceHydrateFunction = (() => takeOver) as unknown as NonNullable<
  GatsbyBrowser['replaceHydrateFunction']
>;
