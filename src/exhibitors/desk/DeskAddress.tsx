import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Row } from '../../ui/Row';
import * as styles from './DeskAddress.module.css';
import { QrPicture } from '../../ui/QrPicture';

/** The address of the exhibitor's page for copying, and as a QR code; prints as one sheet. */
export function DeskAddress({ exhibitor }: { exhibitor: Queries.DeskAddressFragment }) {
  const { t } = useTranslation('desk');
  const { year, slug, desk } = exhibitor;
  const { address, qr } = desk;
  return (
    <Row anchor="address" title={t('address')}>
      <div className={styles.place}>
        <div className={styles.code}>
          <QrPicture code={qr} label={t('code', { address })} />
        </div>
        <div className={styles.words}>
          <p className={styles.address}>{address}</p>
          <p className={styles.lead}>{t('addressLead')}</p>
          <p className={styles.lead}>{t('print')}</p>
          <p className={styles.lead}>
            <Link to={`/exhibitors/${year}/${slug}/`}>{t('open')}</Link>
          </p>
        </div>
      </div>
    </Row>
  );
}

export const fragments = graphql`
  fragment QrCodeFields on QrCode {
    size
    path
  }
  fragment DeskAddress on Exhibitor {
    year
    slug
    desk(language: $language) {
      address
      qr {
        ...QrCodeFields
      }
    }
  }
`;
