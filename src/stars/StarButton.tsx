import type { TFunction } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { starKey, type StarKind } from './model/starKey';
import type { SeenSession } from './model/stars';
import { LinkContext } from '../ui/LinkContext';
import { isStarred, onStarsOnDemand, setStarOnDemand } from './browser/starsOnDemand';
import * as styles from './StarButton.module.css';

type Props = {
  kind: StarKind;
  year: number;
  slug: string;
  /** What is starred, in the page's language; becomes part of the button's name. */
  name: string;
  /** What a session is now, so that a later change can be told. */
  seen?: SeenSession;
  /** Whether the button shows words: where it stands alone, on the page of what it stars. */
  withWords?: boolean;
  /** Whether no message follows: on the page of the list itself. */
  isQuiet?: boolean;
};

/**
 * Puts a stand, session or speaker on the visitor's list, or takes it off (decision 028). The name
 * says what is starred and stays the same; whether it is starred, says `aria-pressed`. It is not
 * seen until the app runs, as it does nothing before, but its space is kept. Never inside a link.
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
  // Only what changes renders again, so a long list may ask often.
  const isOn = useSyncExternalStore(
    onStarsOnDemand,
    () => isStarred(key),
    () => false,
  );
  const press = () => {
    const star = seen === undefined ? { key } : { key, seen };
    void setStarOnDemand(star, !isOn).then((isDone) => {
      if (isDone && !isQuiet) tellStar(t, locale, !isOn);
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
 * Says at the bottom of the window what a press of a star did, in words loaded with the page. Does
 * nothing if the message can't be fetched: the star itself has been set by then.
 */
function tellStar(t: TFunction<'stars'>, locale: Locale, isStarred: boolean): void {
  import(/* webpackChunkName: "star-message" */ './showStarMessage').then(
    ({ showStarMessage }) => showStarMessage(t, locale, isStarred),
    () => undefined,
  );
}
