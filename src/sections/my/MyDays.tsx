import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../components/Row';
import { agenda, type AgendaEntry } from '../../domain/myFair/agenda';
import * as styles from './MyDays.module.css';
import type { MyRecords, SessionRecord, Shown } from './records';
import { SessionItem } from './SessionItem';
import { useTimeWords } from './useTimeWords';

type Props = { sessions: readonly Shown<SessionRecord>[]; records: MyRecords };

/**
 * Days in order of time: gaps, clashes and walks count for what is starred; what was taken off on
 * this page stands among it, without them.
 */
export function MyDays({ sessions, records }: Props) {
  const { t } = useTranslation('my');
  const year = records.shown.session;
  const days = useMemo(() => {
    const halls = year === undefined ? [] : records.hallsOf(year);
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
      items: entries.flatMap((entry) => {
        const one = byKey.get(entry.session.key);
        return one === undefined
          ? []
          : [{ one, entry: counted.get(entry.session.key), before: entry }];
      }),
    }));
  }, [sessions, records, year]);

  return (
    <>
      {days.map(({ date, items }) => {
        const on = items.filter(({ one }) => one.isStarred && one.record.status !== 'cancelled');
        const ends = on.map(({ one }) => one.record.end).sort();
        const [first] = on;
        const title = items[0]?.one.record.weekday ?? date;
        return (
          <Row
            key={date}
            anchor={date}
            title={title.charAt(0).toUpperCase() + title.slice(1)}
            contents={
              first && (
                <p className={styles.busy}>
                  {t('sessions', { count: on.length })},{' '}
                  {t('busy', { from: first.one.record.start, to: ends.at(-1) })}
                </p>
              )
            }
          >
            <ol role="list" className={styles.day}>
              {items.map(({ one, entry, before }) => (
                <li key={one.record.key}>
                  <Way entry={entry} before={before} />
                  <SessionItem
                    one={one}
                    records={records}
                    clashesWith={entry?.clashesWith}
                    clashedWith={before.clashesWith}
                  />
                </li>
              ))}
            </ol>
          </Row>
        );
      })}
    </>
  );
}

type Entry = AgendaEntry<SessionRecord>;

/**
 * The break before a session, and the way to it. `before` is what both were before something was
 * taken off on this page: its lines keep their space.
 */
function Way({ entry, before }: { entry: Entry | undefined; before: Entry }) {
  const { t } = useTranslation('my');
  const { lasting } = useTimeWords();
  const { gap, walk } = entry ?? {};
  const told = { gap: gap ?? before.gap, walk: walk ?? before.walk };
  if (told.gap === undefined) return null;
  return (
    <>
      <p className={styles.gap} aria-hidden={gap === undefined || undefined}>
        {told.gap === 0 ? t('noBreak') : t('free', { time: lasting(told.gap) })}
      </p>
      {told.walk && (
        <p
          className={styles.walk}
          data-late={told.walk.isLate || undefined}
          aria-hidden={gap === undefined || walk === undefined || undefined}
        >
          {t(told.walk.isLate ? 'walkLate' : 'walk', { minutes: told.walk.minutes })}
        </p>
      )}
    </>
  );
}
