/**
 * Returns the hash of a slide, `#photo-gallery/3`. No element's id contains a slash, so the browser
 * does not scroll.
 */
export function hashOf(gallery: string, index: number): string {
  return `#${gallery}/${index + 1}`;
}

/**
 * Returns the index of the slide that a hash names in this gallery; undefined for other hashes and
 * missing slides.
 */
export function readHash(hash: string, gallery: string, count: number): number | undefined {
  const prefix = `#${gallery}/`;
  if (!hash.startsWith(prefix)) return undefined;
  const number = hash.slice(prefix.length);
  if (!/^[1-9]\d{0,4}$/.test(number) || Number(number) > count) return undefined;
  return Number(number) - 1;
}
