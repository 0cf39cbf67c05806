import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { useMoscowTime } from '../edition/useFairTime';
import {
  type AgendaEntry,
  agenda,
  listMoment,
  walkToNext,
  type ListMoment,
  changesSince,
  type Change,
} from './model/agenda';
import { nowAndNext } from '../programme/model/nowAndNext';
import { endOnDay, endMoment } from '../programme/model/sessionEnd';
import { minutesToGo, stateAt } from '../programme/model/sessionTime';
import { moscowTime, now } from '../lib/time/clock';
import { Fold } from '../ui/Fold';
import { onReturn } from '../browser/window';
import * as styles from './MyDays.module.css';
import { type MyRecords, type SessionRecord, type Shown, seenNow } from './records';
import * as wayStyles from './Way.module.css';
import { HallLink } from '../plan/PlaceLink';
import { SessionStatus } from '../programme/SessionStatus';
import { StarButton } from '../stars/StarButton';
import { Link } from '../ui/Link';
import * as sessionItemStyles from './SessionItem.module.css';
import type { SeenSession } from '../stars/model/stars';

type Props = {
  sessions: readonly Shown<SessionRecord>[];
  records: MyRecords;
  /** The days of the fair whose programme is shown. */
  edition: { firstDay: string; lastDay: string } | undefined;
};

type Entry = AgendaEntry<SessionRecord>;

/**
 * A session of a day. `entry` is undefined if its star has been removed; `before` is its entry as
 * if nothing had been removed on this page.
 */
type Item = { one: Shown<SessionRecord>; entry: Entry | undefined; before: Entry };

/**
 * The days with their sessions in order of time. Gaps, clashes and walks are computed for starred
 * sessions only; sessions removed on this page stay in the list. During the fair, past sessions are
 * folded, and the others are marked as now, next or later.
 */
export function MyDays({ sessions, records, edition }: Props) {
  const { t } = useTranslation('my');
  const arrival = useArrival();
  const year = records.shown.session;
  const halls = useMemo(() => (year === undefined ? [] : records.hallsOf(year)), [records, year]);
  const days = useMemo(() => {
    const plan = (those: readonly Shown<SessionRecord>[]) =>
      agenda(
        those.map(({ record }) => record),
        () => halls,
      );
    const counted = new Map(
      plan(sessions.filter(({ isStarred }) => isStarred)).flatMap((day) =>
        day.entries.map((entry) => [entry.session.key, entry]),
      ),
    );
    const byKey = new Map(sessions.map((one) => [one.record.key, one]));
    return plan(sessions).map(({ date, entries }) => ({
      date,
      items: entries.flatMap((entry): Item[] => {
        const session = byKey.get(entry.session.key);
        return session === undefined
          ? []
          : [{ one: session, entry: counted.get(entry.session.key), before: entry }];
      }),
    }));
  }, [sessions, halls]);

  const starred = sessions.filter(({ isStarred }) => isStarred).map(({ record }) => record);
  const live = useLiveList(starred, edition);
  // A session that ends while the page is visible stays in its place.
  const stateThen = ({ one }: Item) => live && stateAt(one.record, arrival);
  const isOver = (item: Item) => stateThen(item) === 'over';
  const part = (belongs: (item: Item) => boolean) =>
    days
      .map(({ date, items }) => ({ date, items: items.filter(belongs) }))
      .filter(({ items }) => items.length > 0);
  const past = part(isOver);
  const coming = part((item) => !isOver(item));

  const itemOf = (item: Item) => {
    const { one, entry, before } = item;
    const { record, isStarred } = one;
    const then = stateThen(item);
    const moment = live && isStarred && then !== 'over' ? listMoment(record, live) : undefined;
    const isToCome = live !== undefined && then === 'ahead' && live.time.startsWith(record.date);
    return (
      <li key={record.key}>
        {then !== 'on' && (
          <Way
            entry={entry}
            before={before}
            next={
              isToCome && moment === 'next'
                ? walkToNext(record, starred, live.time, halls)
                : undefined
            }
            isToCome={isToCome}
          />
        )}
        <SessionItem
          one={one}
          records={records}
          clashesWith={entry?.clashesWith}
          clashedWith={before.clashesWith}
          moment={moment}
          minutesToGo={moment === 'next' ? live && minutesToGo(record, live.time) : undefined}
        />
      </li>
    );
  };
  return (
    <>
      {past.length > 0 && (
        <div className={styles.past}>
          <Fold line={t('past', { count: past.flatMap(({ items }) => items).length })}>
            {past.map((day) => (
              <Day
                key={day.date}
                {...day}
                anchor={coming.some(({ date }) => date === day.date) ? undefined : day.date}
                itemOf={itemOf}
              />
            ))}
          </Fold>
        </div>
      )}
      {coming.map((day) => {
        const hasBegun = past.some(({ date }) => date === day.date);
        return (
          <div key={day.date} className={hasBegun ? styles.rest : undefined}>
            <Day {...day} anchor={day.date} itemOf={itemOf} />
          </div>
        );
      })}
    </>
  );
}

/** Returns which sessions of a list are on and next; undefined on days outside the fair. */
function useLiveList(starred: readonly SessionRecord[], edition: Props['edition']) {
  const time = useMoscowTime();
  if (time === undefined || edition === undefined) return undefined;
  const live = nowAndNext(starred, time, edition);
  return live && { ...live, time };
}

/** Returns the moment in Moscow at which the page became visible, for the first time or again. */
function useArrival(): string {
  const [arrival, setArrival] = useState(() => moscowTime(now()));
  useEffect(() => onReturn(() => setArrival(moscowTime(now()))), []);
  return arrival;
}

type DayProps = {
  date: string;
  items: readonly Item[];
  anchor: string | undefined;
  itemOf: (item: Item) => JSX.Element;
};

function Day({ date, items, anchor, itemOf }: DayProps) {
  const { t } = useTranslation('my');
  const on = items.filter(({ one }) => one.isStarred && one.record.status !== 'cancelled');
  const ends = on.map(({ one }) => one.record).sort((a, b) => (endOnDay(a) < endOnDay(b) ? -1 : 1));
  const [first] = on;
  const title = items[0]?.one.record.weekday ?? date;
  return (
    <Row
      {...(anchor !== undefined && { anchor })}
      title={title.charAt(0).toUpperCase() + title.slice(1)}
      contents={
        first && (
          <p className={styles.busy}>
            {`${t('sessions', { count: on.length })}, ${t('busy', { from: first.one.record.start, to: ends.at(-1)?.end })}`}
          </p>
        )
      }
    >
      <ol role="list" className={styles.day}>
        {items.map(itemOf)}
      </ol>
    </Row>
  );
}

type WayProps = {
  entry: Entry | undefined;
  /** The entry before removals on this page; the space of its lines stays reserved. */
  before: Entry;
  /** The walk to the next session from where the visitor is. */
  next: Entry['walk'];
  /** Whether the session can become the next one: then a hidden walk keeps its space, too. */
  isToCome: boolean;
};

/**
 * The break before a session and the walk to it. A session that clashes has no break, and its walk
 * is shown only while it is the next session.
 */
function Way({ entry, before, next, isToCome }: WayProps) {
  const { t } = useTranslation('my');
  /** Formats 100 minutes as `1 ч 40 мин`. */
  const formatMinutes = (all: number) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    return [hours > 0 && t('hours', { hours }), minutes > 0 && t('minutes', { minutes })]
      .filter(Boolean)
      .join(' ');
  };
  const current = {
    gap: entry?.gap,
    walk: next ?? (entry?.gap === undefined ? undefined : entry.walk),
  };
  const gap = current.gap ?? before.gap;
  const walk = current.walk ?? (gap !== undefined || isToCome ? before.walk : undefined);
  return (
    <>
      {gap !== undefined && (
        <p className={wayStyles.gap} aria-hidden={current.gap === undefined || undefined}>
          {gap === 0 ? t('noBreak') : t('free', { time: formatMinutes(gap) })}
        </p>
      )}
      {walk && (
        <p
          className={wayStyles.walk}
          data-late={walk.isLate || undefined}
          aria-hidden={current.walk === undefined || undefined}
        >
          {t(walk.isLate ? 'walkLate' : 'walk', { minutes: walk.minutes })}
        </p>
      )}
    </>
  );
}

type SessionItemProps = {
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
function SessionItem({
  one,
  records,
  clashesWith = [],
  clashedWith = [],
  moment,
  minutesToGo,
}: SessionItemProps) {
  const { t } = useTranslation('my');
  const { t: sessions } = useTranslation('sessions');
  const changeWords = useChangeWords(records);
  const { record, star, isStarred } = one;
  const { key, date, start, end, name, path, hallName, status, note, year, slug } = record;
  const speakers = record.speakers.map((speaker) => speaker.name);
  const clashes = clashesWith.length > 0 ? clashesWith : clashedWith;
  const changes = star.seen ? changesSince(star.seen, seenNow(record)) : [];
  return (
    <div
      className={sessionItemStyles.session}
      data-status={status}
      data-dropped={!isStarred || undefined}
    >
      <p className={sessionItemStyles.time}>
        <time dateTime={`${date}T${start}+03:00`}>{start}</time>–
        <time dateTime={`${endMoment({ date, start, end })}+03:00`}>{end}</time>
        {moment !== undefined && (
          <span className={sessionItemStyles.moment} data-moment={moment}>
            {[
              ` ${sessions(`moments.${moment}`)}`,
              ...(minutesToGo === undefined ? [] : [t('inMinutes', { minutes: minutesToGo })]),
            ].join(', ')}
          </span>
        )}
      </p>
      <div className={sessionItemStyles.words}>
        <h3 className={sessionItemStyles.title}>
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
        <SessionStatus status={status} note={note} className={sessionItemStyles.news} />
        {star.seen && changes.length > 0 && (
          <p className={sessionItemStyles.news}>
            {changes.map((change) => changeWords(change, star.seen ?? seenNow(record))).join(' ')}
          </p>
        )}
        {clashes.length > 0 && (
          <p
            className={sessionItemStyles.clash}
            aria-hidden={clashesWith.length === 0 || undefined}
          >
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
