/**
 * What keeps a drawing out: it is no SVG or is cut off, it can run a script, or it needs another
 * file or site.
 */
export type SvgFault = 'root' | 'script' | 'outside';

const root =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>[]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>][\s\S]*<\/svg>\s*(<!--[\s\S]*?-->\s*)*$/;
const scripts = /<(\w+:)?(script|foreignObject|iframe)[\s>/]|\son[a-z]+\s*=\s*["']|javascript:/i;
const href = /[\s:](?:href|src)\s*=\s*(["'])\s*([\s\S]*?)\1/gi;
const url = /url\(\s*["']?\s*([^"')]*)|@import/gi;
/** Parts of the drawing itself, and pictures and fonts written into it. */
const inside = /^(#|data:(image\/(png|jpe?g|webp|gif)|font\/|application\/(x-)?font))/i;

/**
 * Judges a logo's drawing. Comments are judged as the rest is: text hidden from us by one trick or
 * another might not be hidden from a browser.
 */
export function svgFault(text: string): SvgFault | undefined {
  if (scripts.test(text)) return 'script';
  const addresses = [...text.matchAll(href)].map(([, , address]) => address ?? '');
  const used = [...text.matchAll(url)].map(([, address]) => address ?? '');
  if ([...addresses, ...used].some((address) => !inside.test(address))) return 'outside';
  return root.test(text) ? undefined : 'root';
}
