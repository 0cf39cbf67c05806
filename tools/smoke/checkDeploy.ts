import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectInline, type InlineHashes } from '../../src/site/finish/pagePolicy';
import type { Expected } from './expected';
import { policyIn } from './policyIn';

type Difference = { address: string; what: string; expected: string; found: string };

type Options = {
  /** Has no trailing slash. */
  origin: string;
  folder: string;
  /** Whether the deploy is this very build; only then are files compared byte by byte. */
  isSameBuild: boolean;
};

/** Responses that take longer are reported, ms. */
const requestTimeoutMs = 30_000;
const atOnce = 8;

/** Requests each address from a deploy, read-only, and returns how the responses differ. */
export async function checkDeploy(
  expected: readonly Expected[],
  options: Options,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const waiting = expected.values();
  const work = async () => {
    for (const one of waiting) differences.push(...(await checkAddress(one, options)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return differences.sort((one, other) => (one.address < other.address ? -1 : 1));
}

async function checkAddress(wanted: Expected, options: Options): Promise<Difference[]> {
  const { address } = wanted;
  try {
    const answer = await fetchAs(wanted, options.origin);
    return differencesOf(wanted, answer, Buffer.from(await answer.arrayBuffer()), options);
  } catch (error) {
    const found = error instanceof Error ? String(error.cause ?? error.message) : String(error);
    return [{ address, what: 'answer', expected: String(wanted.status), found }];
  }
}

/** Follows a lower-casing host's redirect to a page's other spelling, which must exist. */
async function fetchAs({ kind, address }: Expected, origin: string): Promise<Response> {
  const answer = await get(origin + address);
  const location = locationOf(answer, origin);
  return kind === 'page' &&
    answer.status === 301 &&
    location !== address &&
    location?.toLowerCase() === address.toLowerCase()
    ? get(origin + location)
    : answer;
}

function differencesOf(
  wanted: Expected,
  answer: Response,
  body: Buffer,
  { origin, folder, isSameBuild }: Options,
): Difference[] {
  const { address, status, file } = wanted;
  if (answer.status !== status)
    return [{ address, what: 'status', expected: String(status), found: String(answer.status) }];
  const pairs: [what: string, expected: string | undefined, found: string | undefined][] = [];
  if (wanted.location !== undefined)
    pairs.push(['location', wanted.location, locationOf(answer, origin)]);
  if (wanted.type !== undefined) pairs.push(['content-type', wanted.type, typeOf(answer)]);
  for (const [name, value] of Object.entries(wanted.headers))
    pairs.push([name, value, answer.headers.get(name) ?? undefined]);
  const isHtml = wanted.type === 'text/html';
  if (isHtml) pairs.push(['inline parts the policy refuses', '', refusedByPolicy(body.toString())]);
  if (file !== undefined && isSameBuild) {
    const own = readFileSync(path.join(folder, file));
    if (!own.equals(body))
      pairs.push(['content', `${own.length} bytes as built`, `${body.length} other bytes`]);
  }
  return pairs.flatMap(([what, expected = 'none', found = 'none']) =>
    expected === found ? [] : [{ address, what, expected, found }],
  );
}

/** Legacy names of types that some hosts send. */
const standardNames: Partial<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'application/font-woff2': 'font/woff2',
  'text/xml': 'application/xml',
};

/** Returns a response's content type by its standard name, without the charset. */
function typeOf(answer: Response): string | undefined {
  const [type = ''] = (answer.headers.get('content-type') ?? '').toLowerCase().split(/\s*;/);
  return type === '' ? undefined : (standardNames[type] ?? type);
}

/** Returns the hashes of a page's inline scripts and styles that its own policy does not allow. */
function refusedByPolicy(html: string): string {
  const policy = policyIn(html);
  if (policy === undefined) return 'all: the page has no policy';
  const inline: InlineHashes = { scripts: new Set(), styles: new Set() };
  collectInline(html, inline);
  const styles = policy.includes("style-src 'unsafe-inline'") ? [] : inline.styles;
  return [...inline.scripts, ...styles].filter((hash) => !policy.includes(hash)).join(' ');
}

/** Checks a deploy as a whole: its build, whether it compresses texts and enforces HTTPS. */
export async function checkHost(
  origin: string,
): Promise<{ id: string; differences: Difference[] }> {
  const latest = await get(`${origin}/builds/latest.json`);
  const { id = '' } = latest.ok ? ((await latest.json()) as { id?: string }) : {};
  const differences: Difference[] = [];
  const home = await get(`${origin}/`);
  await home.arrayBuffer();
  const packed = home.headers.get('content-encoding');
  if (!['br', 'gzip', 'zstd'].includes(packed ?? ''))
    differences.push({
      address: '/',
      what: 'content-encoding',
      expected: 'br or gzip',
      found: packed ?? 'none',
    });
  if (origin.startsWith('https:')) {
    const plain = await get(`${origin.replace('https:', 'http:')}/`);
    const location = plain.headers.get('location') ?? 'none';
    if (![301, 308].includes(plain.status) || location !== `${origin}/`)
      differences.push({
        address: 'http://',
        what: 'way to HTTPS',
        expected: `301 ${origin}/`,
        found: `${plain.status} ${location}`,
      });
  }
  return { id, differences };
}

/** Returns the target of a redirect, as a path if it is on the same host. */
function locationOf(answer: Response, origin: string): string | undefined {
  const location = answer.headers.get('location');
  if (location === null) return undefined;
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

function get(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(requestTimeoutMs) });
}
