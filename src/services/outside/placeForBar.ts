import { splitLocale } from '../../i18n/paths';
import type { Locale } from '../../i18n/locales';

/**
 * An element after the page for the consent bar, which survives changes of route, and the language
 * to ask in.
 */
export function placeForBar(): { place: Element; locale: Locale } {
  const place = document.createElement('div');
  document.body.append(place);
  return { place, locale: splitLocale(window.location.pathname).locale };
}
