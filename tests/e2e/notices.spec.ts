import type { Page } from '@playwright/test';
import { startPreview } from '../../tools/preview/previewServer';
import type { Notice } from '../../src/venue/notices/model/notices';
import { expect, hydrated, test } from '../support/fair';
import { watchShifts } from '../support/shifts';
import { twoBuilds } from '../support/nextBuild';
import { watchRequests } from '../support/underWay';

test.use({ language: 'en', clock: 'browser' });

/** A day of the fair, and the minutes of its notices. */
const noon = '2026-04-03T12:00:00+03:00';
const from = '2026-04-03T12:00';
const until = '2026-04-03T12:30';

const words = {
  ru: {
    region: 'Новые объявления',
    close: 'Закрыть объявление: ',
    queue: 'В гардероб очередь.',
    ramp: 'Пандус закрыт.',
    later: 'Касса закрыта.',
    urgent: 'Срочно: ',
    link: 'Как пройти',
  },
  en: {
    region: 'New notices',
    close: 'Close the notice: ',
    queue: 'A queue at the cloakroom.',
    ramp: 'The ramp is closed.',
    later: 'The box office is closed.',
    urgent: 'Urgent: ',
    link: 'The way',
  },
};

const noticesIn = (language: 'ru' | 'en', prefix: '' | '/en'): Notice[] => {
  const { queue, ramp, later, link } = words[language];
  const rest = { level: 'info', from, until } as const;
  return [
    { key: 'queue.1', text: queue, ...rest },
    {
      key: 'ramp.1',
      text: ramp,
      ...rest,
      level: 'urgent',
      link: { href: `${prefix}/navigation/`, label: link },
    },
    { key: 'later.1', text: later, ...rest, from: '2026-04-03T12:20', pages: ['/tickets/'] },
  ];
};
const notices = { ru: noticesIn('ru', ''), en: noticesIn('en', '/en') };

/** Opens a page at noon of a day of the fair, with its app running. */
async function openAtNoon(page: Page, address: string): Promise<Requests> {
  const requests = watchRequests(page);
  await page.clock.install({ time: new Date(noon) });
  await page.goto(address);
  await page.clock.runFor(5000);
  await hydrated(page);
  await page.clock.runFor(1000);
  // By a leap of minutes webpack would give up a script that is under way.
  await requests.settle();
  return requests;
}

type Requests = ReturnType<typeof watchRequests>;

test('a notice comes within 5 minutes of a build that has renamed every script, is spoken, and leaves at its end with no build', async ({
  page,
  visitBefore,
  expectProblem,
  visit: { prefix, language },
}) => {
  const said = words[language];
  // The next page asks for what went with the old build.
  expectProblem(/404|ERR_ABORTED|MIME type|ChunkLoadError/);
  const builds = twoBuilds(notices);
  const preview = await startPreview({ folder: builds.folder, port: 0 });
  try {
    await visitBefore(preview.origin);
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await openAtNoon(page, `${preview.origin}${prefix}/tickets/`);
    const region = page.getByRole('region', { name: said.region });
    // Screen readers speak only what comes into a place that was there, empty.
    const spoken = page.locator('[data-lower-edge] [aria-live]');
    await expect(spoken).toBeEmpty();
    builds.deploy('new');
    await page.clock.fastForward('04:30');
    await expect(region).toHaveCount(0);
    const answered = page.waitForResponse('**/builds/latest.json');
    await page.clock.fastForward('00:31');
    await answered;
    await expect(region.getByRole('listitem')).toHaveText([
      `${said.urgent}${said.ramp} ${said.link}×`,
      `${said.queue}×`,
    ]);
    // Two lines each on a phone, whole within the window.
    const lines = await region
      .getByRole('paragraph')
      .evaluateAll((texts) =>
        texts.map((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)),
      );
    expect(Math.max(...lines)).toBeLessThan(3.9);
    const box = await region.getByRole('listitem').last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
    await expect(spoken.getByRole('listitem')).toHaveCount(2);
    await expect(spoken).toHaveAttribute('aria-live', 'assertive');

    // One of the same build that begins later.
    await page.clock.fastForward('15:00');
    await expect(region.getByRole('listitem')).toHaveCount(3);
    await page.clock.fastForward('10:00');
    await expect(region).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  } finally {
    await preview.close();
    builds.remove();
  }
});

/** As an address or a name may be; nothing breaks it by itself. */
const longWord = 'cloakroom'.repeat(8);
const withLongWord = (all: Notice[]) =>
  all.map((notice) =>
    notice.level === 'urgent' ? { ...notice, text: `${notice.text} ${longWord}` } : notice,
  );

test('a long word leaves its button in the window; closing one leads the focus on, and is remembered; the others go along to the next page, and follow the language', async ({
  page,
  visit: { prefix, language, fair, otherPrefix, otherLanguage },
}) => {
  const said = words[language];
  await page.route('**/builds/latest.json', async (route) => {
    const latest = (await (await route.fetch()).json()) as object;
    const shown = { ru: withLongWord(notices.ru), en: withLongWord(notices.en) };
    await route.fulfill({ json: { ...latest, notices: shown } });
  });
  await page.setViewportSize({ width: 320, height: 740 });
  const requests = await openAtNoon(page, `${prefix}/tickets/`);
  await page.clock.fastForward('05:01');
  const region = page.getByRole('region', { name: said.region });
  const closeRamp = region.getByRole('button', { name: said.close + said.ramp });
  const closeQueue = region.getByRole('button', { name: said.close + said.queue });
  await expect(closeRamp).toBeInViewport({ ratio: 1 });
  await closeRamp.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  await expect(closeRamp).toHaveCount(0);
  await expect(closeQueue).toBeFocused();
  // The next page goes without the closed one.
  await page.clock.runFor(12_000);
  await page.getByRole('banner').getByRole('link', { name: fair, exact: true }).click();
  await expect(page).toHaveURL(`${prefix}/`);
  await page.clock.runFor(12_000);
  await expect(region.getByRole('listitem')).toHaveText([`${said.queue}×`]);
  // The other language.
  const other = words[language === 'ru' ? 'en' : 'ru'];
  await page.getByRole('banner').getByRole('link', { name: otherLanguage }).click();
  await expect(page).toHaveURL(`${otherPrefix}/`);
  await page.clock.runFor(12_000);
  await expect(page.getByRole('region', { name: other.region }).getByRole('listitem')).toHaveText([
    `${other.queue}×`,
  ]);
  await page.getByRole('button', { name: other.close + other.queue }).click();
  await page.clock.runFor(100);
  await expect(page.getByRole('region', { name: other.region })).toHaveCount(0);
  await page.reload();
  await page.clock.runFor(5000);
  await hydrated(page);
  await requests.settle();
  await page.clock.fastForward('05:01');
  await page.clock.runFor(1000);
  await expect(page.getByRole('region', { name: other.region })).toHaveCount(0);
});
