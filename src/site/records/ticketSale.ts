import type { SourceNodesArgs } from 'gatsby';
import { readSite } from '../content/contentRoot';
import { configuredServices } from '../content/outsideServices';

/**
 * GraphQL type of the provider's page that sells tickets online; null without a configured
 * provider.
 */
export const ticketSaleTypes = /* GraphQL */ `
  type TicketSale implements Node @dontInfer {
    page: String
  }
`;

/**
 * A record of its own, so that pages are queried again when the configuration changes, even with a
 * warm cache.
 */
export function createTicketSale({ actions, createContentDigest }: SourceNodesArgs): void {
  const page = configuredServices(readSite(), process.env).ticketWidget?.page ?? null;
  actions.createNode({
    id: 'ticket-sale',
    page,
    internal: { type: 'TicketSale', contentDigest: createContentDigest({ page }) },
  });
}
