import type { Locale } from '../i18n/locales';
import { splitLocale } from '../i18n/paths';

/**
 * Adds an element for a bar over the window's lower edge, such as the consent bar or a late notice;
 * returns it with the page's language. It comes after the page, so it survives changes of route;
 * several bars stack (src/styles/base.css).
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

/** Returns a function that refocuses the element that has the focus now, if it still exists. */
export function focusBefore(): () => void {
  const { activeElement } = document;
  return () => {
    if (activeElement instanceof HTMLElement && activeElement.isConnected)
      activeElement.focus({ preventScroll: true });
  };
}
