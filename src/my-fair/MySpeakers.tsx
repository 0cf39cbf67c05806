import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { StarButton } from '../stars/StarButton';
import { Link } from '../ui/Link';
import * as styles from './MySpeakers.module.css';
import {
  seenNow,
  type MyRecords,
  type SessionRecord,
  type SpeakerRecord,
  type Shown,
} from './records';

type Props = { speakers: readonly Shown<SpeakerRecord>[]; records: MyRecords };

/** The starred speakers of the shown year, each with a star button and that speaker's sessions. */
export function MySpeakers({ speakers, records }: Props) {
  const { t } = useTranslation('my');
  const year = records.shown.speaker;
  if (speakers.length === 0 || year === undefined) return null;
  const programme = [...records.byKey.values()].filter(
    (record): record is SessionRecord =>
      record.kind === 'session' && record.year === records.shown.session,
  );
  return (
    <Row anchor="my-speakers" title={t('speakersOf', { year })}>
      <ul role="list" className={styles.speakers}>
        {speakers.map(({ record, isStarred }) => (
          <li key={record.key} className={styles.speaker} data-dropped={!isStarred || undefined}>
            <div>
              <h3 className={styles.name}>
                <Link to={record.path}>{record.name}</Link>
              </h3>
              <p>{isStarred ? record.role : t('dropped')}</p>
            </div>
            <StarButton
              kind="speaker"
              year={record.year}
              slug={record.slug}
              name={record.name}
              isQuiet
            />
            <Sessions
              sessions={programme.filter(({ speakers: named }) =>
                named.some(({ key }) => key === record.key),
              )}
            />
          </li>
        ))}
      </ul>
    </Row>
  );
}

function Sessions({ sessions }: { sessions: readonly SessionRecord[] }) {
  const { t } = useTranslation('my');
  if (sessions.length === 0) return <p className={styles.none}>{t('noSessions')}</p>;
  return (
    <ul role="list" className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.key} className={styles.session} data-status={session.status}>
          <p>
            {session.weekday}, {session.start}–{session.end},{' '}
            <Link to={session.path}>{session.name}</Link>
          </p>
          <StarButton
            kind="session"
            year={session.year}
            slug={session.slug}
            name={session.name}
            seen={seenNow(session)}
            isQuiet
          />
        </li>
      ))}
    </ul>
  );
}
