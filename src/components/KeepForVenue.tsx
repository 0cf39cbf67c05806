import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../primitives/Button';
import { LinkContext } from '../primitives/LinkContext';
import { hasWorker, readOffer } from '../services/offline/offer';
import * as styles from './KeepForVenue.module.css';
import type { KeepWords } from './keepWords';
import { useMoscowTime } from './useMoscowTime';

const never = () => () => undefined;
const nothing = () => undefined;
/** Room for the offer's words until the size is known, kB: the most it may be (decision 029). */
const most = 500;

/**
 * Offers to keep some pages for the venue, where the network is poor (decision 029): what it costs,
 * how far it is, when it was kept or why not, and how to remove it. In the edition's colour while
 * the edition runs. Hidden, with its space kept, in static HTML and where the browser can't; gone
 * where the fair does not offer it. Pages that show it name the messages `offline` in their query.
 */
export function KeepForVenue() {
  const { t } = useTranslation('offline');
  const { locale } = useContext(LinkContext);
  const offer = useSyncExternalStore(never, readOffer, nothing);
  const today = useMoscowTime()?.slice(0, 10);
  const [words, setWords] = useState<KeepWords>();
  const [size = most, firstDay = '', lastDay = ''] = offer?.split(' ') ?? [];
  const isRunning = today !== undefined && firstDay <= today && today <= lastDay;

  useEffect(() => {
    if (hasWorker()) void load().then(({ tellCopy }) => tellCopy(locale, t, setWords), nothing);
  }, [locale, t]);
  const keep = () =>
    void load().then(
      ({ keepNow }) => keepNow(locale, t, setWords),
      () => setWords({ button: t('again'), press: keep, text: t('troubles.incomplete') }),
    );

  return (
    <div className={styles.keep} data-offered={offer !== undefined}>
      <Button look={isRunning ? 'signal' : 'plain'} onClick={words ? words.press : keep}>
        {words?.button ?? t('keep')}
      </Button>
      <p role="status">{words?.text ?? t('offer', { size })}</p>
    </div>
  );
}

/** Loaded for those who ask, or have asked. */
function load() {
  return import(/* webpackChunkName: "keeping" */ './keepWords');
}
