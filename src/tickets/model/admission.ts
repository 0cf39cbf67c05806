import type { TicketType } from './tickets';

/** Who is admitted free of charge (spec §6). */
export const freeGroups = [
  'young-children',
  'veterans',
  'heroes',
  'large-families',
  'disabled-1-2',
  'conscripts',
] as const;

/** Who has a discount (spec §6). */
export const discountGroups = [
  'pupils',
  'students',
  'pensioners',
  'disabled-3',
  'employees',
] as const;

export const admissionGroups = [...freeGroups, ...discountGroups] as const;
export type AdmissionGroup = (typeof admissionGroups)[number];

/**
 * Ages at which an admission begins, in whole years: the children's ticket, and the pupils'
 * discount with its last year.
 */
export const ages = { childrenFrom: 7, pupilsFrom: 14, pupilsTo: 18 } as const;

/** What a visitor comes for. */
export const visits = ['rows', 'forum', 'vip', 'online-1-day', 'online-3-days'] as const;
export type Visit = (typeof visits)[number];

export type Visitor = {
  readonly visit: Visit;
  /** Whole years; undefined if not asked. */
  readonly age?: number | undefined;
  readonly group?: AdmissionGroup | undefined;
};

/** Companions admitted with one person: one for disabled people of groups 1 and 2 (spec §6). */
export function companionsOf(group: AdmissionGroup | undefined): 0 | 1 {
  return group === 'disabled-1-2' ? 1 : 0;
}

/** Whether a group is admitted free, at a discount, or neither at this age. */
export function admissionOf({
  age,
  group,
}: Pick<Visitor, 'age' | 'group'>): 'free' | 'discount' | 'full' {
  if (age !== undefined && age < ages.childrenFrom) return 'free';
  if (group === undefined) return 'full';
  if (group === 'young-children') return age === undefined ? 'free' : 'full';
  if (group === 'pupils' && age !== undefined && (age < ages.pupilsFrom || age > ages.pupilsTo))
    return 'full';
  return freeGroups.some((free) => free === group) ? 'free' : 'discount';
}

/**
 * The ticket a visitor needs. Free admission covers both rows and forum. VIP and online tickets
 * have no discount, and the children's ticket is for the rows only.
 */
export function ticketOf({ visit, age, group }: Visitor): TicketType {
  if (visit === 'vip' || visit === 'online-1-day' || visit === 'online-3-days') return visit;
  const admission = admissionOf({ age, group });
  if (admission === 'free') return 'free';
  if (visit === 'forum')
    return admission === 'discount' ? 'professional-discounted' : 'professional';
  if (age !== undefined && age >= ages.childrenFrom && age < ages.pupilsFrom) return 'children';
  return admission === 'discount' ? 'standard-discounted' : 'standard';
}
