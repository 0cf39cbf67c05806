import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { encodeStars } from '../stars/model/shareLink';
import type { Star } from '../stars/model/stars';
import { sharedListAddress } from '../stars/browser/sharedList';
import { LinkContext } from '../ui/LinkContext';
import * as styles from './PrintedHead.module.css';
import { QrCode } from './QrCode';

type Props = {
  list: readonly Star[];
  fair: string;
  venue: { name: string; address: string } | undefined;
};

/**
 * The head of the printed list: the fair, its venue, and the QR code of the list's link. The code
 * is at the top because at the end it could be alone on a sheet.
 */
export function PrintedHead({ list, fair, venue }: Props) {
  const { t } = useTranslation('my');
  const { locale } = useContext(LinkContext);
  const address = sharedListAddress(locale, encodeStars(list.map(({ key }) => key)));
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.title}>{t('take.shareTitle', { fair })}</p>
        {venue && <p>{`${venue.name}, ${venue.address}`}</p>}
      </div>
      {list.length > 0 && <QrCode address={address} />}
    </div>
  );
}
