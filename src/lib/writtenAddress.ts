/** One label of a domain: letters of any alphabet and digits, with hyphens inside. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const domain = String.raw`(?:${label}\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)`;
const domainPattern = new RegExp(`^${domain}$`, 'iu');
const mailPattern = new RegExp(
  String.raw`^[\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*@${domain}$`,
  'iu',
);

/** Whether a text is a full web address with a plausible domain and port. */
export function isWebAddress(text: string): boolean {
  const [, host = ''] = /^https?:\/\/([^\s/?#:@]+)(?::\d+)?(?:[/?#]\S*)?$/i.exec(text) ?? [];
  if (!domainPattern.test(host) || mixesAlphabets(host)) return false;
  try {
    return new URL(text).username === '';
  } catch {
    return false;
  }
}

/** Whether a text is just a mail address: no `mailto:`, brackets or quotes. */
export function isMailAddress(text: string): boolean {
  return mailPattern.test(text) && !mixesAlphabets(text);
}

/** Whether a word mixes Latin and Cyrillic: it looks right, but no such address exists. */
function mixesAlphabets(text: string): boolean {
  return text
    .split(/[^\p{L}]+/u)
    .some((word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word));
}

/** Whether a text is a telephone number of at least five digits, as people write it. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?(?:[\s()-]*\d){5,}[\s()-]*$/.test(text);
}

/** Whether an address is `mailto:` with a valid mail address or `tel:` with a valid number. */
export function isContactAddress(text: string): boolean {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^\s?;]+)(?:[?;]\S*)?$/i.exec(text) ?? [];
  return scheme.toLowerCase() === 'mailto'
    ? isMailAddress(rest)
    : /^\+?(?:[().-]*\d){3,}[().-]*$/.test(rest);
}
