import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { encodeStars } from './model/shareLink';
import { isoOf, type Locale } from '../i18n/locales';
import { localizedPath } from '../i18n/paths';
import { onPlainClick, openPage, onRouteChange } from '../browser/navigation';
import { sharedListAddress } from './browser/sharedList';
import { stars, areStarsStored, useStars } from './browser/starStore';
import { CopyLink } from './CopyLink';
import * as styles from './StarMessage.module.css';
import { createRoot, type Root } from 'react-dom/client';
import { focusBefore, placeForBar } from '../browser/bars';

/** How long a one-line message stays, ms; longer while it is hovered or has the focus. */
const shortMessageMs = 6000;

type Props = {
  t: TFunction<'stars'>;
  locale: Locale;
  isStarred: boolean;
  /**
   * Whether the message explains where the list is stored: at the first star, and if the list
   * cannot be stored.
   */
  isLong: boolean;
  isStored: boolean;
  onClose: () => void;
  /** Called when the time is over; the focus is elsewhere then. */
  onDone: () => void;
};

/**
 * The result of a press and a link to the list. A long message stays until it is closed or another
 * page opens; a short one disappears after a while.
 */
export function StarMessage({ t, locale, isStarred, isLong, isStored, onClose, onDone }: Props) {
  const count = useStars().length;
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isLong || isPaused) return undefined;
    const timer = setTimeout(onDone, shortMessageMs);
    return () => clearTimeout(timer);
  }, [isLong, isPaused, count, onDone]);
  const news = t(isStarred ? 'added' : 'removed');
  const text = isLong ? `${news} ${t(isStored ? 'keptHere' : 'notKept')}` : news;
  // Sets the text of an element that already exists, because screen readers announce only changes.
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  const path = localizedPath('/my/', locale);
  // A full load would lose a list that cannot be stored.
  const open = onPlainClick(() => void openPage(path));
  const address = () => sharedListAddress(locale, encodeStars(stars().map(({ key }) => key)));
  return (
    <section
      aria-label={t('message')}
      lang={isoOf(locale)}
      className={styles.message}
      data-long={isLong || undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p role="status" className={styles.words}>
        {announced}
      </p>
      <div className={styles.tools}>
        <a href={path} className={styles.open} onClick={open}>
          {t('open', { count })}
        </a>
        {isLong && <CopyLink t={t} address={address} />}
        <button type="button" className={styles.close} onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </section>
  );
}

let root: Root | undefined;
let isLong = false;
let wasStored = true;
let giveFocusBack: (() => void) | undefined;

/** Shows the result of the last press; long for the first star, and when storing begins to fail. */
export function showStarMessage(t: TFunction<'stars'>, locale: Locale, isStarred: boolean): void {
  const isStored = areStarsStored();
  if ((isStarred && stars().length === 1) || (wasStored && !isStored)) isLong = true;
  wasStored = isStored;
  giveFocusBack = focusBefore();
  if (root === undefined) {
    root = createRoot(placeForBar().place);
    onRouteChange(hide);
  }
  root.render(
    <StarMessage
      t={t}
      locale={locale}
      isStarred={isStarred}
      isLong={isLong}
      isStored={isStored}
      onClose={close}
      onDone={hide}
    />,
  );
}

function hide(): void {
  isLong = false;
  root?.render(null);
}

function close(): void {
  hide();
  giveFocusBack?.();
}
