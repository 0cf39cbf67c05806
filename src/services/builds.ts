import { splitLocale } from '../i18n/paths';
import type { SiteRoutes } from '../i18n/routeChoice';
import { now } from '../lib/clock';

const hour = 60 * 60 * 1000;
const metaDelay = 1000;

type Connection = { saveData?: boolean; effectiveType?: string };

let routes: SiteRoutes | undefined;

/** The id of the build that made this page; undefined in develop. */
export function buildId(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
}

/**
 * The build's paths and rules, if a link's target is not among its pages; `undefined` if it is, or
 * while they are still loading.
 */
export function routesUnlessPage(address: string): SiteRoutes | undefined {
  const { path } = splitLocale(address.replace(/[?#].*/, ''));
  return routes?.prerendered.includes(path) ? undefined : routes;
}

/**
 * Fetches the build's paths 1 s after idle. Every hour, or when the page is shown again after an
 * hour, asks whether there is a newer build: then the next navigation is a full load. Nothing
 * reloads by itself (spec §4, §7).
 */
export function watchBuilds(): void {
  const id = buildId();
  if (id === undefined) return;
  if (!isSlow()) whenIdle(() => setTimeout(() => void fetchRoutes(id), metaDelay));
  let asked = now().getTime();
  const ask = () => {
    asked = now().getTime();
    void isNewerBuild().then((isNewer) => {
      if (isNewer) window.___swUpdated = true;
    });
  };
  setInterval(ask, hour);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && now().getTime() - asked >= hour) ask();
  });
}

/**
 * Asks the host whether the site has been rebuilt since this page was loaded; without an answer it
 * has not.
 */
export async function isNewerBuild(): Promise<boolean> {
  const latest = await fetchJson<{ id?: string }>('/builds/latest.json');
  return latest?.id !== undefined && latest.id !== buildId();
}

async function fetchRoutes(id: string): Promise<void> {
  routes = await fetchJson<SiteRoutes>(`/builds/meta/${id}.json`);
}

/** Resolves to undefined if the file can't be fetched: the site works without it. */
async function fetchJson<T>(address: string): Promise<T | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

function isSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task);
}
