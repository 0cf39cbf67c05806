import type { TicketType } from './tickets';

/** Groups that are admitted free of charge (spec §6). */
const freeGroups = [
  'young-children',
  'veterans',
  'heroes',
  'large-families',
  'disabled-1-2',
  'conscripts',
] as const;

/** Groups that have a discount (spec §6). */
const discountGroups = ['pupils', 'students', 'pensioners', 'disabled-3', 'employees'] as const;

export const admissionGroups = [...freeGroups, ...discountGroups] as const;
export type AdmissionGroup = (typeof admissionGroups)[number];

/** Ages of the children's ticket in whole years; younger children are admitted free. */
export const childrenAges = { from: 7, to: 13 } as const;

/** What a visitor comes for: one day in the rows, or all days with the forum. */
export type Visit = 'rows' | 'forum';

/**
 * Returns the number of companions admitted with one person: one for disabled people of groups 1
 * and 2 (spec §6).
 */
export function companionsOf(group: string): 0 | 1 {
  return group === 'disabled-1-2' ? 1 : 0;
}

/**
 * Returns the ticket of a visitor of a group, or of an adult without one (spec §6). Free admission
 * covers both rows and forum; the children's ticket is for the rows only.
 */
export function ticketOf(visit: Visit, group?: AdmissionGroup | 'children'): TicketType {
  if (freeGroups.some((free) => free === group)) return 'free';
  const isDiscounted = discountGroups.some((one) => one === group);
  if (visit === 'forum') return isDiscounted ? 'professional-discounted' : 'professional';
  if (group === 'children') return 'children';
  return isDiscounted ? 'standard-discounted' : 'standard';
}
