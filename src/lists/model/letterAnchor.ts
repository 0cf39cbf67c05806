const prefix = 'letter-';

/** Returns the anchor of a letter by its index: the letter itself would need encoding. */
export function letterAnchor(index: number): string {
  return `${prefix}${index + 1}`;
}

/**
 * Whether a hash, with its `#`, is a letter's anchor. Such a hash means another letter in the other
 * language.
 */
export function isOfLetter(hash: string): boolean {
  return hash.startsWith(`#${prefix}`);
}
