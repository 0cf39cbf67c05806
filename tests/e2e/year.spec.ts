import type { Page } from '@playwright/test';
import { expect, hydrated, setClock, test } from '../support/fair';
import { watchShifts } from '../support/shifts';
import { timedPages, untruths } from '../support/yearOfFair';

/** Moments in Moscow, and the phase in which the fair is. */
const moments = [
  ['2026-03-20T12:00', 'on-sale'],
  ['2026-04-05T23:59', 'running'],
  ['2026-04-06T00:00', 'over'],
  ['2026-11-26T12:00', 'over'],
  ['2027-01-01T00:00', 'over'],
] as const;

const inMoscow = (moment: string) => new Date(`${moment}:00+03:00`);

/** The phases that a page says the fair is in. */
const phasesSaid = (page: Page) =>
  page
    .locator('[data-phase][data-shown=true]')
    .evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).dataset['phase']));

test(
  'home, tickets and applications say the same of the fair at every moment, and nothing moves',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    // All that the tickets page says of the moment is on this screen.
    await page.setViewportSize({ width: 768, height: 1024 });
    const shifts = await watchShifts(page);
    for (const [moment, phase] of moments) {
      for (const path of ['/', '/tickets/', '/for_participants/']) {
        await setClock(page, inMoscow(moment));
        await page.goto(prefix + path);
        await hydrated(page);
        await expect.soft(page.locator('[data-phase][data-shown=true]').first()).toBeVisible();
        expect.soft(await phasesSaid(page), `${moment} ${path}`).toEqual([phase]);
        expect.soft(await shifts(), `${moment} ${path}`).toEqual([]);
      }
    }
  },
);

test(
  'in the last hours nothing is offered that has ended, on any page, and nothing moves',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    const shifts = await watchShifts(page);
    for (const [at, paths] of [
      ['2026-04-05T17:00', timedPages],
      ['2026-04-05T20:05', ['/tickets/', '/navigation/']],
    ] as const) {
      for (const path of paths) {
        await setClock(page, inMoscow(at));
        await page.goto(prefix + path);
        await hydrated(page);
        const isOpen = at < '2026-04-05T20:30';
        expect.soft(await untruths(page, { at, phase: 'running', isOpen, path })).toEqual([]);
        expect.soft(await shifts(), `${at} ${path}`).toEqual([]);
      }
    }
  },
);

test('after the last admission no ticket at the door is offered, and nothing is when the fair is over', async ({
  page,
  visit: { prefix },
}) => {
  const openTickets = async (moment: string) => {
    await setClock(page, inMoscow(moment));
    await page.goto(`${prefix}/tickets/`);
    await hydrated(page);
  };
  const shifts = await watchShifts(page);
  await openTickets('2026-04-05T20:05');
  await expect(page.locator('#ticket-standard input')).toBeDisabled();
  await expect(page.locator('#ticket-online-1-day').getByRole('radio')).toBeChecked();
  expect(await shifts()).toEqual([]);
  await openTickets('2026-04-06T00:00');
  await expect.poll(() => phasesSaid(page)).toEqual(['over']);
  await expect(page.locator('#ticket-standard input:enabled')).toHaveCount(0);
  expect(await shifts()).toEqual([]);
});

test(
  'classes that have begun are not offered, and the form ends with the last of them',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    const section = page.locator('#childrens-master-class');
    const classes = section.locator('select[name=master_class] option');
    const openOn = async (moment: string) => {
      await setClock(page, inMoscow(moment));
      await page.goto(`${prefix}/childrens_area/`);
      await hydrated(page);
    };
    const offered = () =>
      classes.evaluateAll((options) =>
        options.map((option) => (option as HTMLOptionElement).value),
      );
    await openOn('2026-04-04T10:00');
    const before = await offered();
    await openOn('2026-04-04T12:30');
    const after = await offered();
    expect(before).toContain('a-circle-with-a-broom');
    expect(after).toEqual(before.filter((value) => value !== 'a-circle-with-a-broom'));
    await openOn('2026-04-06T00:00');
    await expect(section.locator('form')).toHaveCount(0);
  },
);
