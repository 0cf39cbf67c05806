import { watchBuilds } from '../services/builds';
import { markRunning } from '../services/inlined/earlyBack';
import { hasWorker } from '../services/offline/offer';
import { storeEntryLocation } from '../services/entryLocation';
import { outsideServices } from '../services/outside/configuration';
import { hasTypedValues } from '../services/typedFields';

/** Starts everything that waits until the app has taken over the static page. */
export function startSite(): void {
  markRunning();
  storeEntryLocation();
  if (hasTypedValues())
    void import('../services/typedValues').then(({ restoreTypedValues }) => restoreTypedValues());
  watchBuilds();
  if (hasWorker())
    void import(/* webpackChunkName: "keeping" */ '../services/offline/lookAfterCopy').then(
      ({ lookAfterCopy }) => lookAfterCopy(),
    );
  const services = outsideServices();
  // Loaded only if the fair has configured them.
  if (services !== undefined)
    void import('./startOutside').then(({ startOutside }) => startOutside(services));
}
