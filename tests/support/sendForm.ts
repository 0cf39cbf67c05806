import type { Locator, Page, TestInfo } from '@playwright/test';
import type { Form } from '../../src/forms/schema';
import { answerTo, fill, isVisible, openForm, places, site, sessionOf } from './contentForms';
import { expect } from './fair';
import { fieldOf, leadsOf, ownEmail } from './leads';
import type { Visit } from './visits';

const nextStep = /^(Дальше|Next)$/;

/** Returns the form of that name with its place. */
export function placeOf(name: string): (typeof places)[number] {
  const place = places.find((other) => other.name === name);
  if (place === undefined) throw new Error(`No page has the form ${name}.`);
  return place;
}

export const sending = (section: Locator) => section.locator('form button[type="submit"]');

/** Fills in every step and gives every consent; returns the typed values by field. */
export async function fillAll(
  section: Locator,
  form: Form,
  email: string,
): Promise<Record<string, string>> {
  const typed: Record<string, string> = {};
  for (const [index, { fields }] of form.steps.entries()) {
    if (index > 0) await section.getByRole('button', { name: nextStep }).click();
    for (const field of fields) {
      if (field.type === 'total' || !isVisible(field, typed)) continue;
      typed[field.name] = answerTo(field, email);
      await fill(section, field, typed[field.name] ?? '');
    }
  }
  for (const consent of form.consents) await section.locator(`[name="${consent.name}"]`).check();
  return typed;
}

const sums: Record<string, string> = {
  'group-excursion': '1000',
  'individual-excursion': '10000',
  'theatre-ball': '6000',
};
/** The discounted sum of each form, if the typed code is valid. */
const withCode: Record<string, string> = { 'theatre-ball': '5100' };
const written = (sum: string) => `${[...sum].join('\\D?')}\\s?₽`;

/** Sends a form, opened if necessary, and compares the stored lead with the typed values. */
export async function sendForm(
  page: Page,
  { name, form, path, anchor }: (typeof places)[number],
  { prefix, language }: Visit,
  baseURL: string,
  info: TestInfo,
): Promise<void> {
  await page.context().addCookies([{ name: '_ga', value: 'GA1.2.345.678', url: baseURL }]);
  const email = ownEmail(`${name}-${language}`, info);
  const section = await openForm(page, `${prefix}${path}`, anchor, (data) =>
    data.replaceAll('"closed":true', '"closed":false'),
  );
  const typed = await fillAll(section, form, email);
  const total = form.steps.flatMap(({ fields }) => fields).find(({ type }) => type === 'total');
  const sum = sums[name] ?? '?';
  const lower = withCode[name];
  if (total)
    await expect(section.getByRole('status')).toHaveText(
      new RegExp(`^${written(sum)}${lower ? `,? (или|or) ${written(lower)},? (если|if) .+` : ''}$`),
    );
  await sending(section).click();
  if (form.payment) {
    await expect(section.getByText(/Ждём оплату|Awaiting payment/)).toBeVisible();
    await expect(section.getByRole('link', { name: form.payment.label[language] })).toHaveAttribute(
      'href',
      form.payment.url,
    );
    await page.reload();
    await expect(section.getByText(/Ждём оплату|Awaiting payment/)).toBeVisible();
  } else {
    const session = sessionOf(typed['master_class'] ?? '');
    const target = `${form.redirectUrl ?? '/thanks/'}${session ? `#booked-${session.slug}` : ''}`;
    await page.waitForURL(target.startsWith('/') ? `**${prefix}${target}` : target);
  }

  const leads = await leadsOf(page, info, email);
  expect(leads).toHaveLength(1);
  const lead = leads[0]!;
  expect(lead.query).toEqual({
    r: 'land/index',
    unit: site.lead.unit,
    type: site.lead.type,
    land: site.lead.land,
    quote_id: site.lead.quoteId,
    'ignore-thanksall': '1',
  });
  const expected: Record<string, string> = {
    ...fixedFields(form),
    entry_point: new URL(baseURL).host,
    url_location: `${baseURL}${prefix}/convention/`,
    analytics_id: 'GA1.2.345.678',
    ...typed,
    ...(total && { [total.name]: sum }),
    ...detailsOf(typed['master_class'], language),
  };
  for (const [field, value] of Object.entries(expected))
    expect(fieldOf(lead, field), field).toBe(value);
  expect(fieldOf(lead, 'mergelead')).toMatch(/^id_[a-z0-9]{6,}\d{10}$/);
  // Nothing else is sent.
  expect([...new Set(lead.fields.map(([field]) => field))].sort()).toEqual(
    [...Object.keys(expected), 'mergelead'].sort(),
  );
}

/** Returns what a lead contains about the chosen session, besides its slug. */
function detailsOf(slug: string | undefined, language: 'ru' | 'en'): Record<string, string> {
  const session = sessionOf(slug ?? '');
  if (session === undefined) return {};
  const [day = '', time = ''] = session.at.split('T');
  return { session_title: session.title[language], day, time };
}

/** Returns the fields of a lead that do not depend on the typed values. */
function fixedFields(form: Form): Record<string, string> {
  return {
    version: form.version,
    form: form.form,
    enkod_send_template_id: form.templateID ?? '',
    groups_enkod: form.groupsEnkod ?? '',
    redirectUrl: form.redirectUrl ?? '',
    newTab: form.newTab === true ? 'true' : '',
    ...Object.fromEntries(form.consents.map((consent) => [consent.name, 'on'])),
  };
}
