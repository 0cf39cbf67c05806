import { watchBuilds } from '../services/builds';
import { storeEntryLocation } from '../services/entryLocation';
import { outsideServices } from '../services/outside/configuration';
import { hasTypedValues } from '../services/typedFields';

/** What begins once the app has taken over the static page. */
export function startSite(): void {
  storeEntryLocation();
  if (hasTypedValues())
    void import('../services/typedValues').then(({ restoreTypedValues }) => restoreTypedValues());
  watchBuilds();
  const services = outsideServices();
  // Their code comes only where the fair has configured them.
  if (services !== undefined)
    void import('./startOutside').then(({ startOutside }) => startOutside(services));
}
