import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Row } from '../../ui/Row';
import * as styles from './DeskAddress.module.css';
import { QrPicture } from '../../ui/QrPicture';
import * as cardStyles from './DeskCards.module.css';

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

/** The picture that messengers show for a page. */
export type Card = {
  /** Identifies the page, and names the saved file. */
  key: string;
  name: string;
  alt: string;
  file: { src: string; width: number; height: number };
};

/** The pictures that messengers show for the exhibitor's page and for each work, to save. */
export function DeskCards({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('desk');
  return (
    <Row anchor="cards" title={t('cards')}>
      <p className={cardStyles.lead}>{t('cardsLead')}</p>
      <ul role="list" className={cardStyles.cards}>
        {cards.map(({ key, name, alt, file }) => (
          <li key={key}>
            <img
              {...file}
              alt={alt}
              loading="lazy"
              decoding="async"
              className={cardStyles.picture}
            />
            <p className={cardStyles.name}>{name}</p>
            <p>
              <Link to={file.src} download={`${key}${file.src.replace(/^.*\./, '.')}`}>
                {t('save')}
              </Link>{' '}
              <span className={cardStyles.size}>
                {file.width} × {file.height}
              </span>
            </p>
          </li>
        ))}
      </ul>
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
