import { useTranslation } from 'react-i18next';
import { moscowDay, now, shiftDay } from '../../lib/time/clock';
import { useMounted } from '../../ui/useMounted';
import { hasWorker } from './browser/hasWorker';
import { readOffer } from './browser/offer';
import * as styles from './KeepForVenue.module.css';

/** How long before its first day the fair counts as near, days. */
const before = 14;

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

export const keepAnchor = 'keep';

function isNear(): boolean {
  const offer = readOffer();
  const today = moscowDay(now());
  return (
    offer !== undefined && shiftDay(offer.firstDay, -before) <= today && today <= offer.lastDay
  );
}
