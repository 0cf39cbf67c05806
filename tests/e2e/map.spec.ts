import type { Page } from '@playwright/test';
import { expect, heading, hydrated, navigate, setClock, test } from '../support/fair';
import { overflowAt } from '../support/shownPage';

test.use({ language: 'en' });

const plan = (page: Page) =>
  page.getByRole('group', { name: /План залов 2025|Plan of the halls of 2025/ });
const list = (page: Page) =>
  page.getByRole('navigation', { name: /^(Что на плане|What is on the plan)$/ });
const card = (page: Page) =>
  page.getByRole('region', { name: /^(Выбранное место|The chosen place)$/ });
/** A stand on the plan by the beginning of its label. */
const stand = (page: Page, code: string) =>
  plan(page).getByRole('link', { name: new RegExp(`^${code}, `) });
const row = (page: Page, letter: string) =>
  list(page).getByText(new RegExp(`^(Ряд|Row) ${letter}, `));
const yolka = /^(Ёлка Ольховская|Yolka Olkhovskaya)$/;
/** A hall or a service on the plan, by its anchor. */
const place = (page: Page, anchor: string) => plan(page).locator(`[id="${anchor}"]`);
/** Answers among halls and services. */
const answers = (page: Page) =>
  page
    .getByRole('region', { name: /^(Залы, туалеты, еда|Halls, toilets, food)$/ })
    .getByRole('link');
/** With an exhibitor each. */
const stands = 16;

async function standsOf(page: Page): Promise<string[]> {
  // In narrow windows the rows are folded.
  const names = await list(page).getByRole('link', { includeHidden: true }).allTextContents();
  return names.map((name) => name.trim().slice(0, 3)).filter((name) => /^[A-Z]\d\d/.test(name));
}

test(
  'a phone’s keyboard reaches every stand, and each is seen in the plan when it has focus',
  { tag: '@rare' },
  async ({ openPage, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage('/map/');
    const codes = (await standsOf(page)).sort();
    expect(codes).toHaveLength(stands);
    await page.getByRole('link', { name: /^(Пропустить план|Skip the plan)/ }).focus();
    const reached: string[] = [];
    for (let step = 0; step < stands; step += 1) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await page.evaluate(() => {
        const focused = document.activeElement;
        const box = focused?.getBoundingClientRect() ?? new DOMRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return { name: focused?.textContent ?? '', isSeen: focused?.contains(at) ?? false };
      });
      reached.push(name.slice(0, 3));
      expect.soft(isSeen, name).toBe(true);
    }
    expect(reached.sort()).toEqual(codes);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('?stand= opens with that stand marked, in sight and announced; for one the plan has not, the nearest of its row are named and lead there; two fingers zoom the plan, not the page', async ({
    openPage,
    page,
    visit: { prefix },
  }) => {
    await openPage('/map/?stand=d31');
    await expect(card(page)).toContainText('D31');
    await expect(card(page)).toContainText(/(Ряд|Row) D/);
    await expect(stand(page, 'D31')).toHaveAttribute('aria-current', 'true');
    await expect(stand(page, 'D31')).toBeInViewport({ ratio: 1 });
    await expect(list(page).locator('[aria-current]')).toHaveText(/^D31/);

    const box = await plan(page).locator('..').boundingBox();
    if (box === null) throw new Error('no plan');
    const width = () => plan(page).evaluate((drawing) => drawing.getBoundingClientRect().width);
    const before = await width();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.flatMap((px) => [
          { x: middle.x - px, y: middle.y, id: 0 },
          { x: middle.x + px, y: middle.y, id: 1 },
        ]),
      });
    await touch('touchStart', 30);
    for (const apart of [40, 50, 60]) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect.poll(width).toBeGreaterThan(before * 1.8);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    await navigate(page, `${prefix}/map/?stand=C99`);
    await expect(card(page)).toHaveText(
      /(Стенда C99 на плане 2025 года нет|There is no stand C99 on the plan of 2025)\. (Ближайшие|The nearest): C\d\d, C\d\d, C\d\d$/,
    );
    const nearest = card(page).getByRole('link').first();
    const code = await nearest.innerText();
    await nearest.click();
    await expect(page).toHaveURL(new RegExp(`#stand-${code}$`));

    // Said above the plan, next to what is typed.
    await page.getByRole('searchbox').fill('c99');
    const answer = page.getByRole('status').filter({ hasText: /Стенда C99|no stand C99/ });
    await expect(answer).toBeInViewport({ ratio: 1 });
    await answer.getByRole('link', { name: code }).click();
    await expect(card(page)).toContainText(code);
  });

  test('halls and services are found by everyday words, Enter shows the first and from a stand the nearest', async ({
    openPage,
    page,
    visit: { prefix },
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage('/map/');
    const field = page.getByRole('searchbox');
    for (const [typed, anchor] of [
      ['loo', 'service-toilet'],
      ['гардероб', 'service-wardrobe'],
      ['coat', 'service-wardrobe'],
      ['кофе', 'service-food'],
      ['elevatr', 'service-lift'],
      ['вход', 'service-entrance'],
      ['сцена', 'hall-great-hall'],
      ['ряд с', 'hall-row-c'],
    ] as const) {
      await field.fill(typed);
      await expect(place(page, anchor), typed).toHaveAttribute('data-found', 'true');
      await expect(place(page, anchor), typed).toBeInViewport();
      await expect(answers(page).first(), typed).toHaveAttribute('href', `#${anchor}`);
    }
    await field.fill('туалет');
    await expect(answers(page)).toHaveCount(3);
    await field.press('Enter');
    await expect(page).toHaveURL(/\?q=[^#]+#service-toilet$/);
    await expect(card(page)).toHaveText(/^(Туалетрядом: Ряд A|Toiletnear Row A)/);
    await expect(place(page, 'service-toilet')).toHaveAttribute('data-marked', 'true');
    await expect(place(page, 'service-toilet')).toBeInViewport({ ratio: 0.99 });
    await answers(page).nth(1).click();
    await expect(page).toHaveURL(/#service-toilet-2$/);
    await expect(place(page, 'service-toilet-2')).toBeInViewport({ ratio: 0.99 });
    await page.goBack();
    await expect(place(page, 'service-toilet')).toBeInViewport({ ratio: 0.99 });

    await navigate(page, `${prefix}/map/#stand-C79`);
    await expect(card(page)).toContainText('C79');
    await field.fill('toilet');
    await expect(answers(page)).toHaveText([
      /(Атриум|Atrium).* 50\s(м\s|m\sfrom).*C79/,
      /(Кинозал|Screening Room).* 50\s(м\s|m\sfrom).*C79/,
      /(Ряд|Row) A.* 120\s(м\s|m\sfrom).*C79/,
    ]);
    await expect(place(page, 'service-toilet-2')).toBeInViewport({ ratio: 0.99 });
  });

  test('from the stand whose code was scanned, the way to the next session’s hall: a line, metres, minutes; kept for the visit and in the link', async ({
    page,
    visit: { prefix },
  }) => {
    await setClock(page, '2026-04-03T13:00+03:00');
    await page.goto(`${prefix}/map/?from=C07#stand-C07`);
    await expect(card(page)).toContainText(/Вы здесь|You are here/);
    await card(page)
      .getByRole('link', { name: /^(Путь: Атриум|The way: Atrium)$/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${prefix}/map/?from=C07#hall-atrium`);
    await expect(card(page)).toContainText(/110\s(м, 3\sмин|m, 3\smin)/);
    await expect(card(page).getByText(/110\s(м|m)/)).toBeInViewport({ ratio: 1 });
    await expect(place(page, 'hall-atrium')).toBeInViewport({ ratio: 0.99 });
    await expect(stand(page, 'C07')).toBeInViewport({ ratio: 0.99 });
    await expect(plan(page).locator('polyline[points^="28,50 28,52"]').first()).toBeAttached();
    // The hall's day: what is on, what is next, what follows, and its programme.
    await expect(card(page).getByRole('heading')).toHaveText([/Сейчас|On now/, /Дальше|Next/]);
    await card(page)
      .getByText(/^(Потом ещё 1|1 more after that)$/)
      .click();
    await expect(card(page).getByRole('listitem')).toContainText([/14:00/, /14:00/, /18:00/]);

    await card(page)
      .getByRole('link', { name: /^(Программа зала|The hall’s programme)$/ })
      .click();
    await expect(page).toHaveURL(`${prefix}/program/?hall=atrium`);
    await navigate(page, `${prefix}/map/#service-toilet`);
    await expect(page).toHaveURL(`${prefix}/map/?from=C07#service-toilet`);
    await expect(card(page)).toContainText(/Есть ступени|has steps|ступени/i);
    await card(page)
      .getByRole('link', { name: /рядом: Атриум|near Atrium/ })
      .click();
    await expect(page).toHaveURL(`${prefix}/map/?from=C07#service-toilet-2`);
    await card(page)
      .getByRole('button', { name: /^(Я здесь|I am here)$/ })
      .click();
    await expect(page).toHaveURL(`${prefix}/map/?from=service-toilet-2#service-toilet-2`);
    await expect(card(page)).toContainText(/Вы здесь|You are here/);
  });

  test(
    'the visitor says where they are by a code, a name or a button; what is not on the plan is answered',
    { tag: '@rare' },
    async ({ page, visit: { prefix } }) => {
      await page.goto(`${prefix}/map/#hall-great-hall`);
      const field = card(page).getByRole('textbox', {
        name: /^(Где вы сейчас|Where are you now)\?$/,
      });
      await field.fill('бвгджз');
      await field.press('Enter');
      await expect(card(page)).toContainText(/На плане этого нет|Not on the plan/);
      await field.fill('с 7');
      await card(page)
        .getByRole('button', { name: /^(Показать путь|Show the way)$/ })
        .click();
      await expect(page).toHaveURL(`${prefix}/map/?from=C07#hall-great-hall`);
      await expect(card(page)).toContainText(/140\s(м|m)/);
      await expect(card(page).locator(':focus')).toContainText(/140\s(м|m)/);
      await card(page)
        .getByRole('button', { name: /^(Сменить начало|Start elsewhere)/ })
        .click();
      await expect(page).toHaveURL(`${prefix}/map/#hall-great-hall`);
      await field.fill('entrance');
      await field.press('Enter');
      await expect(page).toHaveURL(`${prefix}/map/?from=service-entrance#hall-great-hall`);
      await expect(card(page)).toContainText(/Главный вход|Main entrance/);
    },
  );

  test(
    'the rows are folded: a search unfolds what it finds, a chosen stand is seen with its card',
    { tag: '@rare' },
    async ({ openPage, page, visit: { prefix } }) => {
      await openPage('/map/');
      await expect(list(page).getByRole('link')).toHaveCount(0);
      await row(page, 'C').click();
      await list(page).getByRole('link', { name: /^C07/ }).click();
      await expect(page).toHaveURL(`${prefix}/map/#stand-C07`);
      await expect(stand(page, 'C07')).toBeInViewport({ ratio: 1 });
      await expect(card(page).getByRole('link', { name: yolka })).toBeInViewport({ ratio: 1 });
      await row(page, 'C').click();
      await expect(list(page).getByRole('link')).toHaveCount(0);
      const field = page.getByRole('searchbox');
      await field.fill('полушка');
      await expect(list(page).getByRole('link', { name: /^D31/ })).toBeVisible();
      await field.fill('');
      await expect(list(page).getByRole('link')).toHaveCount(0);
      // What stands below the map is folded too, until a link leads there.
      await navigate(page, `${prefix}/map/#services`);
      await expect(page.locator('#services p, #services li').first()).toBeInViewport();
      await expect(
        page.getByText(/Своей парковки у Гостиного Двора нет|Gostiny Dvor has no car park/),
      ).toBeHidden();
    },
  );
});

test(
  'with double text in a narrow window the buttons of the plan keep their words in one line',
  { tag: '@rare' },
  async ({ openPage, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage('/map/');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const whole = page.getByRole('button', { name: /^(Весь план|Whole plan)$/ });
    const lines = await whole.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await overflowAt(page)).toBeLessThanOrEqual(0);
  },
);

test('an exhibitor leads to its stand on the map, and the stand, pressed again, or its card, back; one of another edition has none', async ({
  page,
  request,
  visit: { prefix },
}) => {
  const own = `${prefix}/exhibitors/2025/yolka-olkhovskaya/`;
  await page.goto(own);
  await hydrated(page);
  const ticket = page.locator('main').getByRole('link', { name: /^C07/ }).first();
  await ticket.click();
  await expect(page).toHaveURL(`${prefix}/map/#stand-C07`);
  await expect(card(page).getByRole('link', { name: yolka })).toBeVisible();
  await expect(stand(page, 'C07')).toHaveAttribute('aria-current', 'true');
  await expect(stand(page, 'C07')).toBeInViewport({ ratio: 1 });
  await card(page).getByRole('link').click();
  await expect(page).toHaveURL(own);
  await ticket.click();
  await expect(stand(page, 'C07')).toHaveAttribute('aria-current', 'true');
  await stand(page, 'C07').click();
  await expect(page).toHaveURL(own);
  const past = await (await request.get(`${prefix}/exhibitors/2024/kobalt/`)).text();
  expect(past).toContain('</main>');
  expect(past).not.toContain('/map/#stand-');
});

test('stands are chosen on the plan and in the list, Back goes through them; one is found in either alphabet, with a wrong letter, by code and by city', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  const nothing = /Выберите стенд|Choose a stand/;
  await openPage('/map/');
  await expect(card(page)).toContainText(nothing);
  await stand(page, 'B66').click();
  await expect(page).toHaveURL(`${prefix}/map/#stand-B66`);
  await expect(card(page)).toContainText('B66');
  await list(page).getByRole('link', { name: /^C07/ }).click();
  await expect(card(page)).toContainText('C07');
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/map/#stand-B66`);
  await expect(card(page)).toContainText('B66');
  await expect(stand(page, 'B66')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/map/`);
  await expect(card(page)).toContainText(nothing);

  const field = page.getByRole('searchbox', {
    name: /^(Найти на плане|Find on the plan)$/,
  });
  for (const typed of [
    'Ёлка Ольховская',
    'olkhovskaya',
    'ольхоская',
    'с07',
    'ц-07',
    'booth c.7',
    'Kaliningrad',
  ]) {
    await field.fill(typed);
    await expect(list(page).getByRole('link', { name: /^C07/ }), typed).toBeVisible();
    await expect(stand(page, 'C07'), typed).toHaveAttribute('data-found', 'true');
    await expect(stand(page, 'A06'), typed).toHaveAttribute('data-found', 'false');
  }
  await field.fill('бвгджз');
  await expect(page.getByRole('status').filter({ hasText: 'бвгджз' })).toBeVisible();
  await expect(list(page).getByRole('link')).toHaveCount(0);
});

test('buttons, keys, wheel and drag zoom and move the plan, the page still scrolls, and paper begins with the plan', async ({
  openPage,
  page,
  visit: { prefix },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage('/map/#stand-C07');
  await expect(stand(page, 'C07')).toHaveAttribute('aria-current', 'true');
  const width = () =>
    plan(page).evaluate((drawing) => Math.round(drawing.getBoundingClientRect().width));
  const left = () => plan(page).evaluate((drawing) => drawing.parentElement?.scrollLeft ?? 0);
  const whole = await width();
  const expectWhole = async () => expect(Math.abs((await width()) - whole)).toBeLessThanOrEqual(1);
  const zoom = page.getByRole('group', { name: /^(Масштаб плана|Zoom of the plan)$/ });
  await zoom.getByRole('button', { name: /^(Ближе|Nearer)$/ }).click();
  expect(await width()).toBeGreaterThan(whole * 1.45);
  await zoom.getByRole('button', { name: /^(Дальше|Further)$/ }).click();
  await expectWhole();

  await stand(page, 'C07').focus();
  for (const key of ['+', '+', '+']) await page.keyboard.press(key);
  expect(await width()).toBeGreaterThan(whole * 3);
  const began = await left();
  await page.keyboard.press('ArrowRight');
  expect(await left()).toBeGreaterThan(began);
  await page.keyboard.press('0');
  await expectWhole();

  const box = await plan(page).boundingBox();
  if (box === null) throw new Error('no plan');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  const before = await left();
  await page.mouse.down();
  await page.mouse.move(x - 80, y - 60, { steps: 4 });
  await page.mouse.up();
  expect(await left()).toBe(before + 80);
  await expect(page).toHaveURL(`${prefix}/map/#stand-C07`);

  await zoom.getByRole('button', { name: /^(Весь план|Whole plan)$/ }).click();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 150);

  // On paper the plan begins the first sheet.
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/2025/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a plan with links and a list, folded on a phone', async ({
    page,
    visit: { prefix },
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const anchor of ['stand-C07', 'hall-great-hall', 'service-toilet-2']) {
      await page.goto(`${prefix}/map/#${anchor}`);
      await expect(place(page, anchor)).toBeInViewport({ ratio: 0.99 });
    }
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Ближе|Nearer)$/ })).toBeHidden();
    expect(await standsOf(page)).toHaveLength(stands);
    await row(page, 'D').click();
    await expect(list(page).getByRole('link', { name: /^D31/ })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 640 });
    await expect(plan(page).getByRole('link', { name: /^[A-Z]\d\d, / })).toHaveCount(stands);
    await stand(page, 'D31').click();
    await expect(page).toHaveURL(`${prefix}/exhibitors/2025/zoya-polushka/`);
  });
});
