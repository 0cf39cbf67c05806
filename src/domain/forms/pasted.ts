/** Hyphens, dashes and minus signs that are typed or pasted for one. */
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
/** What can't be seen: soft hyphens, joiners, marks of direction. */
const unseen = /\p{DI}/gu;
const extension = /[,;]?\s*(?:доб(?:авочный)?|вн(?:утр)?|ext(?:ension)?|#)\.?\s*:?\s*(\d{1,6})$/i;

/**
 * A telephone number as the lead's rule reads it: plain hyphens and spaces, no dots, no `tel:`; an
 * extension (`доб. 12`, `ext. 12`) in brackets behind it. What is no number is left as it is.
 */
export function readPhone(typed: string): string {
  return typed
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel:\s*/i, '')
    .replace(/[.,;]+$/, '')
    .replace(extension, ' ($1)')
    .replace(/(\d)\.(?=\d)/g, '$1 ');
}

/**
 * An e-mail address without what is copied along with it: `mailto:`, a name before angle brackets,
 * brackets, a full stop or semicolon behind.
 */
export function readEmail(typed: string): string {
  const [, inBrackets = typed] = /<([^<>]*@[^<>]*)>/.exec(typed) ?? [];
  return inBrackets
    .replace(unseen, '')
    .trim()
    .replace(/^[<([«"]+|[>)\]»".,;:]+$/g, '')
    .replace(/^mailto:\s*/i, '')
    .trim();
}
