import { graphql } from 'gatsby';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressSearch } from '../../components/useAddressSearch';
import { useMoscowTime } from '../../components/useMoscowTime';
import { calendarPath } from '../../domain/calendarPath';
import { nowAndNext } from '../../domain/nowAndNext';
import { optionsOf, passes, readFilter } from '../../domain/programmeFilter';
import { hallsByUse } from '../../domain/timetable';
import { Link } from '../../primitives/Link';
import { LinkContext } from '../../primitives/LinkContext';
import { Prose } from '../../primitives/Prose';
import { changeAddressSearch } from '../../services/addressSearch';
import { isPlainClick } from '../../services/isPlainClick';
import { DaySheet } from './DaySheet';
import { NowAndNext } from './NowAndNext';
import * as styles from './Schedule.module.css';
import { ScheduleFilters } from './ScheduleFilters';

const nothing: readonly { slug: string }[] = [];

type Props = {
  anchor: string;
  title: string;
  lead: string | null;
  programme: Queries.ScheduleFragment;
  /** The fair's name, for printed sheets. */
  fair: string;
  /** Years that have a programme of their own page, newest first. */
  otherYears?: readonly number[];
};

/**
 * A year's programme: one day after another with a column for each hall, filters kept in the
 * address, and what is on now while the edition runs (look: programme). The static HTML holds all
 * of it.
 */
export function Schedule({ anchor, title, lead, programme, fair, otherYears = [] }: Props) {
  const { t } = useTranslation('programme');
  const { locale } = useContext(LinkContext);
  const { year, days, edition } = programme;
  const sessions = useMemo(
    () =>
      days.flatMap(({ date, sessions: ofDay }) => ofDay.map((session) => ({ ...session, date }))),
    [days],
  );
  const halls = useMemo(() => hallsByUse(sessions), [sessions]);
  const options = useMemo(() => optionsOf(sessions, halls), [sessions, halls]);
  const search = useAddressSearch();
  const filter = useMemo(() => readFilter(search, options), [search, options]);
  const shown = useMemo(
    () =>
      days.map((day) => ({
        ...day,
        sessions: day.sessions.filter((session) => passes(session, filter)),
      })),
    [days, filter],
  );
  const found = shown.reduce((sum, day) => sum + day.sessions.length, 0);
  const time = useMoscowTime();
  const moment = time === undefined ? undefined : nowAndNext(sessions, time, edition);
  const today = moment && time?.slice(0, 10);

  return (
    <section id={anchor} className={styles.schedule}>
      <div className={styles.top}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.aside}>{t('moscowTime')}</p>
          <p className={styles.aside}>
            <Link to={calendarPath(locale, year)}>{t('calendarOfAll')}</Link>
          </p>
        </div>
        <div className={styles.live}>
          <div className={styles.lead} data-hidden={moment !== undefined}>
            {lead !== null && <Prose text={lead} />}
          </div>
          {moment && time && <NowAndNext moment={moment} time={time.slice(11)} year={year} />}
        </div>
      </div>
      <ScheduleFilters
        options={options}
        halls={halls}
        filter={filter}
        found={found}
        count={sessions.length}
      />
      <nav aria-label={t('days')} className={styles.days}>
        <ul role="list">
          {shown.map(({ date, weekday, sessions: ofDay }) => {
            const [name] = weekday.split(/[\s,]/);
            const words = (
              <>
                <span className={styles.number}>{Number(date.slice(-2))}</span>{' '}
                <span className={styles.weekday}>{name}</span>
              </>
            );
            return (
              <li key={date}>
                {ofDay.length > 0 ? (
                  <a href={`#${date}`} aria-current={date === today ? 'date' : undefined}>
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
      {found === 0 && (
        <div className={styles.nothing}>
          <p>{t('nothing')}</p>
          <a
            href="?"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              changeAddressSearch((all) => [...all.keys()].forEach((key) => all.delete(key)));
            }}
          >
            {t('showAll')}
          </a>
        </div>
      )}
      {shown.map(({ date, weekday, sessions: ofDay }) => {
        if (ofDay.length === 0) return null;
        const now = moment && date === today ? moment.now : nothing;
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
          />
        );
      })}
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
    </section>
  );
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
