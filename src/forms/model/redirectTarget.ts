import type { Locale } from '../../i18n/locales';
import { localizedPath, splitLocale } from '../../i18n/paths';
import { readAddress } from '../../lib/address';

/** Where a visitor goes after a lead: a route of the app, or another page in full. */
export type RedirectTarget = { kind: 'route'; path: string } | { kind: 'page'; href: string };

/** A target as a full address of the site with this domain. */
export function fullAddress(target: RedirectTarget, domain: string): string {
  return target.kind === 'page' ? target.href : `https://${domain}${target.path}`;
}

/** The default thank-you path (spec §9). */
export const thanksPath = '/thanks/';

/**
 * Reads a redirect value (spec §4): a route of the app in the page's language, unless it begins
 * with http; then a full https address of a listed host. Anything else leads to the thank-you page.
 */
export function readRedirectTarget(
  value: string | null | undefined,
  locale: Locale,
  hosts: readonly string[],
): RedirectTarget {
  const thanks: RedirectTarget = { kind: 'route', path: localizedPath(thanksPath, locale) };
  if (value === null || value === undefined || value === '') return thanks;
  const address = readAddress(value, hosts);
  if (address.kind === 'own')
    return new URL(address.href).protocol === 'https:'
      ? { kind: 'page', href: address.href }
      : thanks;
  if (address.kind !== 'page') return thanks;
  // A path like `/en//host` would become `//host`, another host, once its prefix is removed.
  if (address.path.includes('//') || splitLocale(address.path).path.startsWith('//')) return thanks;
  return { kind: 'route', path: localizedPath(address.path, locale) + address.suffix };
}
