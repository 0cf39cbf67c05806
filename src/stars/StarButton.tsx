import type { TFunction } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { starKey, type StarKind } from './model/starKey';
import type { SeenSession } from './model/stars';
import { LinkContext } from '../ui/Link';
import { isStarred, onStarsOnDemand, setStarOnDemand } from './browser/starsOnDemand';
import * as styles from './StarButton.module.css';

type Props = {
  kind: StarKind;
  year: number;
  slug: string;
  /** The name of the starred thing, in the page's language; part of the button's name. */
  name: string;
  /** The session's current time and hall, so that a later change can be reported. */
  seen?: SeenSession;
  /** Shows words next to the star, on the page of the starred thing. */
  withWords?: boolean;
  /** Shows no message after a press, on the page of the list itself. */
  isQuiet?: boolean;
};

/**
 * Adds a stand, work, session or speaker to the visitor's list, or removes it (decision 028). Its
 * name stays the same; `aria-pressed` carries the state. Invisible until the app runs, because it
 * does nothing before, but its space is reserved. Never put it inside a link.
 */
export function StarButton({
  kind,
  year,
  slug,
  name,
  seen,
  withWords = false,
  isQuiet = false,
}: Props) {
  const { t } = useTranslation('stars');
  const { locale } = useContext(LinkContext);
  const key = starKey(kind, year, slug);
  // A change of the list renders only the buttons whose own star has changed, so a list can have
  // many of them.
  const isOn = useSyncExternalStore(
    onStarsOnDemand,
    () => isStarred(key),
    () => false,
  );
  const press = () => {
    const star = seen === undefined ? { key } : { key, seen };
    void setStarOnDemand(star, !isOn).then((isDone) => {
      if (isDone && !isQuiet) showResult(t, locale, !isOn);
    });
  };
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('star', { name })}
      className={withWords ? `${styles.star} ${styles.withWords}` : styles.star}
      onClick={press}
    >
      {withWords && t('toMyFair')}
    </button>
  );
}

/**
 * Shows the result of a press at the bottom of the window, in words loaded with the page. Does
 * nothing if the message cannot be loaded: the star itself is already set.
 */
function showResult(t: TFunction<'stars'>, locale: Locale, isStarred: boolean): void {
  import('./StarMessage').then(
    ({ showStarMessage }) => showStarMessage(t, locale, isStarred),
    () => undefined,
  );
}
