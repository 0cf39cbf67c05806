import { useTranslation } from 'react-i18next';
import { SessionStatus } from '../programme/SessionStatus';
import { StarButton } from '../stars/StarButton';
import { Link } from '../ui/Link';
import * as styles from './NameList.module.css';
import { seenNow, type MyRecord } from './records';
import { useWorkWords, WorkPicture } from './WorkFacts';

type Props = { records: readonly MyRecord[] };

/**
 * Sessions, stands, works and speakers in one list, each with a star and the same facts as in its
 * owner's list: place and time, artists, price, a work's picture.
 */
export function NameList({ records }: Props) {
  const details = useDetails();
  return (
    <ul role="list">
      {records.map((record) => {
        const hasPicture = record.kind === 'work' && record.facts !== undefined;
        return (
          <li
            key={record.key}
            className={styles.name}
            data-status={record.kind === 'session' ? record.status : undefined}
            data-picture={hasPicture || undefined}
          >
            {hasPicture && <WorkPicture facts={record.facts} />}
            <div className={styles.words}>
              <p>
                <Link to={record.path}>{record.name}</Link>
              </p>
              {details(record).map((line) => (
                <p key={line} className={styles.what}>
                  {line}
                </p>
              ))}
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
        );
      })}
    </ul>
  );
}

function useDetails() {
  const { t } = useTranslation('my');
  const { t: exhibitors } = useTranslation('exhibitors');
  const workWords = useWorkWords();
  const lines = (record: MyRecord): string[][] => {
    const kind = t(`kinds.${record.kind}`);
    switch (record.kind) {
      case 'session':
        return [
          [kind, record.weekday, `${record.start}–${record.end}`],
          [record.hallName, ...record.speakers.map(({ name }) => name)],
        ];
      case 'stand':
        return [[kind, record.stand, exhibitors(`participantTypes.${record.participantType}`)]];
      case 'work': {
        const { artists, sale } = workWords(record);
        return [[artists], [kind, record.stand, sale]];
      }
      case 'speaker':
        return [[kind, record.role]];
    }
  };
  return (record: MyRecord): string[] =>
    lines(record)
      .map((parts) => parts.filter((part) => part !== '').join(', '))
      .filter((line) => line !== '');
}
