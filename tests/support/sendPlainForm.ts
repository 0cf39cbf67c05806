import type { Page, Request, TestInfo } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { answerTo, fill, site, type Field, type places } from './contentForms';
import { expect } from './fair';
import { fieldOf, leadsOf, ownEmail } from './leads';
import { sending } from './sendForm';
import { siteFolder } from './siteFolder';
import type { Visit } from './visits';

/** Ways in which a browser can be left without the app. */
export const modes = [
  'without JavaScript',
  'scripts 404',
  'scripts hang',
  'scripts break off',
] as const;
export type Mode = (typeof modes)[number];
const script = /\.js(\?|$)/;
const isScript = (request: Request) => script.test(request.url());

/** The browser's messages about scripts that do not arrive. */
export const lostScripts = /Failed to load resource|^failed: .*\.js|^status 404: .*\.js/;

/** Blocks the site's scripts; the returned function opens a page and waits until they fail. */
export async function withoutScripts(
  page: Page,
  mode: Mode,
): Promise<(path: string) => Promise<void>> {
  let breakOff = () => undefined as void;
  let gate = Promise.resolve();
  if (mode === 'scripts 404')
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  if (mode === 'scripts hang') await page.route(script, () => undefined);
  if (mode === 'scripts break off')
    await page.route(script, async (route) => {
      await gate;
      await route.abort('connectionreset');
    });
  return async (path) => {
    // Each case needs a full page load; a mere change of hash would load nothing.
    await page.goto('about:blank');
    gate = new Promise<void>((resolve) => (breakOff = resolve));
    const asked = mode === 'without JavaScript' || page.waitForRequest(isScript);
    const answered =
      mode === 'scripts 404' && page.waitForResponse((response) => script.test(response.url()));
    const failed = mode === 'scripts break off' && page.waitForEvent('requestfailed', isScript);
    await page.goto(path);
    await asked;
    breakOff();
    await Promise.all([answered, failed]);
  };
}

function dayOfBuild(): string {
  const data = readFileSync(`${siteFolder}/page-data/contacts/page-data.json`, 'utf8');
  return /"buildDay":"(\d{4}-\d{2}-\d{2})"/.exec(data)?.[1] ?? '';
}

function wasOver({ form }: (typeof places)[number]): boolean {
  // In this fair an editor has fixed the edition's phase after applications.
  return (
    form.closed === true ||
    form.follows !== undefined ||
    (form.closes !== undefined && dayOfBuild() > form.closes)
  );
}

/** Returns the total of a field that does not depend on typed values. */
const fixedSum = ({ total }: Field) =>
  total !== undefined && total.times === undefined && total.discountField === undefined
    ? String(total.price)
    : undefined;

/**
 * Sends a whole form from a page without its app, and compares the lead that has arrived with the
 * typed values; for a form that is over, checks its message instead.
 */
export async function sendPlainForm(
  page: Page,
  place: (typeof places)[number],
  open: (path: string) => Promise<void>,
  { prefix, language }: Visit,
  info: TestInfo,
): Promise<void> {
  const { name, form, path, anchor } = place;
  const address = `${prefix}${path}`;
  await open(`${address}#${anchor}`);
  const origin = new URL(page.url()).origin;
  const section = page.locator(`#${anchor}`);
  if (wasOver(place)) {
    await expect(section.locator('form')).toHaveCount(0);
    await expect(section.getByText(/закрыт|closed/).first()).toBeVisible();
    return;
  }
  if (form.closes !== undefined)
    await expect(
      section.getByText(/Принимаем до .* включительно|Open until .*, that day included/),
    ).toBeVisible();
  const email = ownEmail(`plain-${info.title.replace(/\W+/g, '')}-${language}-${name}`, info);
  const fields = form.steps.flatMap((step) => step.fields);
  const typed: Record<string, string> = {};
  for (const field of fields) {
    if (field.type === 'total') continue;
    typed[field.name] = answerTo(field, email);
    await fill(section, field, typed[field.name] ?? '');
  }
  for (const consent of form.consents) await section.locator(`[name="${consent.name}"]`).check();
  await expect(section.getByRole('button', { name: /^(Дальше|Next)$/ })).toHaveCount(0);
  await sending(section).click();
  await page.waitForURL(`**${prefix}/thanks/`);

  const leads = await leadsOf(page, info, email);
  expect(leads).toHaveLength(1);
  const lead = leads[0]!;
  const home = `https://${site.domain}`;
  const expected: Record<string, string> = {
    version: form.version,
    form: form.form,
    enkod_send_template_id: form.templateID ?? '',
    groups_enkod: form.groupsEnkod ?? '',
    redirectUrl: `${home}${prefix}/thanks/`,
    newTab: form.newTab === true ? 'true' : '',
    ...Object.fromEntries(form.consents.map((consent) => [consent.name, 'on'])),
    entry_point: site.domain,
    url_location: `${home}${address}`,
    ...Object.fromEntries(
      fields.flatMap((field) =>
        fixedSum(field) === undefined ? [] : [[field.name, fixedSum(field) ?? '']],
      ),
    ),
    ...typed,
  };
  // In a plain post, browsers send line ends as CR LF.
  for (const [field, value] of Object.entries(expected))
    expect(fieldOf(lead, field).replaceAll('\r\n', '\n'), field).toBe(value);
  expect([...new Set(lead.fields.map(([field]) => field))].sort()).toEqual(
    Object.keys(expected).sort(),
  );
  expect(new URL(page.url()).origin, 'the visitor has stayed').toBe(origin);
}
