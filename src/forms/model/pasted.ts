/** Hyphens, dashes and minus signs that are typed or pasted for one. */
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
/** What can't be seen: soft hyphens, joiners, marks of direction. */
const unseen = /\p{DI}/gu;
const extension =
  /[,;]?\s*(?:доб(?:авочный)?|вн(?:утр)?|ext(?:ension)?|#)\.?\s*[:=]?\s*(\d{1,6})$/i;
/** Quotes of any language around a whole text. */
const quotes = /^[\p{Pi}\p{Pf}„‚"'`]+|[\p{Pi}\p{Pf}"'`]+$/gu;

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
    .replace(/[.,;]+$/, '')
    .replace(quotes, '')
    .replace(/^tel:\s*/i, '')
    .replace(extension, ' ($1)')
    .replace(/(\d)\.(?=\d)/g, '$1 ');
}

/** Of `1,000` nobody knows whether it is a thousand or one. */
const eitherNumber = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * A number as rules and sums read it: a decimal point for a comma, no spaces around it or between
 * its thousands. What is no number, and what could be two, is left as it is.
 */
export function readNumber(typed: string): string {
  const shown = typed.replace(unseen, '').replace(dashes, '-').trim();
  const joined = /^[+-]?\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/.test(shown)
    ? shown.replace(/\s/g, '')
    : shown;
  return eitherNumber.test(joined) ? joined : joined.replace(/^([+-]?\d+),(?=\d+$)/, '$1.');
}

/** Brackets and quotes of any language, spaces, and marks that end a sentence. */
const around = /^[\s\p{Ps}\p{Pi}\p{Pf}"'`<]+|[\s\p{Pe}\p{Pi}\p{Pf}"'`>.,;:!?]+$/gu;

/**
 * An e-mail address without what is copied along with it: `mailto:` and its `?subject=…`, a name
 * before angle brackets, brackets or quotes of any language, a full stop or semicolon behind.
 */
export function readEmail(typed: string): string {
  const [, inBrackets = typed] = /<([^<>]*@[^<>]*)>/.exec(typed) ?? [];
  return inBrackets
    .replace(unseen, '')
    .replace(around, '')
    .replace(/^mailto:\s*/i, '')
    .replace(/(@[^?]*)\?.*$/s, '$1')
    .replace(around, '');
}
