import type { Page } from '@playwright/test';

type Phase = 'on-sale' | 'running' | 'over';

/** Moments in Moscow until New Year with the phase then, and whether the doors are open. */
export const yearOfFair: readonly (readonly [at: string, phase: Phase, isOpen: boolean])[] = [
  ['2026-03-12T12:00', 'on-sale', false],
  ['2026-03-23T00:00', 'on-sale', false],
  ['2026-04-01T23:59', 'on-sale', false],
  ['2026-04-02T09:00', 'running', false],
  ['2026-04-02T12:00', 'running', true],
  ['2026-04-03T14:20', 'running', true],
  ['2026-04-03T22:30', 'running', false],
  ['2026-04-04T11:59', 'running', false],
  ['2026-04-04T12:30', 'running', true],
  ['2026-04-04T21:05', 'running', false],
  ['2026-04-05T17:00', 'running', true],
  ['2026-04-05T20:29', 'running', true],
  ['2026-04-05T20:31', 'running', false],
  ['2026-04-06T00:00', 'over', false],
  ['2026-11-26T12:00', 'over', false],
  ['2027-01-01T00:05', 'over', false],
];

const slug = 'a-circle-with-a-broom';
const session = `/program/2026/${slug}/`;

/** The end of each place with a form, in Moscow. */
const formEnds: Readonly<Record<string, string>> = {
  '/press/#media-accreditation': '2026-03-27T24:00',
  '/for_participants/#exhibitor-application': '2026-02-20T24:00',
  '/childrens_area/#childrens-master-class': '2026-04-05T12:00',
  '/program/#adult-master-class': '2026-04-05T12:30',
  '/navigation/#theatre-ball': '2026-04-04T21:00',
  '/navigation/#excursions': '2026-04-05T20:00',
  '/navigation/#best-stand': '2026-04-05T24:00',
};

/** The last entry on each day open to everybody. */
const lastEntries = { 3: '2026-04-03T20:30', 4: '2026-04-04T20:30', 5: '2026-04-05T20:00' };

/** The start of the class on these pages. */
const classBegins = '2026-04-04T12:00';

/** Every kind of page with statements about time. */
export const timedPages: readonly string[] = [
  '/',
  '/tickets/',
  '/for_participants/',
  '/for_visitors/',
  '/childrens_area/',
  '/program/',
  session,
  `${session}book/`,
  '/navigation/',
  '/exhibitors/2025/kobalt/',
  '/my/',
  '/thanks/',
  '/press/',
  '/past_events/2025/',
];

/** A page of `timedPages`, without its prefix, at one of the moments. */
export type TimedVisit = {
  at: string;
  phase: Phase;
  /** Whether the doors are open; undefined without a clock, as in static HTML. */
  isOpen: boolean | undefined;
  path: string;
};

/**
 * Returns where a page contradicts the truth at a moment, as sentences; judged by marks that
 * templates set, not by its words. To the minute with a clock, to the day in static HTML.
 */
export async function untruths(page: Page, visit: TimedVisit): Promise<string[]> {
  const { phases, sales, openings, bookings, forms, links, tickets } = await statements(page);
  const { at, phase, isOpen, path } = visit;
  const isOver = phase === 'over';
  const isUsed = (end: string) =>
    isOpen === undefined ? at.slice(0, 10) <= end.slice(0, 10) : at <= end;
  const isPast = (end: string) =>
    isOpen === undefined ? at.slice(0, 10) > end.slice(0, 10) : at >= end;
  const state = (end: string) => (isPast(end) ? 'closed' : 'open');
  /** The last session can still be booked in the minute in which it begins. */
  const stateUntil = (end: string) => (isUsed(end) ? 'open' : 'closed');
  const formStates: Record<string, string> = {
    [`childrens-master-class-${slug}`]: state(classBegins),
    'childrens-master-class': stateUntil('2026-04-05T12:00'),
    'adult-master-class': stateUntil('2026-04-05T12:30'),
    'media-accreditation': stateUntil('2026-03-27T24:00'),
    'event-organisation': at < '2026-03-16' ? 'open' : 'closed',
    'exhibitor-application': 'closed',
    'best-stand': stateUntil('2026-04-05T24:00'),
    'theatre-ball': stateUntil('2026-04-04T21:00'),
    'group-excursion': stateUntil('2026-04-05T20:00'),
    'individual-excursion': stateUntil('2026-04-05T20:00'),
  };
  const isDoorOpen = (one: string | undefined) => one === 'open' || one === 'entryClosed';
  const ended = links.filter((link) => !isUsed(formEnds[link] ?? '2030-01-01'));
  const daysGone = Object.entries(lastEntries).filter(
    ([day, end]) => !isUsed(end) && new RegExp(`\\b${day}\\b[^.;]*(апреля|April)`).test(tickets),
  );
  const booked = path === session && !isPast(classBegins) ? 'open' : '';
  return [
    ...phases.filter((one) => one !== phase).map((one) => `phase ${one}`),
    ...openings.filter((one) => isDoorOpen(one) !== isOpen).map((one) => `doors ${one}`),
    ...sales
      .filter((one) => (one === 'over' ? isUsed(lastEntries[5]) : isOver))
      .map((one) => `sale ${one}`),
    ...Object.entries(forms)
      .filter(([name, one]) => one !== (formStates[name] ?? 'open'))
      .map(([name, one]) => `form ${name} ${one}`),
    ...ended.map((link) => `offers ${link}`),
    ...daysGone.map(([day]) => `offers a ticket for ${day} April`),
    ...(bookings.join() === booked ? [] : [`bookings ${bookings.join()}`]),
  ].map((untruth) => `${at} ${new URL(page.url()).pathname}: ${untruth}`);
}

/** Returns a page's statements about time: marks that templates set, each value once. */
const statements = (page: Page) =>
  page.evaluate(() => {
    const valuesOf = (selector: string, key: string) => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>(selector)].map((mark) => mark.dataset[key]),
      ),
    ];
    return {
      phases: valuesOf('[data-phase][data-shown=true]', 'phase'),
      sales: valuesOf('[data-sale]', 'sale'),
      openings: valuesOf('[data-opening]', 'opening'),
      bookings: valuesOf('main [data-booking]', 'booking'),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].map(({ href }) => {
        const { pathname, hash } = new URL(href);
        return pathname.replace(/^\/en\//, '/') + hash;
      }),
      tickets: [
        ...document.querySelectorAll(
          'form:has(#ticket-standard :enabled) label:has(> [name=day]:enabled)',
        ),
      ]
        .map((label) => label.textContent)
        .join('; '),
      forms: Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('[data-form]')].map(({ dataset }) => [
          dataset['form'] ?? '',
          dataset['state'],
        ]),
      ),
    };
  });
