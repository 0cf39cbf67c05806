import { ticketOf, type AdmissionGroup, type Visit, type TicketType } from './tickets';

/** The groups that families and friends bring along most often. */
export const commonGroups = [
  'young-children',
  'children',
  'pupils',
  'students',
  'pensioners',
] as const;

/** The other groups with a discount or free admission. */
export const rareGroups = [
  'large-families',
  'disabled-1-2',
  'disabled-3',
  'veterans',
  'heroes',
  'conscripts',
  'employees',
] as const;

/** The people of a party, in addition to adults who pay the full price (spec §6). */
export const partyGroups: readonly PartyGroup[] = [...commonGroups, ...rareGroups];
export type PartyGroup = AdmissionGroup | 'children';

export type Party = {
  readonly visit: Visit;
  /** Adults who pay the full price. */
  readonly adults: number;
  readonly others: Readonly<Partial<Record<PartyGroup, number>>>;
};

/** Tickets of one type that a party needs. */
export type PartyLine = {
  readonly type: TicketType;
  readonly count: number;
  /** The groups of the tickets' holders, in the order of `partyGroups`. */
  readonly groups: readonly PartyGroup[];
};

/** Returns the tickets of a party, one line for each type, the adults' line first (spec §6). */
export function ticketsOf({ visit, adults, others }: Party): PartyLine[] {
  const lines = new Map<TicketType, { count: number; groups: PartyGroup[] }>();
  const add = (type: TicketType, count: number, group?: PartyGroup) => {
    if (count === 0) return;
    const line = lines.get(type) ?? { count: 0, groups: [] };
    line.count += count;
    if (group !== undefined) line.groups.push(group);
    lines.set(type, line);
  };
  add(ticketOf(visit), adults);
  for (const group of partyGroups) add(ticketOf(visit, group), others[group] ?? 0, group);
  return [...lines].map(([type, line]) => ({ type, ...line }));
}
