import type { Page, TestInfo } from '@playwright/test';
import type { Fault, StoredLead } from '../../tools/preview/leadService';

/** The service's address; not a glob, whose star stops at the slash in the query. */
export const leadService = /\/lander\.php/;

/** Returns an address that no other test of a run types. */
export const ownEmail = (name: string, { project, retry, repeatEachIndex }: TestInfo) =>
  `${name}-${project.name}-${retry}${repeatEachIndex}@pochta.ru`;

/** Returns the leads with this e-mail that the stand-in has stored. */
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

/** Makes the stand-in fail for this test's browser only. */
export async function failLeads(page: Page, baseURL: string, fault: Fault): Promise<void> {
  await page.context().addCookies([{ name: 'lead-fault', value: fault, url: baseURL }]);
}

/** Returns a field of a lead; repeated fields are joined by commas. */
export function fieldOf({ fields }: StoredLead, name: string): string {
  return fields
    .filter(([key]) => key === name)
    .map(([, value]) => value)
    .join(',');
}

/** Holds the lead service's responses until the returned function is called. */
export async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(leadService, async (route) => {
    const response = await route.fetch();
    await gate;
    // The page may be closed by now.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return () => release();
}
