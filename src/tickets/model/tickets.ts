import { isAfter, shiftDay } from '../../lib/time/clock';
import { isSelling, type EditionDays, type Phase } from '../../edition/model/phase';

/** Ticket types in the order of the table (spec §3). */
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

/** Tickets that need a document checked: sold at the venue's box office only (spec §6). */
export const boxOfficeOnly: readonly TicketType[] = [
  'standard-discounted',
  'professional-discounted',
  'free',
];

/** Tickets that are valid for one day, which the buyer chooses. */
const oneDayTypes: readonly string[] = [
  'standard',
  'children',
  'online-1-day',
] satisfies TicketType[];

/** Whether a ticket is valid for one day, which the buyer chooses. */
export const isForOneDay = (type: string) => oneDayTypes.includes(type);

/** Maximum number of tickets in one order. */
export const maxTickets = 10;

/** Returns the anchor of a ticket's row on the tickets page. */
export function ticketAnchor(type: string): string {
  return `ticket-${type}`;
}

/** Whether a ticket is for the broadcast and recordings, which need no entry to the venue. */
export const isForOnline = (type: string) => type.startsWith('online-');

/**
 * Returns the lowest price, roubles, of a ticket that admits any adult to the venue without a
 * document; undefined if there is none.
 */
export function lowestPrice(
  tickets: readonly { readonly type: string; readonly price: number }[],
): number | undefined {
  const restricted: readonly string[] = [...boxOfficeOnly, 'children'];
  const prices = tickets
    .filter(({ type, price }) => price > 0 && !restricted.includes(type) && !isForOnline(type))
    .map(({ price }) => price);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** The days on which a ticket can still be used, up to a last entry, in words. */
type AdmissionDays = {
  /** A moment in Moscow, `2026-04-03T20:30`. */
  readonly until: string;
  /** All these days with the year, `3–5 апреля 2026`, as text. */
  readonly boxOffice: string;
  /** All these days without the year, `3–5 апреля`, as text. */
  readonly daysLeft: string;
};

/** Returns the days left at a moment in Moscow or on a day; undefined after the last entry. */
export function daysLeftAt<Days extends AdmissionDays>(
  admission: readonly Days[],
  moment: string,
): Days | undefined {
  return admission.find(({ until }) => !isAfter(moment, until));
}

/**
 * Whether nobody is admitted any more; always false without opening hours, when this is unknown.
 */
export function isShutAt(admission: readonly AdmissionDays[], moment: string): boolean {
  return admission.length > 0 && daysLeftAt(admission, moment) === undefined;
}

/**
 * Describes what a ticket is for, with the days left at a moment in place of `{days}`. After the
 * last entry it names all days of the admission; without opening hours, the days of the fair.
 */
export function whatOf(
  what: string,
  { admission, days }: { admission: readonly AdmissionDays[]; days: string },
  moment: string,
): string {
  const left = daysLeftAt(admission, moment) ?? admission[0];
  return what.replace('{days}', left?.daysLeft ?? days);
}

/** A day for which one-day tickets are sold: everybody is admitted on it. */
type TicketDay = {
  /** ISO. */
  readonly day: string;
  /** The last entry, a moment in Moscow. */
  readonly until: string;
};

/**
 * Whether tickets of a type for one day are still sold: until its last entry; for the broadcast,
 * until midnight. `moment` is a moment or a day in Moscow.
 */
export function isSoldFor({ day, until }: TicketDay, type: string, moment: string): boolean {
  return !isAfter(moment, isForOnline(type) ? `${day}T24:00` : until);
}

/**
 * How a ticket is sold in a phase: the places of sale, or `later` and `over` while it is not sold.
 */
export type TicketSale = 'both' | 'site' | 'boxOffice' | 'later' | 'over';

/**
 * Returns where a ticket is sold in a phase of the fair (spec §6). Without a provider, nothing is
 * sold on the site. The box office sells on the days of the fair, which the page also announces
 * before. Once nobody is admitted any more (`isShut`), only online tickets are sold.
 */
export function saleOf(
  { type, sold: places }: { readonly type: string; readonly sold: readonly string[] },
  phase: Phase,
  { hasProvider, isShut }: { hasProvider: boolean; isShut: boolean },
): TicketSale {
  if (phase === 'over' || (isShut && !isForOnline(type))) return 'over';
  const isOnline = places.includes('site');
  const isAtBoxOffice = places.includes('box-office');
  if (isOnline && !isSelling(phase)) return 'later';
  if (isOnline && hasProvider) return isAtBoxOffice ? 'both' : 'site';
  return isAtBoxOffice ? 'boxOffice' : 'later';
}

/**
 * Returns the first day of a ticket's sale (ISO): on the site the day after applications close, at
 * the box office the first day of the fair. Undefined if that day is not known, or contradicts the
 * `sale` on `day`, for example because an editor has set the phase.
 */
export function saleStart(
  sale: TicketSale,
  { firstDay, applicationsClose }: EditionDays,
  day: string,
): string | undefined {
  if (sale === 'boxOffice') return firstDay;
  if (applicationsClose == null) return undefined;
  const start = shiftDay(applicationsClose, 1);
  const isSold = sale === 'both' || sale === 'site';
  return isSold === start <= day ? start : undefined;
}

/** What the site requests from the provider; a ticket for all days has no day. */
type Order = {
  readonly ticket: string;
  readonly day?: string | undefined;
  readonly count: number;
  readonly lang: string;
};

/**
 * Returns the address of the provider's page for tickets in the visitor's language:
 * `https://tickets.example/fair/?ticket=standard&day=2026-04-04&count=2&lang=en`.
 */
export function saleAddress(page: string, { ticket, day, count, lang }: Order): string {
  const query = [`ticket=${ticket}`, ...(day ? [`day=${day}`] : []), `count=${count}`];
  return `${page}${page.includes('?') ? '&' : '?'}${[...query, `lang=${lang}`].join('&')}`;
}

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
