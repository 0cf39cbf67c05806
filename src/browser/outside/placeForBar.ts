import { splitLocale } from '../../i18n/paths';
import type { Locale } from '../../i18n/locales';

/**
 * An element after the page for a bar over its lower edge, such as the consent bar or late notices,
 * and the language of the page. It survives changes of route; several bars stand one above another
 * (src/styles/base.css).
 */
export function placeForBar(): { place: HTMLElement; locale: Locale } {
  let edge = document.querySelector('[data-lower-edge]');
  if (edge === null) {
    edge = document.createElement('div');
    edge.setAttribute('data-lower-edge', '');
    document.body.append(edge);
  }
  const place = document.createElement('div');
  edge.append(place);
  return { place, locale: splitLocale(window.location.pathname).locale };
}
