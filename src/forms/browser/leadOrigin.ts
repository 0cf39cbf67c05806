import { newMergelead, type LeadOrigin } from '../model/payload';
import { entryLocation } from '../../browser/address/entryLocation';

/** What the visitor's browser knows about a lead (spec §3): origin and analytics id. */
export function leadOrigin(mergelead: string): LeadOrigin {
  return {
    mergelead,
    urlLocation: entryLocation(),
    entryPoint: window.location.host,
    analyticsId: /(?:^|;\s*)_ga=([^;]*)/.exec(document.cookie)?.[1],
  };
}

/** Creates a new id for one intent to send. */
export function makeMergelead(now: Date): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return newMergelead(Array.from(random, (part) => part.toString(36)).join(''), now);
}

export function isOffline(): boolean {
  return !navigator.onLine;
}
