import { splitLocale } from '../../i18n/paths';
import { matchRoute, routeName } from '../../i18n/routes';
import { now } from '../../lib/time/clock';
import { onRouteChange } from '../navigation';
import { addScript } from './addScript';
import type { Analytics } from './configuration';

type Counter = { (...call: unknown[]): void; a?: unknown[][]; l?: number };

declare global {
  interface Window {
    ym?: Counter;
  }
}

/**
 * Starts the counter and reports a hit for this page and after each change of route, but not for
 * prefetched pages (spec §7). Calls made before its script has loaded wait in a queue.
 */
export function startAnalytics({ script, counter }: Analytics): void {
  const queue: Counter = (...call) => void (queue.a ??= []).push(call);
  queue.l = now().getTime();
  window.ym ??= queue;
  window.ym(counter, 'init', { defer: true, clickmap: false, trackLinks: true });
  let last = document.referrer;
  let page: string | undefined;
  const hit = (pathname: string) => {
    const address = window.location.href;
    // A changed hash is not a new page: it is an open picture or a form.
    if (page === (page = pathname + window.location.search)) return;
    window.ym?.(counter, 'hit', address, { referer: last, params: { route: nameOf(pathname) } });
    last = address;
  };
  hit(window.location.pathname);
  onRouteChange(hit);
  void addScript(script);
}

/**
 * Returns a route's name, `tickets___ru`; all unmatched paths share one name (spec §2, locale
 * routing).
 */
function nameOf(pathname: string): string {
  const route = matchRoute(pathname);
  return route === undefined
    ? `error___${splitLocale(pathname).locale}`
    : routeName(route.name, route.locale);
}

const key = 'analytics_consent';

export type Consent = 'given' | 'refused';

/** The visitor's answer about analytics; undefined if there is none or storage is blocked. */
export function storedConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'given' || stored === 'refused' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the answer; without storage it holds for this page only. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Without storage, the visitor is asked again on the next page.
  }
}
