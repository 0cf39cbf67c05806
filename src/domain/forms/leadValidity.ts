/** One entry of a lead: a field that is required or filled; payload metadata is no entry (spec §5). */
export type LeadEntry = { name: string; value: string | null | undefined; type?: string | undefined };

/** Numbers of site.yaml: how many letters the top-level domain of an address may have. */
export type LeadSettings = { emailTopLevelDomainMax: number };

type Validator = (value: string, settings: LeadSettings) => boolean;

const validators = new Map<string, Validator>([['email', isLeadEmail]]);

/** Whether the lead service's own rules know a type: only e-mail (spec §5). */
export function isKnownLeadType(type: string): boolean {
  return validators.has(type);
}

/** Whether one entry is present, not an empty string, and passes its type if it has one. */
export function isLeadEntryValid({ value, type }: LeadEntry, settings: LeadSettings): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (type === undefined) return true;
  return validators.get(type)?.(value, settings) ?? false;
}

/** Whether a lead may be sent (spec §5, lead form validity). */
export function isLeadValid(entries: readonly LeadEntry[], settings: LeadSettings): boolean {
  return entries.every((entry) => isLeadEntryValid(entry, settings));
}

/** Lower-cased segments of letters, digits, underscores, hyphens; an @; a domain; its last part of 2 to 6 letters. */
function isLeadEmail(value: string, { emailTopLevelDomainMax }: LeadSettings): boolean {
  const pattern = new RegExp(`^[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,${emailTopLevelDomainMax}}$`);
  return pattern.test(value.toLowerCase());
}
