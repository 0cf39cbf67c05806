import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBelowView } from '../../browser/window';
import { Button } from '../../ui/Button';
import { LinkContext } from '../../ui/Link';
import * as styles from './KeepForVenue.module.css';
import type { CopyStatus } from './copyStatus';
import { moscowDay, now, shiftDay } from '../../lib/time/clock';
import { useMounted } from '../../ui/useMounted';
import { hasWorker } from './browser/hasWorker';
import { readOffer } from './browser/offer';

/**
 * Offers to store some pages for the venue, where the network is poor (decision 029). Shows the
 * copy's size, the progress, when the copy was stored or why it was not, and how to remove it; in
 * the edition's colour during the fair. Most of its code loads when it comes near the viewport. In
 * static HTML it is hidden with its space reserved; it disappears if there is no offer, as after
 * the fair. Pages that show it include the messages `offline` in their query.
 */
export function KeepForVenue() {
  const { t } = useTranslation('offline');
  const { locale } = useContext(LinkContext);
  const place = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<CopyStatus>();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        // If loading fails, the place stays empty.
        import(/* webpackChunkName: "keeping" */ './copyStatus').then(
          async ({ offerCopy }) => {
            if (await offerCopy(locale, t, setWords)) return;
            // The offer's place disappears only below the window, because visible content must not
            // move.
            setGone(place.current !== null && isBelowView(place.current));
          },
          () => undefined,
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [locale, t]);
  const { look, button, press, text } = words ?? { button: t('keep'), text: t('offer') };

  return (
    <div
      ref={place}
      id={keepAnchor}
      className={styles.keep}
      data-offered={words !== undefined}
      hidden={isGone}
    >
      <Button look={look} onClick={press}>
        {button}
      </Button>
      <p role="status">{text}</p>
    </div>
  );
}

/** How long before its first day the fair counts as near, days. */
const nearDays = 14;

/**
 * A link on the first screen to `KeepForVenue` further down: from two weeks before the edition to
 * its last day, for visitors without a copy (decision 029). Otherwise hidden, with its space
 * reserved.
 */
export function KeepLink() {
  const { t } = useTranslation('offline');
  const isShown = useMounted() && isNear() && !hasWorker();
  return (
    <a className={styles.link} href={`#${keepAnchor}`} data-shown={isShown}>
      {t('link')}
    </a>
  );
}

const keepAnchor = 'keep';

function isNear(): boolean {
  const offer = readOffer();
  const today = moscowDay(now());
  return (
    offer !== undefined && shiftDay(offer.firstDay, -nearDays) <= today && today <= offer.lastDay
  );
}
