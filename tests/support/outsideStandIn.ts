import type { Page, Route } from '@playwright/test';

/** How a service of others may behave. */
export type Behaviour = 'well' | 'slowly' | 'failing' | 'throwing' | 'never';

/** Where the stand-in answers: a port nobody listens on, so that a request it misses fails loudly. */
export const outsideOrigin = 'http://localhost:1';

const scripts: Record<string, string> = {
  '/widget.js': 'window.TicketWidget = { open: (options) => { window.opened = options; } };',
  '/tag.js': 'window.calls = window.ym.a.slice(); window.ym = (...call) => { window.calls.push(call); };',
};

/** Stands in for a ticket provider and an analytics service; answers the scripts it was asked for, as they come. */
export async function standInOutside(page: Page, behaviour: Behaviour): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${outsideOrigin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (scripts[pathname] !== undefined) asked.push(pathname + search);
    // Longer than any journey takes, so that no machine is too slow for it.
    if (behaviour === 'slowly') await new Promise((resolve) => setTimeout(resolve, 40_000));
    // The page may be gone by then.
    if (behaviour === 'slowly') return void (await answer(route, pathname, behaviour).catch(() => undefined));
    if (behaviour !== 'never') await answer(route, pathname, behaviour);
  });
  return asked;
}

async function answer(route: Route, pathname: string, behaviour: Behaviour): Promise<void> {
  const script = scripts[pathname];
  if (script === undefined) return route.fulfill({ contentType: 'text/html', body: '<title>Tickets</title>' });
  const body = behaviour === 'throwing' ? 'throw new Error("bad service");' : script;
  await route.fulfill({ status: behaviour === 'failing' ? 500 : 200, contentType: 'text/javascript', body });
}
