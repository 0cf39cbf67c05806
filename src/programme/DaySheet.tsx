import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { HallLink } from '../plan/PlaceLink';
import { calendarPath } from './model/calendarPath';
import { layTimetable } from './model/timetable';
import { Link, LinkContext } from '../ui/Link';
import * as styles from './DaySheet.module.css';
import { ScheduleSession } from './ScheduleSession';

type Props = {
  year: number;
  date: string;
  /** `четверг, 2 апреля` */
  weekday: string;
  sessions: readonly Queries.ScheduleSessionFragment[];
  /** Halls in the same order on all days. */
  halls: readonly Queries.HallLinkFragment[];
  /** The fair and its dates, printed on each sheet. */
  fair: string;
  /** Sessions on at this moment. */
  now: readonly { slug: string }[];
  /** The start time whose row gets the id `now`, if that row is on this day. */
  opensAt?: string;
};

/** The id of the row that the programme opens at while the edition runs. */
export const nowPlace = 'now';

/**
 * One day as a table of halls and times; on phones and paper as a list by time, one day to a sheet.
 * Memoized, because the clock changes the schedule every minute, but rarely changes this day.
 */
export const DaySheet = memo(function DaySheet({
  year,
  date,
  weekday,
  sessions,
  halls,
  fair,
  now,
  opensAt,
}: Props) {
  const { t } = useTranslation('programme');
  const { locale } = useContext(LinkContext);
  const { halls: columns, rows } = layTimetable(sessions, halls);
  return (
    <section id={date} className={styles.sheet} aria-labelledby={`${date}-title`}>
      <p className={styles.printed}>
        {fair}. {t('moscowTime')}.
      </p>
      <div className={styles.head}>
        <h3 id={`${date}-title`} className={styles.title}>
          {weekday}
        </h3>
        <p className={styles.calendar}>
          <Link to={calendarPath(locale, date)}>{t('calendarOfDay')}</Link>
        </p>
      </div>
      <table className={styles.table} aria-labelledby={`${date}-title`}>
        <thead>
          <tr>
            <th scope="col">{t('msk')}</th>
            {columns.map((hall) => (
              <th key={hall.id} scope="col">
                <HallLink hall={hall} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, cells }) => (
            <tr key={time} id={time === opensAt ? nowPlace : undefined}>
              <th scope="row">
                <time dateTime={`${date}T${time}+03:00`}>{time}</time>
              </th>
              {cells.map(({ hall, span, sessions: own }) => (
                <td
                  key={hall}
                  rowSpan={span > 1 ? span : undefined}
                  className={own.length > 0 ? styles.taken : undefined}
                >
                  {own.map((session) => (
                    <ScheduleSession
                      key={session.slug}
                      year={year}
                      date={date}
                      session={session}
                      isNow={now.some(({ slug }) => slug === session.slug)}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
