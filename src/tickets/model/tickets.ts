import { isAfter, shiftDay } from '../../lib/time/clock';
import { isSelling, type EditionDays, type Phase } from '../../edition/model/phase';

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

/** Tickets that need a document checked: sold at the venue's box office only (spec §6). */
export const boxOfficeOnly: readonly TicketType[] = [
  'standard-discounted',
  'professional-discounted',
  'free',
];

/** Tickets that are good for one day, which the buyer names. */
const oneDayTypes: readonly string[] = [
  'standard',
  'children',
  'online-1-day',
] satisfies TicketType[];

/** Whether a ticket is good for one day, which the buyer names. */
export const isForOneDay = (type: string) => oneDayTypes.includes(type);

/** How many tickets one order holds at most. */
export const maxTickets = 10;

/** The anchor of a ticket's row on the tickets page. */
export function ticketAnchor(type: string): string {
  return `ticket-${type}`;
}

/** Whether a ticket is for the broadcast and recordings, which need no admission. */
export const isForOnline = (type: string) => type.startsWith('online-');

/** The lowest price of a ticket that any adult can buy on the site, rubles; undefined if none. */
export function lowestPrice(
  tickets: readonly { readonly type: string; readonly price: number }[],
): number | undefined {
  const restricted: readonly string[] = [...boxOfficeOnly, 'children'];
  const prices = tickets
    .filter(({ type, price }) => price > 0 && !restricted.includes(type) && !isForOnline(type))
    .map(({ price }) => price);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** The days that a ticket can still be used on, until a last entry, in words. */
type AdmissionDays = {
  /** A moment in Moscow, `2026-04-03T20:30`. */
  readonly until: string;
  /** All of them with the year, `3–5 апреля 2026`. */
  readonly boxOffice: string;
  /** All of them, `3–5 апреля`. */
  readonly daysLeft: string;
};

/** The days left at a moment in Moscow or on a day; undefined after the last entry. */
export function daysLeftAt<Days extends AdmissionDays>(
  admission: readonly Days[],
  moment: string,
): Days | undefined {
  return admission.find(({ until }) => !isAfter(moment, until));
}

/** Whether nobody is admitted any more. Never without opening hours, as then nobody can tell. */
export function isShutAt(admission: readonly AdmissionDays[], moment: string): boolean {
  return admission.length > 0 && daysLeftAt(admission, moment) === undefined;
}

/**
 * What a ticket is for, with the days left at a moment in place of `{days}`. After the last entry
 * these are the days that it was for; without opening hours, the days of the fair.
 */
export function whatOf(
  what: string,
  { admission, days }: { admission: readonly AdmissionDays[]; days: string },
  moment: string,
): string {
  const left = daysLeftAt(admission, moment) ?? admission[0];
  return what.replace('{days}', left?.daysLeft ?? days);
}

/** A day that tickets for one day are sold for: everybody is admitted on it. */
type TicketDay = {
  /** ISO. */
  readonly day: string;
  /** The last entry, a moment in Moscow. */
  readonly until: string;
};

/**
 * Whether a ticket of a type is still sold for a day at a moment in Moscow or on a day: until the
 * last entry, for the broadcast until midnight.
 */
export function isSoldFor({ day, until }: TicketDay, type: string, moment: string): boolean {
  return !isAfter(moment, isForOnline(type) ? `${day}T24:00` : until);
}

/** How a ticket is sold in a phase: where, or that it is not yet, or no longer. */
export type TicketSale = 'both' | 'site' | 'boxOffice' | 'later' | 'over';

/**
 * Where a ticket is sold in a phase of the fair (spec §6). Without a provider nothing is sold on
 * the site; the box office sells on the days of the fair, as the page says before. Once
 * nobody is admitted any more (`isShut`), only online tickets are sold.
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
 * The first day on which a ticket that is sold so on a day can be bought, ISO, as far as that is
 * known: on the site the day after applications close, at the box office the first day of the fair.
 * An editor who opens or holds back the sale does not say since or until when.
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

/** What the provider is asked for; a ticket for all days has no day. */
type Order = {
  readonly ticket: string;
  readonly day?: string | undefined;
  readonly count: number;
  readonly lang: string;
};

/**
 * The provider's page, asked for tickets in the visitor's language:
 * `https://tickets.example/fair/?ticket=standard&day=2026-04-04&count=2&lang=en`.
 */
export function saleAddress(page: string, { ticket, day, count, lang }: Order): string {
  const query = [`ticket=${ticket}`, ...(day ? [`day=${day}`] : []), `count=${count}`];
  return `${page}${page.includes('?') ? '&' : '?'}${[...query, `lang=${lang}`].join('&')}`;
}
