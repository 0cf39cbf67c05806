import { chunkMapPath } from '../i18n/paths';

/** The id of the inert `<template>` that holds the app's scripts until the page has loaded. */
export const scriptTemplateId = 'app-scripts';

/**
 * Starts the app: copies its scripts out of the template once the page has loaded and the browser
 * is idle, or at the visitor's first touch, click or key, so that the largest paint waits for no
 * script (docs/platform.md). At that moment it requests everything that the app needs for its start
 * at once. Gatsby inlines its map of scripts into every page; here it is fetched, because it would
 * be a twentieth of a detail page. Adds the whole site's style sheet first, because other pages and
 * states need styles that this page's HTML lacks. The sheet goes last in the head: between other
 * sheets, it would make Chromium match the fonts again and swap in a font that arrives late.
 *
 * The app knows a page only by its canonical address. At another spelling, such as `/_e5_old/…` or
 * doubled slashes, its router renders nothing, so the address is replaced by the one in the
 * template. Error screens can be at any address. A hash that cannot be percent-decoded makes the
 * router throw, so it is removed.
 *
 * Until the app runs, nothing handles Back between pages that it showed before a reload: the
 * address would change without the page, or Gatsby would render nothing for lack of data. So Back
 * loads the page in full and hides the event from a router that has started meanwhile.
 *
 * The values that Gatsby assigns in inline scripts are attributes of the template or come from a
 * fetched file, so the Content-Security-Policy needs only this script's hash.
 */
export function startScripts(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  const template = document.getElementById(scriptTemplateId) as HTMLTemplateElement;
  const path = template.dataset['path'];
  if (path && path !== location.pathname && !/\/\d{3}(\/|\.html)$/.test(path))
    history.replaceState(history.state, '', path + location.search + location.hash);
  const shownPath = location.pathname;
  addEventListener('popstate', (event) => {
    if ('running' in document.documentElement.dataset || location.pathname === shownPath) return;
    event.stopImmediatePropagation();
    location.reload();
  });
  const wakeUps = ['pointerdown', 'keydown', 'touchstart'];
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    wakeUps.forEach((name) => removeEventListener(name, start));
    const preloads = template.content.querySelectorAll('link');
    document.head.append(...preloads);
    if (preloads.length > 0) setValues();
    const inlineStyle = document.querySelector<HTMLElement>('style[data-href]');
    if (inlineStyle === null) return startApp();
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.onload = sheet.onerror = startApp;
    sheet.href = inlineStyle.dataset['href'] || '';
    document.head.append(sheet);
  };
  const setValues = () => {
    const mapping: Record<string, string[]> = {};
    Object.assign(window, {
      ___webpackCompilationHash: template.dataset['hash'],
      ___chunkMapping: mapping,
    });
    // If the map cannot be loaded, Gatsby prefetches the data of pages without their scripts.
    fetch(chunkMapPath)
      .then((answer) => answer.json())
      .then((map: typeof mapping) => Object.assign(mapping, map))
      .catch(() => undefined);
  };
  const startApp = () => {
    template.content.querySelectorAll('script').forEach(({ src, noModule }) => {
      if (noModule) return;
      const copy = document.createElement('script');
      copy.src = src;
      copy.async = true;
      document.body.append(copy);
    });
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  wakeUps.forEach((name) => addEventListener(name, start, { passive: true }));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

/** Marks the root element once the app has taken over the page. */
export function markRunning(): void {
  document.documentElement.dataset['running'] = '';
}

type EarlyChanges = {
  /** Oldest first. */
  records: MutationRecord[];
  observer: MutationObserver;
  onChange?: () => void;
};
type EarlyWindow = Window & { earlyChanges?: EarlyChanges };

/**
 * Records the changes that translators and extensions make in Gatsby's element before the app takes
 * over the page.
 */
export function recordChanges(): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => {
    records.push(...more);
    early.onChange?.();
  });
  const early: EarlyChanges = { records, observer };
  observer.observe(document.getElementById('___gatsby') as Element, {
    childList: true,
    characterDataOldValue: true,
    subtree: true,
  });
  (window as EarlyWindow).earlyChanges = early;
}

/** Returns the recorder started by the page's inline script; it is still recording. */
export const earlyChanges = (): EarlyChanges =>
  (window as EarlyWindow).earlyChanges as EarlyChanges;

/** Undoes changes, newest first; the returned function redoes the changes that still fit. */
export function undoChanges(records: MutationRecord[]): () => void {
  const redos = records.reverse().map((record) => {
    const { target, nextSibling } = record;
    const { nodeValue } = target;
    const replace = (from: NodeList, to: NodeList) => {
      if (![...from, nextSibling].every((node) => !node || node.parentNode === target)) return;
      from.forEach((node) => target.removeChild(node));
      to.forEach((node) => target.insertBefore(node, nextSibling));
    };
    // Elements have no nodeValue; setting it has no effect.
    target.nodeValue = record.oldValue;
    replace(record.addedNodes, record.removedNodes);
    return () => {
      target.nodeValue = nodeValue;
      replace(record.removedNodes, record.addedNodes);
    };
  });
  return () => redos.reverse().forEach((redo) => redo());
}
