import type { CreatePagesArgs } from 'gatsby';
import { createLocalizedPages } from './localizedPages';

/** Where every primitive and component can be seen in every state; no visitor's page. */
export const kitchenSinkPath = '/kitchen-sink/';

/**
 * Creates that page in develop, and where `FAIR_KITCHEN_SINK=1` asks for it, as tests do. Its
 * component lies outside src, where Gatsby reads it only if a page names it: other builds would
 * warn of a query that nothing runs.
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
