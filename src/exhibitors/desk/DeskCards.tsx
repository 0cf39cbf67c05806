import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Row } from '../../ui/Row';
import * as styles from './DeskCards.module.css';

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
      <p className={styles.lead}>{t('cardsLead')}</p>
      <ul role="list" className={styles.cards}>
        {cards.map(({ key, name, alt, file }) => (
          <li key={key}>
            <img {...file} alt={alt} loading="lazy" decoding="async" className={styles.picture} />
            <p className={styles.name}>{name}</p>
            <p>
              <Link to={file.src} download={`${key}${file.src.replace(/^.*\./, '.')}`}>
                {t('save')}
              </Link>{' '}
              <span className={styles.size}>
                {file.width} × {file.height}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Row>
  );
}
