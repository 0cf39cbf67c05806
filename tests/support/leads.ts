import type { Page, TestInfo } from '@playwright/test';
import type { Fault, StoredLead } from '../../tools/preview/leadService';

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
