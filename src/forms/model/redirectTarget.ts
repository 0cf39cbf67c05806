import type { Locale } from '../../i18n/locales';
import { localizedPath, splitLocale } from '../../i18n/paths';
import { readAddress } from '../../lib/address';

/** The target after a lead: a route of the app, or another page by a full load. */
export type RedirectTarget = { kind: 'route'; path: string } | { kind: 'page'; href: string };

/** Returns a target as a full address on this domain. */
export function fullAddress(target: RedirectTarget, domain: string): string {
  return target.kind === 'page' ? target.href : `https://${domain}${target.path}`;
}

/** The default thank-you path (spec §9). */
export const thanksPath = '/thanks/';

/**
 * Parses a redirect value (spec §4): a route of the app in the page's language, or, if it begins
 * with http, a full https address on an allowed host. Anything else leads to the thank-you page.
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
  // Without its locale prefix, a path like `/en//host` would become `//host`, another host.
  if (address.path.includes('//') || splitLocale(address.path).path.startsWith('//')) return thanks;
  return { kind: 'route', path: localizedPath(address.path, locale) + address.suffix };
}
