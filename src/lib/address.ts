/** What an address leads to; decides how `Link` renders it (spec §2, links). */
export type Address =
  | { kind: 'page'; path: string; suffix: string }
  | { kind: 'file'; href: string }
  | { kind: 'here'; href: string }
  | { kind: 'own'; href: string }
  | { kind: 'outside'; href: string }
  | { kind: 'contact'; href: string }
  | { kind: 'unsafe' };

// Reserved by RFC 2606, so never a real host: an address with another origin has left the site.
const base = new URL('https://this-site.invalid/');
const namesFile = /\/[^/]+\.[A-Za-z0-9]{2,5}$/;
const isContact = /^(?:(?:mailto|tel):\S+|geo:-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?(?:[;?]\S*)?)$/i;
const startsLikeHttp = /^https?:\/\//i;

/**
 * Classifies an address written in content or code.
 *
 * `page`: a path of this site, with query and hash separate in `suffix`; `file`: a path that ends
 * in a file name; `here`: `#hash` or `?query` of the current page; `own`: a full address on one of
 * `ownDomains`; `outside`: any other http(s) address; `contact`: mailto, tel and geo (a place by
 * its coordinates, RFC 5870); `unsafe`: everything else (`javascript:`, `//host`, `\\host`,
 * userinfo tricks, broken addresses), which must never become an href.
 */
export function readAddress(address: string, ownDomains: readonly string[]): Address {
  if (isContact.test(address)) return { kind: 'contact', href: address };
  if (startsLikeHttp.test(address)) return readHttpAddress(address, ownDomains);
  if (address.startsWith('#') || address.startsWith('?')) return { kind: 'here', href: address };
  if (!address.startsWith('/')) return { kind: 'unsafe' };
  const url = parse(address);
  // `/..//host` resolves to the path `//host`, which in a page would lead to another host.
  if (url === undefined || url.origin !== base.origin || url.pathname.startsWith('//'))
    return { kind: 'unsafe' };
  const suffix = url.search + url.hash;
  if (namesFile.test(url.pathname)) return { kind: 'file', href: url.pathname + suffix };
  return { kind: 'page', path: url.pathname, suffix };
}

function readHttpAddress(address: string, ownDomains: readonly string[]): Address {
  const url = parse(address);
  if (url === undefined || url.username !== '' || url.password !== '') return { kind: 'unsafe' };
  return { kind: ownDomains.includes(url.host) ? 'own' : 'outside', href: url.href };
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
