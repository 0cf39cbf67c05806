import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Row } from '../../ui/Row';
import * as styles from './DeskCards.module.css';

/** What messengers show of a page. */
export type Card = {
  /** Names the page, and the file that is saved. */
  key: string;
  name: string;
  alt: string;
  /** The picture's renditions, where it is not one that was drawn for sharing. */
  image: IGatsbyImageData | null;
  file: { src: string; width: number; height: number };
};

const widths = { 0: '100vw - 2rem', 640: '46vw', 1024: '20rem' };

/** The pictures that messengers show of the exhibitor's page and of each work, to be saved. */
export function DeskCards({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('desk');
  return (
    <Row anchor="cards" title={t('cards')}>
      <p className={styles.lead}>{t('cardsLead')}</p>
      <ul role="list" className={styles.cards}>
        {cards.map(({ key, name, alt, image, file }) => (
          <li key={key}>
            {image === null ? (
              <img {...file} alt={alt} loading="lazy" decoding="async" className={styles.picture} />
            ) : (
              <Picture image={image} alt={alt} widths={widths} className={styles.picture} />
            )}
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
