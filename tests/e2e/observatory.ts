/**
 * The score that MDN's HTTP Observatory gives to a set of headers, by its published scoring
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js at commit
 * 01b47110e065fe4c9dde33973783048d45abdaa4): 100 to begin with, minus what is missing, plus extra
 * credit where the rest is at least 90. Tests that a header cannot decide (HTTPS redirection,
 * certificate, preload list) count as 0, as does a site without cookies and with scripts of its own
 * origin only.
 */
export function observatoryScore(headers: Readonly<Record<string, string>>): {
  score: number;
  parts: Record<string, number>;
} {
  const policy = readPolicy(headers['content-security-policy']);
  const parts = {
    'content-security-policy': policyScore(policy),
    'strict-transport-security': transportScore(headers['strict-transport-security']),
    'referrer-policy': referrerScore(headers['referrer-policy']),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framesScore(policy, headers['x-frame-options']),
    'cross-origin-resource-policy': resourceScore(headers['cross-origin-resource-policy']),
    'cross-origin-resource-sharing': headers['access-control-allow-origin'] === undefined ? 0 : -50,
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
  };
  const values = Object.values(parts);
  const withoutCredit = 100 + sum(values.filter((value) => value < 0));
  return {
    score:
      withoutCredit < 90 ? withoutCredit : withoutCredit + sum(values.filter((value) => value > 0)),
    parts,
  };
}

type Policy = Map<string, string[]>;

function readPolicy(header = ''): Policy {
  return new Map(
    header.split(';').flatMap((directive): [string, string[]][] => {
      const [name, ...values] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), values]] : [];
    }),
  );
}

const tooBroad = /^(\*|https?:|'unsafe-inline'|'unsafe-eval'|data:)$/;

function policyScore(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  if ([...policy.values()].flat().some((value) => value.startsWith('http:'))) return -20;
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return -10;
  if (
    [...sourcesOf('script-src'), ...sourcesOf('object-src')].some((value) => tooBroad.test(value))
  )
    return -20;
  if (sourcesOf('style-src').some((value) => tooBroad.test(value))) return 0;
  const isNone = policy.get('default-src')?.join() === "'none'";
  const formsStay =
    policy.get('form-action')?.every((value) => value === "'self'" || value === "'none'") ?? false;
  return isNone && formsStay ? 10 : 5;
}

function transportScore(header: string | undefined): number {
  if (header === undefined) return -20;
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0) >= 15_768_000 ? 0 : -10;
}

function referrerScore(header: string | undefined): number {
  if (header === undefined) return 0;
  const last = header.split(',').at(-1)?.trim() ?? '';
  return [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(last)
    ? 5
    : -5;
}

function framesScore(policy: Policy, header: string | undefined): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(DENY|SAMEORIGIN)$/i.test(header ?? '') ? 0 : -20;
}

function resourceScore(header: string | undefined): number {
  if (header === 'same-origin' || header === 'same-site') return 10;
  return header === undefined || header === 'cross-origin' ? 0 : -5;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
