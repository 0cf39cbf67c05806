import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBelowView } from '../../browser/viewport';
import { Button } from '../../ui/Button';
import { LinkContext } from '../../ui/LinkContext';
import { keepAnchor } from './KeepLink';
import * as styles from './KeepForVenue.module.css';
import type { KeepWords } from './keepWords';

/**
 * Offers to keep some pages for the venue, where the network is poor (decision 029): what it
 * costs, how far it is, when it was kept or why not, and how to remove it; in the edition's colour
 * while the edition runs. Most of it is loaded when it comes near the window. Hidden, with its
 * space kept, in static HTML; gone where nothing is offered, as after the fair.
 * Pages that show it name the messages `offline` in their query.
 */
export function KeepForVenue() {
  const { t } = useTranslation('offline');
  const { locale } = useContext(LinkContext);
  const place = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<KeepWords>();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        // Should it never come, the place stays empty.
        import(/* webpackChunkName: "keeping" */ './keepWords').then(
          async ({ offerCopy }) => {
            if (await offerCopy(locale, t, setWords)) return;
            // What is in sight must not move: then the place stays empty.
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
