/** A part of a domain: letters of any alphabet and digits, hyphens inside. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const domain = String.raw`(?:${label}\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)`;
const domainPattern = new RegExp(`^${domain}$`, 'iu');
const mailPattern = new RegExp(
  String.raw`^[\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*@${domain}$`,
  'iu',
);

/** Whether a text is a full address, with a domain and a port that can be. */
export function isWebAddress(text: string): boolean {
  const [, host = ''] = /^https?:\/\/([^\s/?#:@]+)(?::\d+)?(?:[/?#]\S*)?$/i.exec(text) ?? [];
  if (!domainPattern.test(host) || mixesAlphabets(host)) return false;
  try {
    return new URL(text).username === '';
  } catch {
    return false;
  }
}

/** Whether a text is a mail address and nothing around it: no `mailto:`, brackets or quotes. */
export function isMailAddress(text: string): boolean {
  return mailPattern.test(text) && !mixesAlphabets(text);
}

/** A Cyrillic letter in a Latin word looks right and leads nowhere. */
function mixesAlphabets(text: string): boolean {
  return text
    .split(/[^\p{L}]+/u)
    .some((word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word));
}

/** Whether a text is a telephone number as people write it, of at least five digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?(?:[\s()-]*\d){5,}[\s()-]*$/.test(text);
}

/** Whether what stands after `mailto:` or `tel:` can be written to or called. */
export function isContactAddress(text: string): boolean {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^\s?;]+)(?:[?;]\S*)?$/i.exec(text) ?? [];
  return scheme.toLowerCase() === 'mailto'
    ? isMailAddress(rest)
    : /^\+?(?:[().-]*\d){3,}[().-]*$/.test(rest);
}
