import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { starKey, type StarKind } from './model/starKey';
import type { SeenSession } from './model/stars';
import { LinkContext } from '../ui/LinkContext';
import { setStarOnDemand } from './browser/starsOnDemand';
import * as styles from './StarButton.module.css';
import { tellStar } from './tellStar';
import { useIsStarred } from './useIsStarred';

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
  const isStarred = useIsStarred(key);
  const press = () => {
    const star = seen === undefined ? { key } : { key, seen };
    void setStarOnDemand(star, !isStarred).then((isDone) => {
      if (isDone && !isQuiet) tellStar(t, locale, !isStarred);
    });
  };
  return (
    <button
      type="button"
      aria-pressed={isStarred}
      aria-label={t('star', { name })}
      className={withWords ? `${styles.star} ${styles.withWords}` : styles.star}
      onClick={press}
    >
      {withWords && t('toMyFair')}
    </button>
  );
}
