import { localizedPath } from '../../i18n/paths';
import type { Locale } from '../../i18n/locales';
import { dropPageHash } from '../../browser/address';

const sign = '#l=';

/** Returns the address of the my-fair page with a whole list in its fragment (decision 028). */
export function sharedListAddress(locale: Locale, code: string): string {
  return window.location.origin + localizedPath('/my/', locale) + sign + code;
}

/** Returns the code of the list in the current address; undefined if it has none. */
export function readSharedList(): string | undefined {
  const { hash } = window.location;
  return hash.startsWith(sign) ? hash.slice(sign.length) : undefined;
}

/** Calls back when the address may contain another list; returns a function that stops it. */
export function onSharedList(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Removes the list from the address, in the same history entry. */
export function closeSharedList(): void {
  dropPageHash();
}
