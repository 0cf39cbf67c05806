import type { StarKey } from './stars';

/** Letters and digits only: what else ends an address, a messenger may take for the sentence's. */
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 6;

/** A list out of a link (decision 027). */
type SharedStars = {
  /** What the site has of it, in the order of the link. */
  keys: StarKey[];
  /** How many more it had: the link was cut off, or the site does not have them, or no longer. */
  missing: number;
};

/**
 * A list as the text after `#l=` of /my/: version, number of entries, and six letters for each,
 * `1.2.k3Fd9aPq0Zx1`. Each key once, in order.
 */
export function encodeStars(keys: readonly StarKey[]): string {
  const codes = new Set(keys.map(starCode));
  return `1.${codes.size}.${[...codes].join('')}`;
}

/**
 * The list that a link carries, by the keys that this build knows; undefined if the text is none.
 * Signs that a messenger glued to its end are passed over. Never throws.
 */
export function decodeStars(text: string, known: readonly StarKey[]): SharedStars | undefined {
  const [, size, body = ''] = /^1\.(\d{1,5})(?:\.([\dA-Za-z]*)|$)/.exec(text) ?? [];
  if (size === undefined) return undefined;
  const codes = (body.match(/.{6}/g) ?? []).slice(0, Number(size));
  const byCode = new Map(known.map((key) => [starCode(key), key]));
  const keys = [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
  return { keys, missing: Number(size) - keys.length };
}

/**
 * Six letters or digits that stand for a key in links: a hash of the key alone, so that links
 * survive new builds. Never change it.
 */
export function starCode(key: StarKey): string {
  let rest = hash(key);
  let code = '';
  while (code.length < length) {
    code += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return code;
}

/** A hash of 53 bits: two of 32 bits with different multipliers, mixed at the end as Murmur3 is. */
function hash(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    low = Math.imul(low ^ sign, 0x01000193);
    high = Math.imul(high ^ sign, 0x5bd1e995);
    high ^= high >>> 15;
  }
  return (mix(high) & 0x1fffff) * 2 ** 32 + mix(low ^ high);
}

function mix(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
