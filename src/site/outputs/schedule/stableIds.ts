import { createHash } from 'node:crypto';

/** The namespace of web addresses (RFC 9562, 6.6). */
const addresses = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

const sha1 = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest();

/** The UUID of a web address, version 5 (RFC 9562): equal addresses have equal ones for ever. */
export function uuidOf(address: string): string {
  const bytes = sha1(addresses, address).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * A positive whole number for each name, small enough for apps that count in 32 bits. It depends on
 * the name alone; where two fall on one number, the later in the alphabet takes the next free one.
 */
export function numbersOf(names: Iterable<string>): Map<string, number> {
  const taken = new Set([0]);
  const numbers = new Map<string, number>();
  for (const name of [...new Set(names)].sort()) {
    let number = sha1(name).readUInt32BE() >>> 1;
    while (taken.has(number)) number = (number + 1) % 2 ** 31;
    taken.add(number);
    numbers.set(name, number);
  }
  return numbers;
}
