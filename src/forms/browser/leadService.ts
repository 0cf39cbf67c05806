import type { LeadData } from '../model/lander';
import { encodeLead, newMergelead, type LeadOrigin } from '../model/payload';
import { entryLocation } from '../../browser/address';

/** How long the service can take before the visitor sees an error, ms. */
const leadTimeoutMs = 20_000;

/** A lead that arrived: the data sent, and the unchanged response (spec §4). */
type SentLead = { data: LeadData; response: Response };

/** The service responded with an error status. */
export class LeadRefused extends Error {
  constructor(readonly response: Response) {
    super(`The lead service answered ${response.status}.`);
  }
}

/**
 * Posts a lead, form-urlencoded in UTF-8 (spec §7). Resolves to the sent data and the response.
 * Rejects with the request's own error unchanged: the network's TypeError, a TimeoutError, or
 * LeadRefused for an error status.
 */
export async function sendLead(
  address: string,
  data: LeadData,
  timeoutMs = leadTimeoutMs,
): Promise<SentLead> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: encodeLead(data),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new LeadRefused(response);
  return { data, response };
}

/**
 * Returns the fields of a lead that only the visitor's browser knows (spec §3): origin and
 * analytics id.
 */
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
