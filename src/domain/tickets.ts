/** Ticket types in the order the table shows them (spec §3). */
export const ticketTypes = [
  'standard',
  'professional',
  'vip',
  'children',
  'online-1-day',
  'online-3-days',
  'standard-discounted',
  'professional-discounted',
  'free',
] as const;
export type TicketType = (typeof ticketTypes)[number];

/** Where tickets are sold. */
export const ticketPlaces = ['site', 'box-office'] as const;
export type TicketPlace = (typeof ticketPlaces)[number];

/** Tickets that need a document checked: sold at the venue's box office only (spec §6). */
export const boxOfficeOnly: readonly TicketType[] = [
  'standard-discounted',
  'professional-discounted',
  'free',
];

/** The anchor of a ticket's row on the tickets page. */
export function ticketAnchor(type: string): string {
  return `ticket-${type}`;
}
