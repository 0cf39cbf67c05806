/** Why an SVG is rejected: not an SVG, cut off, with a script, or loading other files. */
type SvgFault = 'logoRoot' | 'logoScript' | 'logoOutside';

const root =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>[]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>][\s\S]*<\/svg>\s*(<!--[\s\S]*?-->\s*)*$/;
const scripts = /<(\w+:)?(script|foreignObject|iframe)[\s>/]|\son[a-z]+\s*=\s*["']|javascript:/i;
const href = /[\s:](?:href|src)\s*=\s*(["'])\s*([\s\S]*?)\1/gi;
const url = /url\(\s*["']?\s*([^"')]*)|@import/gi;
/** References to parts of the drawing itself, or to embedded pictures and fonts. */
const inside = /^(#|data:(image\/(png|jpe?g|webp|gif)|font\/|application\/(x-)?font))/i;

/** Checks a logo's SVG, with its comments: browsers may disagree on where a comment ends. */
export function svgFault(text: string): SvgFault | undefined {
  if (scripts.test(text)) return 'logoScript';
  const addresses = [...text.matchAll(href)].map(([, , address]) => address ?? '');
  const used = [...text.matchAll(url)].map(([, address]) => address ?? '');
  if ([...addresses, ...used].some((address) => !inside.test(address))) return 'logoOutside';
  return root.test(text) ? undefined : 'logoRoot';
}
