import type { Page, Request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { answerTo, fill, places, site, type Field } from '../support/contentForms';
import { expect, hydrated, test } from '../support/fair';
import { fieldOf, leadsOf } from '../support/leads';
import { watchShifts } from '../support/shifts';
import { siteFolder } from '../support/siteFolder';

/** Ways in which a browser may be left without the app. */
const modes = ['without JavaScript', 'scripts 404', 'scripts hang', 'killed after 1 s'] as const;
type Mode = (typeof modes)[number];
const script = /\.js(\?|$)/;

/**
 * Every day a form goes each way in one language; the audit sends every form each way in both
 * (`FAIR_WHOLE_MATRIX`).
 */
const isWholeMatrix = process.env['FAIR_WHOLE_MATRIX'] !== undefined;
const isTried = (place: number, mode: Mode, language: number) =>
  isWholeMatrix || (place + modes.indexOf(mode)) % languages.length === language;

/** How long a page lives before it is killed, ms. */
const life = 1000;

/**
 * Prevents the site's scripts from arriving; returns what to wait for before the visitor begins.
 */
async function withoutScripts(page: Page, mode: Mode): Promise<(path: string) => Promise<void>> {
  let opened = 0;
  if (mode === 'scripts 404')
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  if (mode === 'scripts hang') await page.route(script, () => undefined);
  if (mode === 'killed after 1 s') {
    await page.route(script, async (route) => {
      await wait(Math.max(0, opened + life - Date.now()));
      await route.abort('connectionreset');
    });
  }
  return async (path) => {
    // Each case gets a new page load, since a change of hash alone would load nothing.
    await page.goto('about:blank');
    opened = Date.now();
    // By now the scripts have been requested and have failed.
    const tried = chance(page, mode);
    await page.goto(path);
    await tried;
  };
}

/** Resolves at the first script that is requested and fails. */
function chance(page: Page, mode: Mode): Promise<unknown> | undefined {
  const isScript = (request: Request) => script.test(request.url());
  if (mode === 'scripts 404')
    return page.waitForEvent('response', (response) => script.test(response.url()));
  if (mode === 'scripts hang') return page.waitForEvent('request', isScript);
  return mode === 'killed after 1 s' ? page.waitForEvent('requestfailed', isScript) : undefined;
}

/** The day on which the site was built, as its pages have it. */
function dayOfBuild(): string {
  const data = readFileSync(`${siteFolder}/page-data/contacts/page-data.json`, 'utf8');
  return /"buildDay":"(\d{4}-\d{2}-\d{2})"/.exec(data)?.[1] ?? '';
}

const languages = [
  { prefix: '', closed: /закрыт/, until: /Принимаем до .* включительно/ },
  { prefix: '/en', closed: /closed/, until: /Open until .*, that day included/ },
] as const;

/** Whether a form was already closed when the site was built. */
function wasOver({ form }: (typeof places)[number], day: string): boolean {
  // In the sample an editor has fixed the edition's phase after applications.
  return (
    form.closed === true ||
    form.follows !== undefined ||
    (form.closes !== undefined && day > form.closes)
  );
}

/** The sum of a field that does not depend on what is typed. */
const fixedSum = ({ total }: Field) =>
  total !== undefined && total.times === undefined && total.discountField === undefined
    ? String(total.price)
    : undefined;

for (const mode of modes) {
  test.describe(mode, () => {
    test.use({ javaScriptEnabled: mode !== 'without JavaScript' });
    for (const [language, { prefix, closed, until }] of languages.entries()) {
      test(`${isWholeMatrix ? 'every' : 'every other'} form of ${prefix}/ is sent whole and leads on, or says that it is closed`, async ({
        page,
        baseURL,
        expectProblem,
      }, info) => {
        test.setTimeout(180_000);
        expectProblem(/Failed to load resource|^failed: .*\.js|^status 404: .*\.js/);
        const open = await withoutScripts(page, mode);
        const day = dayOfBuild();
        for (const place of places.filter((_, index) => isTried(index, mode, language))) {
          const { name, form, path, anchor } = place;
          await test.step(name, async () => {
            const address = `${prefix}${path}`;
            await open(`${address}#${anchor}`);
            const section = page.locator(`#${anchor}`);
            if (wasOver(place, day)) {
              await expect(section.locator('form')).toHaveCount(0);
              await expect(section.getByText(closed).first()).toBeVisible();
              return;
            }
            if (form.closes !== undefined) await expect(section.getByText(until)).toBeVisible();
            const email = `plain-${modes.indexOf(mode)}${prefix.replace('/', '-')}-${name}-${info.retry}@pochta.ru`;
            const fields = form.steps.flatMap((step) => step.fields);
            const typed: Record<string, string> = {};
            for (const field of fields) {
              if (field.type === 'total') continue;
              typed[field.name] = answerTo(field, email);
              await fill(section, field, typed[field.name] ?? '');
            }
            for (const consent of form.consents)
              await section.locator(`[name="${consent.name}"]`).check();
            await expect(section.getByRole('button', { name: /^(Дальше|Next)$/ })).toHaveCount(0);
            await section.locator('form button[type="submit"]').click();
            await page.waitForURL(`**${prefix}/thanks/`);
            const leads = await leadsOf(page, info, email);
            expect(leads).toHaveLength(1);
            const lead = leads[0]!;
            const origin = `https://${site.domain}`;
            const expected: Record<string, string> = {
              version: form.version,
              form: form.form,
              enkod_send_template_id: form.templateID ?? '',
              groups_enkod: form.groupsEnkod ?? '',
              redirectUrl: `${origin}${prefix}/thanks/`,
              newTab: form.newTab === true ? 'true' : '',
              ...Object.fromEntries(form.consents.map((consent) => [consent.name, 'on'])),
              entry_point: site.domain,
              url_location: `${origin}${address}`,
              ...Object.fromEntries(
                fields.flatMap((field) =>
                  fixedSum(field) === undefined ? [] : [[field.name, fixedSum(field) ?? '']],
                ),
              ),
              ...typed,
            };
            // In a plain post browsers send line ends as CR LF.
            for (const [field, value] of Object.entries(expected))
              expect(fieldOf(lead, field).replaceAll('\r\n', '\n'), field).toBe(value);
            expect([...new Set(lead.fields.map(([field]) => field))].sort()).toEqual(
              [...Object.keys(expected), 'leave_empty'].sort(),
            );
            expect(new URL(page.url()).origin, 'the visitor has stayed').toBe(baseURL);
          });
        }
      });
    }
  });
}

for (const mode of ['scripts 404', 'scripts hang'] as const) {
  test(`${mode}: the navigator’s dialogs are open sections of the page, with nothing that opens them`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource|^failed: .*\.js|^status 404: .*\.js/);
    const open = await withoutScripts(page, mode);
    for (const prefix of ['', '/en']) {
      await open(`${prefix}/navigation/#theatre-ball`);
      for (const anchor of [
        'excursions',
        'theatre-ball',
        'event-organisation',
        'academic-art-fair',
      ])
        await expect(page.locator(`#${anchor}`)).toBeVisible();
      await expect(page.locator('#theatre-ball')).toBeInViewport();
      await expect(page.getByRole('link', { name: /^(На бал|To the ball)$/ })).toBeHidden();
    }
  });
}

const inSight = [
  '/navigation/',
  '/navigation/#theatre-ball',
  '/navigation/#group-excursion',
  '/navigation/#best-stand',
  '/tickets/#refund-form',
  '/press/#media-accreditation',
  '/for_participants/#exhibitor-application',
  '/en/navigation/#event-organisation',
];

for (const width of [360, 1440]) {
  test(`nothing that is in sight moves when forms and dialogs get their code, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    for (const address of inSight) {
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'networkidle' });
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await shifts(), address).toEqual([]);
    }
  });
}

test('a whole form goes on where the visitor begins, and what they write stays under their eyes', async ({
  page,
}) => {
  await page.goto('/tickets/#refund-form');
  await hydrated(page);
  const section = page.locator('#refund-form');
  const sickNote = section.getByRole('textbox', { name: /справк/ });
  await expect(section.getByText('(только при ответе: Болезнь)')).toBeVisible();
  const order = section.locator('[name="documents_link"]');
  await order.click();
  const before = (await order.boundingBox())?.y ?? 0;
  await order.pressSequentially('h');
  await expect(section.locator('form')).toHaveAttribute('novalidate', '');
  await expect(sickNote).toHaveCount(0);
  await expect(order).toBeFocused();
  expect(Math.abs(((await order.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  await order.pressSequentially('ttps://');
  await expect(order).toHaveValue('https://');
});

test('the stand-in leads a browser on to hosts it knows and nowhere else, and answers a script', async ({
  request,
}) => {
  const post = async (redirectUrl: string, accept = 'text/html') => {
    const answer = await request.post('/lander.php?r=land/index', {
      form: { form: 'stand-in', redirectUrl },
      headers: { accept },
      maxRedirects: 0,
    });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await post(`https://${site.domain}/en/thanks/?a=1#b`)).toEqual([303, '/en/thanks/?a=1#b']);
  expect(await post('https://account.artrows.example/')).toEqual([
    303,
    'https://account.artrows.example/',
  ]);
  for (const bad of [
    '',
    '/thanks/',
    'https://plaster.example/',
    `https://${site.domain}//plaster.example/`,
    `http://${site.domain}/`,
    'javascript:alert(1)',
  ]) {
    expect(await post(bad), bad).toEqual([200, undefined]);
  }
  expect(await post(`https://${site.domain}/thanks/`, '*/*')).toEqual([200, undefined]);
});
