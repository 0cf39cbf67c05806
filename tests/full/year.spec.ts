import type { Page } from '@playwright/test';
import { expect, hydrated, setClock, test } from '../support/fair';

/**
 * Moments in Moscow from the build of the tests' fair to the New Year after, with what is true
 * then: the phase, and whether the doors are open.
 */
const year = [
  ['2026-03-12T12:00', 'on-sale', false],
  ['2026-03-23T00:00', 'on-sale', false],
  ['2026-04-01T23:59', 'on-sale', false],
  ['2026-04-02T09:00', 'running', false],
  ['2026-04-02T12:00', 'running', true],
  ['2026-04-03T14:20', 'running', true],
  ['2026-04-03T22:30', 'running', false],
  ['2026-04-04T11:59', 'running', false],
  ['2026-04-04T12:30', 'running', true],
  ['2026-04-05T20:29', 'running', true],
  ['2026-04-05T20:31', 'running', false],
  ['2026-04-06T00:00', 'over', false],
  ['2026-11-26T12:00', 'over', false],
  ['2027-01-01T00:05', 'over', false],
] as const;

const slug = 'a-circle-with-a-broom';
const session = `/program/2026/${slug}/`;
const pages = [
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
];

/** When the class of these pages begins. */
const classBegins = '2026-04-04T12:00';

/** What a page states about time: marks that templates set, each value once. */
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
      bookings: valuesOf('[data-booking]', 'booking'),
      forms: Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('[data-form]')].map(({ dataset }) => [
          dataset['form'] ?? '',
          dataset['state'],
        ]),
      ),
    };
  });

test('through a year no page contradicts another: nothing past is offered, nothing open is refused', async ({
  page,
  visit: { prefix },
}) => {
  test.setTimeout(600_000);
  for (const [at, phase, isOpen] of year) {
    await setClock(page, `${at}+03:00`);
    for (const path of pages) {
      await page.goto(prefix + path);
      await hydrated(page);
      const told = `${at} ${path}`;
      const { phases, openings, sales, bookings, forms } = await statements(page);
      for (const one of phases) expect.soft(one, told).toBe(phase);
      for (const one of openings)
        expect.soft(one === 'open' || one === 'entryClosed', told).toBe(isOpen);
      const isOver = phase === 'over';
      for (const sale of sales) expect.soft(sale === 'over', `${told} ${sale}`).toBe(isOver);
      const expected: Record<string, string> = {
        [`childrens-master-class-${slug}`]: at < classBegins ? 'open' : 'closed',
        'childrens-master-class': at < '2026-04-05T12:00' ? 'open' : 'closed',
        'adult-master-class': at < '2026-04-05T12:30' ? 'open' : 'closed',
        'event-organisation': at < '2026-03-16' ? 'open' : 'closed',
        'exhibitor-application': 'closed',
        'theatre-ball': at < '2026-04-05' ? 'open' : 'closed',
        'group-excursion': isOver ? 'closed' : 'open',
        'individual-excursion': isOver ? 'closed' : 'open',
      };
      for (const [name, state] of Object.entries(forms))
        expect.soft(state, `${told} ${name}`).toBe(expected[name] ?? 'open');
      if (path === session) expect.soft(bookings, told).toEqual(at < classBegins ? ['open'] : []);
    }
  }
});
