import type { TFunction } from 'i18next';
import type { Locale } from '../i18n/locales';

/**
 * Says at the bottom of the window what a press of a star did, in words loaded with the page. Does
 * nothing if the message can't be fetched: the star itself has been set by then.
 */
export function tellStar(t: TFunction<'stars'>, locale: Locale, isStarred: boolean): void {
  import(/* webpackChunkName: "star-message" */ './showStarMessage').then(
    ({ showStarMessage }) => showStarMessage(t, locale, isStarred),
    () => undefined,
  );
}
