/** A slide's hash, `#photo-gallery/3`; no id contains a slash, so nothing scrolls. */
export function hashOf(gallery: string, index: number): string {
  return `#${gallery}/${index + 1}`;
}

/** The slide that a hash names in this gallery; undefined for other hashes. */
export function readHash(hash: string, gallery: string, count: number): number | undefined {
  const prefix = `#${gallery}/`;
  if (!hash.startsWith(prefix)) return undefined;
  const number = hash.slice(prefix.length);
  if (!/^[1-9]\d{0,4}$/.test(number) || Number(number) > count) return undefined;
  return Number(number) - 1;
}
