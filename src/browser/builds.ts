import { isInTree } from '../i18n/pageTree';
import { splitLocale } from '../i18n/paths';
import type { SiteRoutes } from '../i18n/routeChoice';
import type { Locale } from '../i18n/locales';
import { moscowDay, now } from '../lib/time/clock';

const minute = 60 * 1000;
const hour = 60 * minute;
const metaDelay = 1000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Contents of `builds/latest.json`; its notices are parsed by venue/notices. */
export type LatestBuild = { id?: string; notices?: Record<Locale, unknown[]> };

let routes: SiteRoutes | undefined;

/**
 * Returns the id of the page's build, from a header of its response (decision 008); undefined in
 * develop.
 */
export function buildId(): string | undefined {
  // Without TLS, some browsers have no `serverTiming`.
  const [page] = performance.getEntriesByType(
    'navigation',
  ) as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === 'build')?.description;
}

/** The first and last day of the edition, which every built page has; undefined in develop. */
function fairDays(): string[] | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=fair-days]')?.content.split(' ');
}

/** Whether the edition is on or begins within the hour. */
export function isFairOn(): boolean {
  const [first = '9', last = ''] = fairDays() ?? [];
  const moment = now();
  return moscowDay(moment) <= last && moscowDay(new Date(moment.getTime() + hour)) >= first;
}

/**
 * Returns the build's paths and rules if an address is not one of the build's pages; undefined for
 * a page, and until the paths have loaded.
 */
export function routesUnlessPage(address: string): SiteRoutes | undefined {
  const { path } = splitLocale(address.replace(/[?#].*/, ''));
  return routes && isInTree(routes.prerendered, path) ? undefined : routes;
}

/**
 * Fetches the build's paths 1 s after idle. Checks for a newer build every hour, every 5 minutes
 * during the fair, and when the page is shown again after that time. `onAnswer` gets the reply; if
 * it reports a newer build, the next navigation is a full load. Nothing reloads by itself (spec §4,
 * §7; decision 026).
 */
export function watchBuilds(onAnswer: (latest: LatestBuild) => void): void {
  if (fairDays() === undefined) return;
  const id = buildId();
  if (id !== undefined && !isSlow())
    whenIdle(() => setTimeout(() => void fetchRoutes(id), metaDelay));
  let lastCheck = 0;
  let timer = 0;
  const period = () => (isFairOn() ? 5 * minute : hour);
  const wait = () => {
    lastCheck = now().getTime();
    clearTimeout(timer);
    timer = window.setTimeout(check, period());
  };
  const check = () => {
    wait();
    void latestBuild().then((latest) => {
      if (isNewer(latest)) window.___swUpdated = true;
      if (latest) onAnswer(latest);
    });
  };
  wait();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && now().getTime() - lastCheck >= period()) check();
  });
}

/** Checks whether the site was rebuilt after this page loaded; false if the request fails. */
export async function isNewerBuild(): Promise<boolean> {
  return isNewer(await latestBuild());
}

/** Fetches the description of the newest build; undefined if the request fails. */
export function latestBuild(): Promise<LatestBuild | undefined> {
  return fetchJson<LatestBuild>('/builds/latest.json');
}

let shownBuild: string | undefined;

/** If the page's response had no id, the first answer counts as the page's build. */
function isNewer(latest: LatestBuild | undefined): boolean {
  shownBuild ??= buildId() ?? latest?.id;
  return latest?.id !== undefined && latest.id !== shownBuild;
}

async function fetchRoutes(id: string): Promise<void> {
  routes = await fetchJson<SiteRoutes>(`/builds/meta/${id}.json`);
}

/** Fetches and parses a JSON file; undefined on any failure, because the site works without it. */
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
