import type { Page, TestInfo } from '@playwright/test';
import type { Fault, StoredLead } from '../../tools/preview/leadService';

/** The service's address; no glob, whose stars stop at the slash of its query. */
export const leadService = /\/lander\.php/;

/** An address that no other test of a run types. */
export const ownEmail = (name: string, { project, retry, repeatEachIndex }: TestInfo) =>
  `${name}-${project.name}-${retry}${repeatEachIndex}@pochta.ru`;

/** The leads the stand-in has stored whose e-mail is this one. */
export async function leadsOf(
  page: Page,
  { config }: TestInfo,
  email: string,
): Promise<StoredLead[]> {
  const response = await page.request.get(`${String(config.metadata['leadsOrigin'])}/leads.json`);
  const leads = (await response.json()) as StoredLead[];
  return leads.filter(({ fields }) =>
    fields.some(([name, value]) => name === 'email' && value === email),
  );
}

/** Lets the stand-in fail this test's browser alone. */
export async function failLeads(page: Page, baseURL: string, fault: Fault): Promise<void> {
  await page.context().addCookies([{ name: 'lead-fault', value: fault, url: baseURL }]);
}

/** A field of a lead; a field that stands several times is joined by commas. */
export function fieldOf({ fields }: StoredLead, name: string): string {
  return fields
    .filter(([key]) => key === name)
    .map(([, value]) => value)
    .join(',');
}

/**
 * Holds the answers of the lead service back until the function it returns is called; what is sent
 * has arrived by then.
 */
export async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(leadService, async (route) => {
    const response = await route.fetch();
    await gate;
    // The page may be gone by now.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return () => release();
}
