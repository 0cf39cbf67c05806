import { addAnnouncer } from '../../browser/navigation';
import { isFairOn, watchBuilds, type LatestBuild } from '../../browser/builds';
import { markRunning, earlyChanges, undoChanges } from '../../browser/start';
import { hasWorker } from '../../venue/copy/browser/hasWorker';
import { storeEntryLocation } from '../../browser/address';
import { hasNotices } from '../../venue/notices/browser/noticesInPage';
import { watchSearchKey } from '../../browser/searchShortcut';
import { outsideServices } from '../../browser/outside/configuration';
import type { GatsbyBrowser } from 'gatsby';
import { startTransition, useLayoutEffect, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

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

/** Starts everything that waits until the app has taken over the static page. */
export function startSite(): void {
  markRunning();
  addAnnouncer();
  storeEntryLocation();
  watchSearchKey();
  // During the fair, the code for notices is loaded in advance: a new build that brings a notice
  // can remove this build's scripts. At other times, the next page load brings the notice.
  let isWanted = hasNotices() || isFairOn();
  const notices = (latest?: LatestBuild) =>
    void import('../../venue/notices/browser/noticesNow').then(
      ({ showNotices }) => showNotices(latest),
      () => undefined,
    );
  if (isWanted) notices();
  watchBuilds((latest) => {
    isWanted ||= latest.notices !== undefined;
    if (isWanted) notices(latest);
  });
  if (hasWorker())
    void import(/* webpackChunkName: "keeping" */ '../../venue/copy/browser/copyStore').then(
      ({ lookAfterCopy }) => lookAfterCopy(),
    );
  // These services load only if the fair has configured them.
  const { ticketWidget, analytics } = outsideServices();
  if (ticketWidget !== undefined)
    void import('../../browser/outside/ticketWidget').then(({ startTicketWidget }) =>
      startTicketWidget(ticketWidget),
    );
  if (analytics !== undefined)
    void import('./askAndStartAnalytics').then(({ askAndStartAnalytics }) =>
      askAndStartAnalytics(analytics),
    );
}
