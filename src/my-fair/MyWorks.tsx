import { useTranslation } from 'react-i18next';
import { StarButton } from '../stars/StarButton';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { isPriceOnRequest } from '../works/model/availability';
import * as styles from './MyWorks.module.css';
import type { Shown, WorkRecord } from './records';

/** The starred works of a stand: picture, whose it is, price, and whether it can be had. */
export function MyWorks({ works }: { works: readonly Shown<WorkRecord>[] }) {
  const { t } = useTranslation('my');
  const { t: exhibitors } = useTranslation('exhibitors');
  return (
    <ul role="list" className={styles.works}>
      {works.map(({ record, isStarred }) => {
        const { facts } = record;
        const image = facts?.picture.gatsbyImageData;
        const names = facts?.makers.map(({ name }) => name).join(', ');
        const price =
          facts?.priceText ??
          (facts && isPriceOnRequest(facts) ? exhibitors('priceOnRequest') : undefined);
        const isGone = facts?.availability === 'sold' || facts?.availability === 'reserved';
        return (
          <li key={record.key} className={styles.work} data-dropped={!isStarred || undefined}>
            <span className={styles.frame}>
              {image && (
                <Picture image={image} alt="" widths={{ 0: '4.5rem' }} className={styles.picture} />
              )}
            </span>
            <div>
              <h4 className={styles.title}>
                <Link to={record.path}>{record.name}</Link>
              </h4>
              {names && <p>{names}</p>}
              {isStarred ? (
                <p>
                  {[price, isGone && exhibitors(`availability.${facts.availability}`)]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              ) : (
                <p>{t('dropped')}</p>
              )}
            </div>
            <StarButton
              kind="work"
              year={record.year}
              slug={record.slug}
              name={record.name}
              isQuiet
            />
          </li>
        );
      })}
    </ul>
  );
}
