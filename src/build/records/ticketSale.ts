import type { SourceNodesArgs } from 'gatsby';
import { readSite } from '../../content-model/contentRoot';
import { configuredServices } from '../hosting/outsideServices';

/**
 * GraphQL type of the provider's page where tickets are sold online; without a configured provider
 * it has none.
 */
export const ticketSaleTypes = /* GraphQL */ `
  type TicketSale implements Node @dontInfer {
    page: String
  }
`;

/**
 * A record of its own, so that a change of configuration asks the pages anew, a warm cache or not.
 */
export function createTicketSale({ actions, createContentDigest }: SourceNodesArgs): void {
  const page = configuredServices(readSite(), process.env).ticketWidget?.page ?? null;
  actions.createNode({
    id: 'ticket-sale',
    page,
    internal: { type: 'TicketSale', contentDigest: createContentDigest({ page }) },
  });
}
