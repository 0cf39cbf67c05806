import { isFairOn, watchBuilds, type LatestBuild } from '../services/builds';
import { markRunning } from '../services/inlined/earlyBack';
import { hasWorker } from '../services/offline/hasWorker';
import { storeEntryLocation } from '../services/entryLocation';
import { hasNotices } from '../services/notices/noticesInPage';
import { outsideServices } from '../services/outside/configuration';
import { hasTypedValues } from '../services/typedFields';

/** Starts everything that waits until the app has taken over the static page. */
export function startSite(): void {
  markRunning();
  storeEntryLocation();
  if (hasTypedValues())
    void import('../services/typedValues').then(({ restoreTypedValues }) => restoreTypedValues());
  // While the fair is on, the code for notices comes before it is needed, since the build that
  // brings one may take the scripts of this build away. At other times the next page has it.
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
    void import(/* webpackChunkName: "keeping" */ '../services/offline/lookAfterCopy').then(
      ({ lookAfterCopy }) => lookAfterCopy(),
    );
  // Loaded only if the fair has configured them.
  const { ticketWidget, analytics } = outsideServices();
  if (ticketWidget !== undefined)
    void import('../services/outside/ticketWidget').then(({ startTicketWidget }) =>
      startTicketWidget(ticketWidget),
    );
  if (analytics !== undefined)
    void import('./askAndStartAnalytics').then(({ askAndStartAnalytics }) =>
      askAndStartAnalytics(analytics),
    );
}
