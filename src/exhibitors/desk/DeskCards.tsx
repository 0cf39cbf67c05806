import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Row } from '../../ui/Row';
import * as styles from './DeskCards.module.css';

/** What messengers show of a page. */
export type Card = {
  /** Names the page, and the file that is saved. */
  key: string;
  name: string;
  alt: string;
  file: { src: string; width: number; height: number };
};

/** The pictures that messengers show of the exhibitor's page and of each work, to be saved. */
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
