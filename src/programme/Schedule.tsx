import { graphql } from 'gatsby';
import { useMemo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingFound } from '../lists/NothingFound';
import { useAddressSearch, changeAddressSearch } from '../browser/address';
import { changesPath } from './model/calendarPath';
import { readFilter } from '../lists/model/facets';
import { optionsOf, passes, ScheduleFilters } from './ScheduleFilters';
import { hallsByUse } from './model/timetable';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import { DaySheet, nowPlace } from './DaySheet';
import * as styles from './Schedule.module.css';
import { useLocation } from '@gatsbyjs/reach-router';
import { useMoscowTime } from '../edition/useFairTime';
import type * as live from './browser/live';

const showAll = () =>
  changeAddressSearch((all) => [...all.keys()].forEach((key) => all.delete(key)));

const nothing: readonly { slug: string }[] = [];

type Props = {
  anchor: string;
  title: string;
  /** A notice above the schedule, such as that this is another year's programme. */
  notice?: string;
  /** Texts below the days. */
  introduction?: string | null;
  lead?: string | null;
  programme: Queries.ScheduleFragment;
  /** The fair's name, for printed sheets. */
  fair: string;
  /** Other years whose programme has its own page, newest first. */
  otherYears?: readonly number[];
};

/**
 * A year's programme: one day after another with a column for each hall, filters kept in the
 * address (look: programme). The static HTML contains all sessions. While the edition runs, the
 * page opens at the sessions that are on now (decision 024).
 */
export function Schedule({
  anchor,
  title,
  notice,
  introduction,
  lead,
  programme,
  fair,
  otherYears = [],
}: Props) {
  const { t } = useTranslation('programme');
  const { year, days, edition } = programme;
  const sessions = useMemo(
    () =>
      days.flatMap(({ date, sessions: ofDay }) => ofDay.map((session) => ({ ...session, date }))),
    [days],
  );
  const halls = useMemo(() => hallsByUse(sessions), [sessions]);
  const options = useMemo(() => optionsOf(sessions), [sessions]);
  const search = useAddressSearch();
  const filter = useMemo(() => readFilter(search, options), [search, options]);
  const filteredDays = useMemo(
    () =>
      days.map((day) => ({
        ...day,
        sessions: day.sessions.filter((session) => passes(session, filter)),
      })),
    [days, filter],
  );
  const passing = useMemo(
    () => sessions.filter((session) => passes(session, filter)),
    [sessions, filter],
  );
  const live = useLive(passing, edition);
  const today = live?.today;
  const place = live?.place;

  return (
    <section id={anchor} className={styles.schedule}>
      {notice !== undefined && <p className={styles.notice}>{notice}</p>}
      <div className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        <ScheduleFilters
          options={options}
          halls={halls}
          filter={filter}
          found={passing.length}
          count={sessions.length}
          onShowAll={showAll}
        />
      </div>
      <nav aria-label={t('days')} className={styles.days}>
        <ul role="list">
          {filteredDays.map(({ date, weekday, sessions: ofDay }) => {
            const [name] = weekday.split(/[\s,]/);
            const isPlace = date === place?.date;
            const words = (
              <>
                <span className={styles.number}>{Number(date.slice(-2))}</span>{' '}
                <span className={styles.weekday}>
                  {isPlace ? t(place.isOn ? 'tabNow' : 'tabNext') : name}
                </span>
                {isPlace && <span className="visually-hidden">, {name}</span>}
              </>
            );
            return (
              <li key={date}>
                {ofDay.length > 0 ? (
                  <a
                    href={`#${isPlace ? nowPlace : date}`}
                    aria-current={date === today ? 'date' : undefined}
                  >
                    {words}
                  </a>
                ) : (
                  <span className={styles.none}>{words}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      {passing.length === 0 && (
        <NothingFound words={t('nothing')} showAll={t('showAll')} onShowAll={showAll} />
      )}
      {filteredDays.map(({ date, weekday, sessions: ofDay }) => {
        if (ofDay.length === 0) return null;
        // After midnight, a session that is still on belongs to the day before.
        const isOn = live?.now.some(({ slug }) => ofDay.some((one) => one.slug === slug));
        const now = (isOn && live?.now) || nothing;
        return (
          <DaySheet
            key={date}
            year={year}
            date={date}
            weekday={weekday}
            sessions={ofDay}
            halls={halls}
            fair={`${fair}, ${edition.days}`}
            now={now}
            opensAt={place?.date === date ? place.start : undefined}
          />
        );
      })}
      <div className={styles.foot}>
        <div className={styles.facts}>
          <p>{t('moscowTime')}</p>
          <p>
            <Link to={changesPath(year)}>{t('changesAndCalendars')}</Link>
          </p>
          {otherYears.length > 0 && (
            <p className={styles.archive}>
              {t('archive')}{' '}
              {otherYears.map((other) => (
                <Link key={other} to={`/program/${other}/`}>
                  {other}
                </Link>
              ))}
            </p>
          )}
        </div>
        <div className={styles.texts}>
          {introduction && <Prose text={introduction} className={styles.introduction} />}
          {lead && <Prose text={lead} />}
        </div>
      </div>
    </section>
  );
}

type Rules = typeof live;
type Sessions = Parameters<Rules['liveAt']>[0];
type Days = Parameters<Rules['liveAt']>[2];

/**
 * Returns the schedule at the current moment, and opens the page there once (decision 024).
 * Undefined at first and on days outside the edition; the rules load only on its days.
 */
function useLive(sessions: Sessions, edition: Days): live.Live | undefined {
  const time = useMoscowTime();
  const [rules, setRules] = useState<Rules>();
  const isRunning =
    time !== undefined && time >= edition.firstDay && time.slice(0, 10) <= edition.lastDay;
  useEffect(() => {
    if (isRunning) void import('./browser/live').then(setRules);
  }, [isRunning]);

  const location = useLocation();
  const hasOpened = useRef(false);
  useEffect(() => {
    if (rules === undefined || hasOpened.current) return;
    hasOpened.current = true;
    rules.openAtNow(location);
  }, [rules, location]);

  return isRunning ? rules?.liveAt(sessions, time, edition) : undefined;
}

export const fragments = graphql`
  fragment ScheduleSection on ProgrammeSection {
    anchor
    title(language: $language)
    lead: text(language: $language)
  }
  fragment Schedule on Programme {
    year
    edition {
      firstDay
      lastDay
      days(language: $language)
    }
    days {
      date
      weekday(language: $language)
      sessions {
        ...ScheduleSession
      }
    }
  }
`;
