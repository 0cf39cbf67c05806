import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { HallLink } from '../plan/PlaceLink';
import { calendarPath } from './model/calendarPath';
import { layTimetable } from './model/timetable';
import { Link, LinkContext } from '../ui/Link';
import * as styles from './DaySheet.module.css';
import { graphql } from 'gatsby';
import { SessionStatus } from './SessionStatus';
import { StarButton } from '../stars/StarButton';
import { useKindWord } from './useKindWord';
import { endMoment } from './model/sessionEnd';
import * as sessionStyles from './ScheduleSession.module.css';

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

type ScheduleSessionProps = {
  year: number;
  date: string;
  session: Queries.ScheduleSessionFragment;
  isNow: boolean;
};

const linkTo =
  (folder: string) =>
  ({ name, year, slug }: { name: string; year: number; slug: string }) => ({
    name,
    to: `/${folder}/${year}/${slug}/`,
  });

/** One session in the schedule: kind, hall, end, title, speakers, and its status. */
function ScheduleSession({ year, date, session, isNow }: ScheduleSessionProps) {
  const { t } = useTranslation('programme');
  const { t: sessions } = useTranslation('sessions');
  const kindWord = useKindWord();
  const {
    slug,
    end,
    title,
    kind,
    status,
    note,
    hall,
    registration,
    spokenLanguages,
    speakers,
    exhibitors,
  } = session;
  const people = [...speakers.map(linkTo('speakers')), ...exhibitors.map(linkTo('exhibitors'))];
  return (
    <div
      className={sessionStyles.session}
      data-kind={kind}
      data-status={status}
      data-now={isNow || undefined}
    >
      <p className={sessionStyles.label}>
        <span>{kindWord(kind)}</span>
        <span className={sessionStyles.hall}>
          <HallLink hall={hall} />
        </span>
        <span className={sessionStyles.end}>
          <span>
            {`${t('until')} `}
            <time dateTime={`${endMoment({ ...session, date })}+03:00`}>{end}</time>
          </span>
          <span>{spokenLanguages.join(' ').toUpperCase()}</span>
        </span>
        {registration === 'full' && <span>{sessions('full')}</span>}
        {isNow && <span className="visually-hidden">{t('now')}</span>}
      </p>
      <h4 className={sessionStyles.title}>
        <Link to={`/program/${year}/${slug}/`}>{title}</Link>
      </h4>
      {people.length > 0 && (
        <p className={sessionStyles.people}>
          {people.map(({ name, to }, index) => (
            <span key={to}>
              {index > 0 && ', '}
              <Link to={to}>{name}</Link>
            </span>
          ))}
        </p>
      )}
      <SessionStatus status={status} note={note} className={sessionStyles.status} />
      <StarButton
        kind="session"
        year={year}
        slug={slug}
        name={title}
        seen={{ date, start: session.start, end, hall: hall.id, status }}
      />
    </div>
  );
}

export const fragment = graphql`
  fragment ScheduleSession on Session {
    slug
    start
    end
    title(language: $language)
    kind
    status
    note(language: $language)
    audience
    spokenLanguages
    registration
    hall {
      id
      name(language: $language)
      ...HallLink
    }
    speakers {
      name(language: $language)
      year
      slug
    }
    exhibitors {
      name(language: $language)
      year
      slug
    }
  }
`;
