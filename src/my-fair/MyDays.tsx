import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { useMoscowTime } from '../edition/useFairTime';
import { type AgendaEntry, agenda, listMoment, walkToNext } from './model/agenda';
import { nowAndNext } from '../programme/model/nowAndNext';
import { endOnDay } from '../programme/model/sessionEnd';
import { minutesToGo, stateAt } from '../programme/model/sessionTime';
import { moscowTime, now } from '../lib/time/clock';
import { Fold } from '../ui/Fold';
import { onReturn } from '../browser/window';
import * as styles from './MyDays.module.css';
import type { MyRecords, SessionRecord, Shown } from './records';
import { SessionItem } from './SessionItem';
import * as wayStyles from './Way.module.css';

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
