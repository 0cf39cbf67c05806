import { expect, hydrated, test } from '../support/fair';

test.use({ clock: 'trial', viewport: { width: 390, height: 800 } });

const words = {
  ru: { bar: 'Проба другого времени', day: '+ день', back: 'Сначала', open: /^Открыто до 21:00/ },
  en: {
    bar: 'A trial of another time',
    day: '+ day',
    back: 'Start again',
    open: /^Open until 21:00/,
  },
} as const;

test(
  'an editor sees the fair on its second day, moves on by a day, walks about, and comes back',
  { tag: '@rare' },
  async ({ openPage, page, visit: { language } }) => {
    const { bar, day, back, open } = words[language];
    const trial = page.getByRole('region', { name: bar });
    // Tests are a trial themselves, at tests/moment.json; the address asks for another moment.
    await openPage('/?at=2026-04-02T13:00');
    await expect(trial).toContainText('02.04.2026, 13:00');
    await trial.getByRole('button', { name: day }).click();
    await expect(trial).toContainText('03.04.2026, 13:00');
    await hydrated(page);
    await expect(page.getByRole('main').getByText(open).first()).toBeVisible();
    await openPage('/program/');
    await expect(trial).toContainText('03.04.2026, 13:00');
    await expect(page.locator('[aria-current="date"]')).toContainText('3');
    await trial.getByRole('button', { name: back }).click();
    await expect(trial).toContainText('12.03.2026, 12:00');
    // The bar took a sheet of its own.
    await page.emulateMedia({ media: 'print' });
    await expect(trial).toBeHidden();
  },
);
