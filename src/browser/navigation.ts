import { navigate } from 'gatsby';
import type { MouseEvent as ReactMouseEvent } from 'react';
import { isoOf, type Locale } from '../i18n/locales';
import { splitLocale } from '../i18n/paths';
import { isPresentAddress } from './address';
import { routesUnlessPage } from './builds';
import { rememberLocale } from './localeChoice';

/** Whether a click means "open this here": main button, no modifier key, default not prevented. */
export function isPlainClick(event: ReactMouseEvent): boolean {
  return !event.defaultPrevented && isUnmodified(event);
}

/** Returns a click handler that runs the task if the click means "open this here". */
export function onPlainClick(task: () => void): (event: ReactMouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    task();
  };
}

/** Whether a click used the main button without a modifier key; handled clicks count as well. */
export function isUnmodified(event: MouseEvent | ReactMouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

let requests = 0;

/**
 * Registers a request for another page. The returned function reports whether the visitor still
 * wants it: nothing else has been requested, and they have not left the page, for example by Back.
 */
export function requestPage(): () => boolean {
  const turn = ++requests;
  const { pathname } = window.location;
  return () => turn === requests && pathname === window.location.pathname;
}

/**
 * Opens a page of this build once its data have loaded, unless another page has been requested
 * meanwhile. Gatsby alone would go to the page whose data arrive last, even if its link was pressed
 * first. Leaves failed loads and replaced builds to Gatsby (spec §2). The current address, for
 * example with a `#hash`, adds no history entry.
 */
export async function openPage(to: string): Promise<void> {
  const isWanted = requestPage();
  if (window.___swUpdated !== true) await loadPage(to);
  if (isWanted()) void navigate(to, { replace: isPresentAddress(to) });
}

/** Opens a page of the app in place of this one, so that Back skips it. */
export function replacePage(to: string): void {
  void navigate(to, { replace: true });
}

/**
 * Loads a page's data; resolves to whether they are the page's own rather than an error screen's.
 */
export async function loadPage(address: string): Promise<boolean> {
  const path = address.replace(/[?#].*/, '');
  try {
    return (await window.___loader?.loadPage(path))?.page?.path === path;
  } catch {
    return false;
  }
}

/**
 * Handles a click on a link to a path of this site: pages of this build open in the app, a moved
 * page opens at its rule's target, and anything else is a full load, so that the host answers (spec
 * §4, §7).
 */
export function followLink(event: ReactMouseEvent, href: string): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const routes = routesUnlessPage(href);
  if (routes === undefined) return void openPage(href);
  const isWanted = requestPage();
  const load = () => isWanted() && window.location.assign(href);
  // Rules are rarely needed, so their code is loaded by the first link that may need it.
  void import('../i18n/routeChoice').then(({ chooseRoute }) => {
    const choice = chooseRoute(href, routes);
    if (choice.kind !== 'moved') load();
    else if (isWanted()) void openPage(choice.to);
  }, load);
}

/** The page that failed to load when the switch was last pressed. */
let failed: string | undefined;

/**
 * Handles a click on the language switch: loads the target's data, sets the cookie, then navigates
 * (spec §2), unless something else has been requested meanwhile. A failed load is only logged, and
 * the visitor stays on the page. Gatsby remembers failures, so a second press does a full load.
 */
export function switchLocale(event: ReactMouseEvent, target: string, locale: Locale): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const path = target.replace(/[?#].*/, '');
  const isWanted = requestPage();
  void loadPage(path).then((isLoaded) => {
    const isAgain = failed === path;
    failed = isLoaded ? undefined : path;
    if (!isLoaded && !isAgain) return console.warn(`The page ${path} could not be loaded.`);
    if (!isWanted()) return;
    rememberLocale(locale);
    if (isLoaded) void navigate(target);
    else window.location.assign(target);
  });
}

type Listener = (pathname: string) => void;

const listeners = new Set<Listener>();

export function onRouteChange(listener: Listener): void {
  listeners.add(listener);
}

/** Notifies listeners; called from Gatsby's hook when a page has been shown. */
export function notifyRouteChange(pathname: string): void {
  listeners.forEach((listener) => listener(pathname));
}

const id = 'announcer';

/** Adds an empty live region: screen readers must know it before its text changes. */
export function addAnnouncer(): void {
  const region = document.createElement('div');
  region.id = id;
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'assertive');
  document.body.append(region);
}

/**
 * Announces the heading of a page opened within the app to screen readers. Replaces Gatsby's own
 * announcement, which is "Navigated to …" in every language.
 */
export function announcePage(): void {
  const region = document.getElementById(id);
  const heading = document.querySelector('main h1');
  if (region && heading) region.textContent = heading.textContent;
}

/**
 * Sets the document's language if it changes: Chromium recalculates all styles even when `lang` is
 * set to the same value, as Gatsby's `Head` does on each page with `<html lang>`.
 */
export function setDocumentLanguage(pathname: string): void {
  const root = document.documentElement;
  const language = isoOf(splitLocale(pathname).locale);
  if (root.lang !== language) root.lang = language;
}
