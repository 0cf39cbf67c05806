/** One field of a lead that is required or filled in, excluding payload metadata (spec §5). */
type LeadEntry = {
  value: string | null | undefined;
  type?: string | undefined;
};

/** From site.yaml: the maximum number of letters in an e-mail address's top-level domain. */
export type LeadSettings = { emailTopLevelDomainMax: number };

type LeadTypeTest = (value: string, settings: LeadSettings) => boolean;

const leadTypeTests = new Map<string, LeadTypeTest>([['email', isLeadEmail]]);

/** Whether the lead service validates a type itself: only e-mail (spec §5). */
export function isKnownLeadType(type: string): boolean {
  return leadTypeTests.has(type);
}

/** Whether an entry is present and valid for its type (spec §5, lead form validity). */
export function isLeadEntryValid({ value, type }: LeadEntry, settings: LeadSettings): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (type === undefined) return true;
  return leadTypeTests.get(type)?.(value, settings) ?? false;
}

/** Why a lead cannot contain an address, and the part to correct; no `reason` if it can. */
type LeadEmailReading = {
  reason?: 'address' | 'plus' | 'sign' | 'letter' | 'ending' | 'domain' | 'dots';
  part: string;
};

/** Explains why an e-mail address breaks the lead's own rule. */
export function readLeadEmail(value: string, settings: LeadSettings): LeadEmailReading {
  if (isLeadEmail(value, settings)) return { part: '' };
  const [, name = '', domain = ''] = /^(.+)@([^@]+)$/s.exec(value) ?? [];
  if (name === '' || domain === '') return { reason: 'address', part: value };
  const withoutTag = `${name.replace(/\+.*/s, '')}@${domain}`;
  if (name.includes('+') && isLeadEmail(withoutTag, settings))
    return { reason: 'plus', part: withoutTag };
  const letter = /(?![a-z])\p{L}/iu.exec(value)?.[0];
  if (letter !== undefined) return { reason: 'letter', part: letter };
  const sign = /[^\w.-]/u.exec(name)?.[0];
  if (sign !== undefined) return { reason: 'sign', part: sign };
  const ending = domain.split('.').at(-1) ?? '';
  if (isLeadEmail(`${name}@${domain.slice(0, domain.length - ending.length)}ru`, settings))
    return { reason: 'ending', part: ending };
  const isDomainGood = isLeadEmail(`a@${domain}`, settings);
  return isDomainGood ? { reason: 'dots', part: name } : { reason: 'domain', part: domain };
}

/**
 * Whether a lead can contain the lower-cased address: segments of letters, digits, underscores and
 * hyphens, an @, and a domain whose last part has from 2 letters up to the site's limit (spec §5).
 */
function isLeadEmail(value: string, { emailTopLevelDomainMax: max }: LeadSettings): boolean {
  const segment = '[a-z0-9_-]+';
  const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
  return new RegExp(`^${segment}(?:\\.${segment})*@(?:${label}\\.)+[a-z]{2,${max}}$`).test(
    value.toLowerCase(),
  );
}
