import { useTranslation } from 'react-i18next';
import { HallLink } from '../plan/PlaceLink';
import { SessionStatus } from '../programme/SessionStatus';
import { StarButton } from '../stars/StarButton';
import { type ListMoment, changesSince, type Change } from './model/agenda';
import { endMoment } from '../programme/model/sessionEnd';
import { Link } from '../ui/Link';
import { seenNow, type MyRecords, type SessionRecord, type Shown } from './records';
import * as styles from './SessionItem.module.css';
import type { SeenSession } from '../stars/model/stars';

type Props = {
  one: Shown<SessionRecord>;
  records: MyRecords;
  clashesWith?: readonly SessionRecord[];
  /**
   * The sessions that clashed with this one before removals on this page; the line that lists them
   * keeps its space.
   */
  clashedWith?: readonly SessionRecord[];
  moment?: ListMoment | undefined;
  /** Minutes until the session begins; only within the last hour. */
  minutesToGo?: number | undefined;
};

/** One session of the list: time, title and place, clashes, changes. */
export function SessionItem({
  one,
  records,
  clashesWith = [],
  clashedWith = [],
  moment,
  minutesToGo,
}: Props) {
  const { t } = useTranslation('my');
  const { t: sessions } = useTranslation('sessions');
  const changeWords = useChangeWords(records);
  const { record, star, isStarred } = one;
  const { key, date, start, end, name, path, hallName, status, note, year, slug } = record;
  const speakers = record.speakers.map((speaker) => speaker.name);
  const clashes = clashesWith.length > 0 ? clashesWith : clashedWith;
  const changes = star.seen ? changesSince(star.seen, seenNow(record)) : [];
  return (
    <div className={styles.session} data-status={status} data-dropped={!isStarred || undefined}>
      <p className={styles.time}>
        <time dateTime={`${date}T${start}+03:00`}>{start}</time>–
        <time dateTime={`${endMoment({ date, start, end })}+03:00`}>{end}</time>
        {moment !== undefined && (
          <span className={styles.moment} data-moment={moment}>
            {[
              ` ${sessions(`moments.${moment}`)}`,
              ...(minutesToGo === undefined ? [] : [t('inMinutes', { minutes: minutesToGo })]),
            ].join(', ')}
          </span>
        )}
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={path}>{name}</Link>
        </h3>
        {isStarred ? (
          <p key="place">
            <HallLink hall={{ id: record.hall, name: hallName, isOnMap: record.isOnMap }} />
            {speakers.map((speaker) => `, ${speaker}`)}
          </p>
        ) : (
          <p key="dropped">{t('dropped')}</p>
        )}
        <SessionStatus status={status} note={note} className={styles.news} />
        {star.seen && changes.length > 0 && (
          <p className={styles.news}>
            {changes.map((change) => changeWords(change, star.seen ?? seenNow(record))).join(' ')}
          </p>
        )}
        {clashes.length > 0 && (
          <p className={styles.clash} aria-hidden={clashesWith.length === 0 || undefined}>
            {`${t('clash')} ${clashes.map((other) => `${other.name} (${other.start}–${other.end})`).join('; ')}`}
          </p>
        )}
      </div>
      <StarButton
        key={key}
        kind="session"
        year={year}
        slug={slug}
        name={name}
        seen={seenNow(record)}
        isQuiet
      />
    </div>
  );
}

/** Describes a change with the previous value; a day or hall that is gone is shown as stored. */
function useChangeWords(records: MyRecords): (change: Change, seen: SeenSession) => string {
  const { t } = useTranslation('my');
  return (change, { date, start, end, hall }) => {
    switch (change) {
      case 'day':
        return t('since.day', { day: weekdayOf(records, date) ?? dotted(date) });
      case 'time':
        return t('since.time', { from: start, to: end });
      case 'hall':
        return t('since.hall', { hall: hallOf(records, date, hall) ?? hall });
      default:
        return t(`since.${change}`);
    }
  };
}

function weekdayOf({ byKey }: MyRecords, date: string): string | undefined {
  return [...byKey.values()].find(
    (record): record is SessionRecord => record.kind === 'session' && record.date === date,
  )?.weekday;
}

function hallOf({ hallsOf }: MyRecords, date: string, hall: string): string | undefined {
  return hallsOf(Number(date.slice(0, 4))).find(({ id }) => id === hall)?.name;
}

/** Formats `2026-04-03` as `3.04`. */
const dotted = (date: string) => `${Number(date.slice(8))}.${date.slice(5, 7)}`;
