import { addAnnouncer } from '../../browser/navigation';
import { isFairOn, watchBuilds, type LatestBuild } from '../../browser/builds';
import { markRunning } from '../../browser/start';
import { hasWorker } from '../../venue/copy/browser/hasWorker';
import { storeEntryLocation } from '../../browser/address';
import { hasNotices } from '../../venue/notices/browser/noticesInPage';
import { watchSearchKey } from '../../browser/searchKey';
import { outsideServices } from '../../browser/outside/configuration';

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
    void import('./startNotices').then(
      ({ showNotices }) => showNotices(latest),
      () => undefined,
    );
  if (isWanted) notices();
  watchBuilds((latest) => {
    isWanted ||= latest.notices !== undefined;
    if (isWanted) notices(latest);
  });
  if (hasWorker())
    void import(/* webpackChunkName: "keeping" */ '../../venue/copy/browser/lookAfterCopy').then(
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
