import { useTranslation } from 'react-i18next';
import { SessionStatus } from '../programme/SessionStatus';
import { StarButton } from '../stars/StarButton';
import { Link } from '../ui/Link';
import * as styles from './NameList.module.css';
import { seenNow, type MyRecord } from './records';

/** Sessions, stands, works and speakers in one list: name, what it is, and a star. */
export function NameList({ records }: { records: readonly MyRecord[] }) {
  const { t } = useTranslation('my');
  return (
    <ul role="list">
      {records.map((record) => (
        <li
          key={record.key}
          className={styles.name}
          data-status={record.kind === 'session' ? record.status : undefined}
        >
          <div className={styles.words}>
            <p>
              <Link to={record.path}>{record.name}</Link>
            </p>
            <p className={styles.what}>
              {[t(`kinds.${record.kind}`), ...detail(record)].join(', ')}
            </p>
            {record.kind === 'session' && (
              <SessionStatus status={record.status} note={record.note} className={styles.news} />
            )}
          </div>
          <StarButton
            kind={record.kind}
            year={record.year}
            slug={record.slug}
            name={record.name}
            {...(record.kind === 'session' && { seen: seenNow(record) })}
            isQuiet
          />
        </li>
      ))}
    </ul>
  );
}

function detail(record: MyRecord): string[] {
  switch (record.kind) {
    case 'session':
      return [record.weekday, `${record.start}–${record.end}`];
    case 'stand':
    case 'work':
      return [record.stand];
    case 'speaker':
      return [record.role];
  }
}
