import type { CreatePagesArgs } from 'gatsby';
import { createLocalizedPages } from './localizedPages';

/** Shows every primitive and component in every state; not for visitors. */
const kitchenSinkPath = '/kitchen-sink/';

/**
 * Creates that page in develop, and if `FAIR_KITCHEN_SINK=1`, as tests set it. Its component lies
 * outside src, where Gatsby only reads it when a page names it; otherwise every build would warn of
 * a query that is never run.
 */
export function createKitchenSink({ actions }: CreatePagesArgs): void {
  const isWanted =
    process.env['NODE_ENV'] === 'development' || process.env['FAIR_KITCHEN_SINK'] === '1';
  if (isWanted)
    createLocalizedPages(actions, {
      path: kitchenSinkPath,
      component: 'kitchen-sink/page.tsx',
      context: {},
    });
}
