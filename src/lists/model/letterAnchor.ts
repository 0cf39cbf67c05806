const prefix = 'letter-';

/** The anchor of a letter in a list, by its number from 0: a letter itself would need encoding. */
export function letterAnchor(index: number): string {
  return `${prefix}${index + 1}`;
}

/** Whether a hash, with its `#`, leads to a letter; each language has letters of its own. */
export function isOfLetter(hash: string): boolean {
  return hash.startsWith(`#${prefix}`);
}
