import { useMemo, useState, useSyncExternalStore, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { useMoscowTime } from '../edition/useFairTime';
import { useStars, areStarsStored, onStars, stars, changeStars } from '../stars/browser/starStore';
import type { Star } from '../stars/model/stars';
import { stateAt } from '../programme/model/sessionTime';
import { decodeStars } from '../stars/model/shareLink';
import * as styles from './MyFairList.module.css';
import { MyDays } from './MyDays';
import { MyStands } from './MyStands';
import {
  myRecords,
  type MyRecord,
  type SessionRecord,
  type Shown,
  type WorkRecord,
  byKindAndTime,
  seenNow,
  type MyRecords,
  type SpeakerRecord,
} from './records';
import { PrintedHead, TakeAlong, takeAlong } from './TakeAlong';
import { TheirList } from './TheirList';
import { NameList } from './NameList';
import { changesSince } from './model/agenda';
import { Button } from '../ui/Button';
import * as changesStyles from './Changes.module.css';
import { StarButton } from '../stars/StarButton';
import { Link } from '../ui/Link';
import * as mySpeakersStyles from './MySpeakers.module.css';

export type MyFairListProps = {
  data: Queries.MyRecordsFragment;
  /** The records of past years, if an entry of the list is among them. */
  past: readonly MyRecord[] | undefined;
  fair: { name: string; domain: string };
  code: string | undefined;
};

/**
 * The list: a shared list from a link, changes, the days, the stands with their works, the
 * speakers, past years, and files to take along. Removed entries stay in their place, so that
 * nothing moves under the thumb and one press restores them.
 */
export function MyFairList({ data, past, fair, code }: MyFairListProps) {
  const { t } = useTranslation('my');
  const { t: words } = useTranslation('stars');
  const isStored = useSyncExternalStore(onStars, areStarsStored);
  const records = useMemo(() => myRecords(data, past), [data, past]);
  // Stars unknown to this build are not shown but stay stored, because their records can come back.
  const list = useStars().filter(({ key }) => records.byKey.has(key));
  const shown = useShown(list, records.byKey);
  const sessions = shown.filter(isSession);
  const isPast = ({ record }: Shown) => record.year !== records.shown[record.kind];
  const time = useMoscowTime();
  const { programme } = data;
  const isOver = programme && time && time.slice(0, 10) > programme.edition.lastDay;
  const counts = (['session', 'stand', 'work', 'speaker'] as const).flatMap((kind) => {
    const count = shown.filter(({ record, isStarred }) => isStarred && record.kind === kind).length;
    return count === 0 ? [] : [t(`${kind}s`, { count })];
  });
  return (
    <div className={styles.list}>
      <PrintedHead list={list} fair={fair.name} venue={programme?.edition.venue} />
      {!isStored && (
        <p role="alert" className={styles.trouble}>
          {words('notKept')}
        </p>
      )}
      {code !== undefined && (
        <TheirList key={`${code} ${past !== undefined}`} code={code} records={records} />
      )}
      {counts.length > 0 && (
        <p className={styles.summary}>
          <span>{t('summary', { what: counts.join(', ') })}</span>
          <a href={`#${takeAlong}`}>{t('toTakeAlong')}</a>
        </p>
      )}
      {counts.length === 0 && <p className={styles.summary}>{t('emptyYet')}</p>}
      {isOver && <p className={styles.over}>{t('fairOver', { year: programme.year })}</p>}
      <Changes
        sessions={sessions.filter(
          ({ record, isStarred }) => isStarred && !(time && stateAt(record, time) === 'over'),
        )}
      />
      <MyDays
        sessions={sessions.filter((one) => !isPast(one))}
        records={records}
        edition={programme?.edition}
      />
      <MyStands
        stands={shown.filter(isStand).filter((one) => !isPast(one))}
        works={shown.filter(isWork).filter((one) => !isPast(one))}
        records={records}
      />
      <MySpeakers
        speakers={shown.filter(isSpeaker).filter((one) => !isPast(one))}
        records={records}
      />
      <PastYears shown={shown.filter(isPast)} />
      {list.length > 0 && (
        <div className={styles.onScreen}>
          <Row anchor={takeAlong} title={t('take.title')}>
            <TakeAlong list={list} records={records} fair={fair} venue={programme?.edition.venue} />
          </Row>
        </div>
      )}
    </div>
  );
}

/**
 * Whether the visitor's list or the list in the link has entries other than the records of the
 * years on show.
 */
export function needsPast(data: Queries.MyRecordsFragment, code: string | undefined): boolean {
  const { byKey, keys } = myRecords(data);
  const shared = code === undefined ? undefined : decodeStars(code, keys);
  return (shared?.missing ?? 0) > 0 || stars().some(({ key }) => !byKey.has(key));
}

const isSession = (one: Shown): one is Shown<SessionRecord> => one.record.kind === 'session';
const isStand = (one: Shown): one is Shown<Extract<MyRecord, { kind: 'stand' }>> =>
  one.record.kind === 'stand';
const isWork = (one: Shown): one is Shown<WorkRecord> => one.record.kind === 'work';
const isSpeaker = (one: Shown): one is Shown<Extract<MyRecord, { kind: 'speaker' }>> =>
  one.record.kind === 'speaker';

/** Returns the list's records, including records just removed, each in its original place. */
function useShown(list: readonly Star[], byKey: ReadonlyMap<string, MyRecord>): Shown[] {
  const [known, setKnown] = useState(list);
  const isNew = list.some(({ key }) => !known.some((one) => one.key === key));
  if (isNew) {
    setKnown([...known, ...list.filter(({ key }) => !known.some((one) => one.key === key))]);
  }
  return known.flatMap(({ key, seen }) => {
    const record = byKey.get(key);
    const star = list.find((one) => one.key === key);
    return record === undefined
      ? []
      : [{ record, star: star ?? { key, ...(seen && { seen }) }, isStarred: star !== undefined }];
  });
}

type PastYearsProps = { shown: readonly Shown[] };

/** Stars of editions that lists no longer show, by year, newest first. */
function PastYears({ shown }: PastYearsProps) {
  const { t } = useTranslation('my');
  const years = [...new Set(shown.map(({ record }) => record.year))].sort((a, b) => b - a);
  return (
    <>
      {years.map((year) => (
        <Row key={year} anchor={`my-${year}`} title={t('ofYear', { year })}>
          <NameList
            records={shown
              .map(({ record }) => record)
              .filter((record) => record.year === year)
              .sort(byKindAndTime)}
          />
        </Row>
      ))}
    </>
  );
}

/**
 * Reports how many starred sessions have changed, with links to their days; one press accepts the
 * changes.
 */
export function Changes({ sessions }: { sessions: readonly Shown<SessionRecord>[] }) {
  const { t } = useTranslation('my');
  const [isDone, setDone] = useState(false);
  // The focus moves here, because the pressed button has disappeared.
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus({ preventScroll: true });
  }, [isDone]);
  const changed = sessions.filter(
    ({ record, star }) => star.seen && changesSince(star.seen, seenNow(record)).length > 0,
  );
  const understand = () => {
    const now = new Map(changed.map(({ record }) => [record.key, seenNow(record)]));
    changeStars((list) =>
      list.map((star) => {
        const seen = now.get(star.key);
        return seen ? { ...star, seen } : star;
      }),
    );
    setDone(true);
  };
  if (changed.length === 0)
    return (
      <p ref={done} role="status" tabIndex={-1} className={isDone ? changesStyles.done : undefined}>
        {isDone && t('since.done')}
      </p>
    );
  return (
    <div className={changesStyles.changes}>
      <p className={changesStyles.title}>{t('since.title', { count: changed.length })}</p>
      <ul role="list">
        {changed.map(({ record }) => (
          <li key={record.key}>
            <a href={`#${record.date}`}>{record.name}</a>
          </li>
        ))}
      </ul>
      <Button look="plain" onClick={understand}>
        {t('since.understood')}
      </Button>
    </div>
  );
}

type Props = { speakers: readonly Shown<SpeakerRecord>[]; records: MyRecords };

/** The starred speakers of the shown year, each with a star button and that speaker's sessions. */
function MySpeakers({ speakers, records }: Props) {
  const { t } = useTranslation('my');
  const year = records.shown.speaker;
  if (speakers.length === 0 || year === undefined) return null;
  const programme = [...records.byKey.values()].filter(
    (record): record is SessionRecord =>
      record.kind === 'session' && record.year === records.shown.session,
  );
  return (
    <Row anchor="my-speakers" title={t('speakersOf', { year })}>
      <ul role="list" className={mySpeakersStyles.speakers}>
        {speakers.map(({ record, isStarred }) => (
          <li
            key={record.key}
            className={mySpeakersStyles.speaker}
            data-dropped={!isStarred || undefined}
          >
            <div>
              <h3 className={mySpeakersStyles.name}>
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
  if (sessions.length === 0) return <p className={mySpeakersStyles.none}>{t('noSessions')}</p>;
  return (
    <ul role="list" className={mySpeakersStyles.sessions}>
      {sessions.map((session) => (
        <li key={session.key} className={mySpeakersStyles.session} data-status={session.status}>
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
