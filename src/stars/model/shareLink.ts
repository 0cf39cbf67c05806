import type { StarKey } from './stars';

/** Letters and digits only: messengers may exclude other characters from the end of a link. */
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 6;

/** A list read from a link (decision 028). */
type SharedStars = {
  /** The known keys, in the order of the link. */
  keys: StarKey[];
  /** How many more entries the link had: cut off, or not on the site (any more). */
  missing: number;
};

/**
 * Encodes a list as the text after `#l=` of /my/: version, number of entries, and six letters for
 * each, `1.2.k3Fd9aPq0Zx1`. Each key once, in order.
 */
export function encodeStars(keys: readonly StarKey[]): string {
  const codes = new Set(keys.map(starCode));
  return `1.${codes.size}.${[...codes].join('')}`;
}

/**
 * Decodes a list with the keys that this build knows; undefined if the text is not a list. Ignores
 * characters that a messenger has appended. Never throws.
 */
export function decodeStars(text: string, known: readonly StarKey[]): SharedStars | undefined {
  const [, size, body = ''] = /^1\.(\d{1,5})(?:\.([\dA-Za-z]*)|$)/.exec(text) ?? [];
  if (size === undefined) return undefined;
  const codes = (body.match(/.{6}/g) ?? []).slice(0, Number(size));
  const byCode = new Map(known.map((key) => [starCode(key), key]));
  const keys = [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
  return { keys, missing: Number(size) - keys.length };
}

/** The six characters for a key in links: its hash, so links survive builds. Must never change. */
export function starCode(key: StarKey): string {
  let rest = hash(key);
  let code = '';
  while (code.length < length) {
    code += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return code;
}

/** A 53-bit hash: two 32-bit hashes with different multipliers, mixed at the end like Murmur3. */
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
