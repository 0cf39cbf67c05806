/** The kinds of address a link can have; `Link` renders each in its own way (spec §2, links). */
export type Address =
  | { kind: 'page'; path: string; suffix: string }
  | { kind: 'file'; href: string }
  | { kind: 'here'; href: string }
  | { kind: 'own'; href: string }
  | { kind: 'outside'; href: string }
  | { kind: 'contact'; href: string }
  | { kind: 'unsafe' };

// RFC 2606 reserves this domain, so it is never a real host: any other origin is outside the site.
const base = new URL('https://this-site.invalid/');
const namesFile = /\/[^/]+\.[A-Za-z0-9]{2,5}$/;
const isContact = /^(?:(?:mailto|tel):\S+|geo:-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?(?:[;?]\S*)?)$/i;
const startsLikeHttp = /^https?:\/\//i;

/**
 * Classifies an address written in content or code.
 *
 * - `page`: a path of this site, with query and hash separate in `suffix`
 * - `file`: a path that ends in a file name
 * - `here`: `#hash` or `?query` of the current page
 * - `own`: a full address on one of `ownDomains`
 * - `outside`: any other http(s) address
 * - `contact`: mailto, tel and geo (a place by its coordinates, RFC 5870)
 * - `unsafe`: everything else (`javascript:`, `//host`, `\\host`, userinfo tricks, broken
 *   addresses); it must never become an href
 */
export function readAddress(address: string, ownDomains: readonly string[]): Address {
  if (isContact.test(address)) return { kind: 'contact', href: address };
  if (startsLikeHttp.test(address)) return readHttpAddress(address, ownDomains);
  if (address.startsWith('#') || address.startsWith('?')) return { kind: 'here', href: address };
  if (!address.startsWith('/')) return { kind: 'unsafe' };
  const url = parse(address);
  // `/..//host` resolves to the path `//host`, which would lead to another host when used in a
  // page.
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

/**
 * Returns a hash without `#`, decoded: browsers encode Cyrillic letters and spaces. A hash that
 * cannot be decoded, such as `#%E0`, stays encoded; no place has such an `id`.
 */
export function decodeHash(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
