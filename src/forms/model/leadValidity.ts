/** One field of a lead: required or filled in. Payload metadata does not count (spec §5). */
type LeadEntry = {
  value: string | null | undefined;
  type?: string | undefined;
};

/** From site.yaml: how many letters the top-level domain of an e-mail address may have. */
export type LeadSettings = { emailTopLevelDomainMax: number };

type Validator = (value: string, settings: LeadSettings) => boolean;

const validators = new Map<string, Validator>([['email', isLeadEmail]]);

/** Whether the lead service's own rules know a type: only e-mail (spec §5). */
export function isKnownLeadType(type: string): boolean {
  return validators.has(type);
}

/**
 * Whether one entry is present, not empty, and valid for its type if it has one (spec §5, lead form
 * validity).
 */
export function isLeadEntryValid({ value, type }: LeadEntry, settings: LeadSettings): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (type === undefined) return true;
  return validators.get(type)?.(value, settings) ?? false;
}

/**
 * Why a lead can't carry an e-mail address, and the part to mend; `fault` is undefined for a valid
 * one.
 */
type LeadEmailReading = {
  fault?: 'address' | 'plus' | 'sign' | 'letter' | 'ending' | 'domain' | 'dots';
  part: string;
};

/** Reads an e-mail address by the lead's own rule, so that a visitor can be told what to mend. */
export function readLeadEmail(value: string, settings: LeadSettings): LeadEmailReading {
  if (isLeadEmail(value, settings)) return { part: '' };
  const [, name = '', domain = ''] = /^(.+)@([^@]+)$/s.exec(value) ?? [];
  if (name === '' || domain === '') return { fault: 'address', part: value };
  const withoutTag = `${name.replace(/\+.*/s, '')}@${domain}`;
  if (name.includes('+') && isLeadEmail(withoutTag, settings))
    return { fault: 'plus', part: withoutTag };
  const letter = /(?![a-z])\p{L}/iu.exec(value)?.[0];
  if (letter !== undefined) return { fault: 'letter', part: letter };
  const sign = /[^\w.-]/u.exec(name)?.[0];
  if (sign !== undefined) return { fault: 'sign', part: sign };
  const ending = domain.split('.').at(-1) ?? '';
  if (isLeadEmail(`${name}@${domain.slice(0, domain.length - ending.length)}ru`, settings))
    return { fault: 'ending', part: ending };
  const isDomainGood = isLeadEmail(`a@${domain}`, settings);
  return isDomainGood ? { fault: 'dots', part: name } : { fault: 'domain', part: domain };
}

/**
 * Whether a lead may carry the lower-cased address: segments of letters, digits, underscores and
 * hyphens, an @, a domain whose last part has from 2 letters up to the site's limit (spec §5).
 */
function isLeadEmail(value: string, { emailTopLevelDomainMax: most }: LeadSettings): boolean {
  const segment = '[a-z0-9_-]+';
  const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
  return new RegExp(`^${segment}(?:\\.${segment})*@(?:${label}\\.)+[a-z]{2,${most}}$`).test(
    value.toLowerCase(),
  );
}
