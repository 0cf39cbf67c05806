import { useTranslation } from 'react-i18next';
import { queryOfList } from '../works/model/workList';
import { StarButton } from '../stars/StarButton';
import { Link } from '../ui/Link';
import * as styles from './MyWorks.module.css';
import type { Shown, WorkRecord } from './records';
import { useWorkWords, WorkPicture } from './WorkFacts';

const fromHere = queryOfList('my');

/** The starred works of a stand: picture, whose it is, price, and whether it can be had. */
export function MyWorks({ works }: { works: readonly Shown<WorkRecord>[] }) {
  const { t } = useTranslation('my');
  const workWords = useWorkWords();
  return (
    <ul role="list" className={styles.works}>
      {works.map(({ record, isStarred }) => {
        const { artists, sale } = workWords(record);
        return (
          <li key={record.key} className={styles.work} data-dropped={!isStarred || undefined}>
            <WorkPicture facts={record.facts} />
            <div>
              <h4 className={styles.title}>
                <Link to={record.path + fromHere}>{record.name}</Link>
              </h4>
              {artists && <p>{artists}</p>}
              <p>{isStarred ? sale : t('dropped')}</p>
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
