import { graphql } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoscowTime } from '../edition/useFairTime';
import { hallAnchor } from '../plan/model/planAnchors';
import { Fold } from '../ui/Fold';
import { Link } from '../ui/Link';
import * as styles from './HallSessions.module.css';
import { stateAt } from './model/sessionTime';

type Programme = Queries.HallSessionsFragment;
type Session = Programme['days'][number]['sessions'][number];

/**
 * The sessions that are on in a hall now, the next sessions, the rest of that day, and a link to
 * the hall's programme; nothing for a hall without sessions. It uses the clock, so it must not be
 * in the first render.
 */
export function HallSessions({ programme, hall }: { programme: Programme; hall: string }) {
  const { t } = useTranslation('map');
  const time = useMoscowTime() ?? '';
  const sessions = sessionsOf(programme).filter((session) => session.hall.id === hall);
  if (sessions.length === 0) return null;
  const { now, next, rest } = hallDay(sessions, time);
  const lines = (some: readonly Session[], isOn = false) => (
    <Lines sessions={some} time={time} isOn={isOn}>
      {({ year, slug, title }) => <Link to={`/program/${year}/${slug}/`}>{title}</Link>}
    </Lines>
  );
  return (
    <div className={styles.halls}>
      {now.length > 0 && <h3 className={styles.label}>{t('now')}</h3>}
      {now.length > 0 && lines(now, true)}
      {next.length > 0 && <h3 className={styles.label}>{t('next')}</h3>}
      {next.length > 0 && lines(next)}
      {rest.length > 0 && <Fold line={t('rest', { count: rest.length })}>{lines(rest)}</Fold>}
      <p className={styles.more}>
        <Link to={`/program/?hall=${hall}`}>{t('hallProgramme')}</Link>
      </p>
    </div>
  );
}

type NextProps = {
  programme: Programme;
  /** Chooses a place on the plan of the same page. */
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/**
 * The sessions that start next today in the plan's halls, each with a link to its hall; nothing if
 * there are none.
 */
export function NextSessions({ programme, onChoose }: NextProps) {
  const { t } = useTranslation('map');
  const time = useMoscowTime() ?? '';
  const sessions = sessionsOf(programme).filter(({ hall }) => hall.isOnMap);
  const next = hallDay(sessions, time).next.filter(({ date }) => time.startsWith(date));
  if (next.length === 0) return null;
  return (
    <div className={styles.halls}>
      <h3 className={styles.label}>{t('next')}</h3>
      <Lines sessions={next} time={time}>
        {({ title, hall }) => (
          <>
            {title}
            <a
              href={`#${hallAnchor(hall.id)}`}
              className={styles.hall}
              onClick={onChoose(hallAnchor(hall.id))}
            >
              {t('wayTo', { place: hall.name })}
            </a>
          </>
        )}
      </Lines>
    </div>
  );
}

type LinesProps = {
  sessions: readonly Session[];
  /** The moment in Moscow. */
  time: string;
  isOn?: boolean;
  children: (session: Session) => ReactNode;
};

/**
 * Sessions as lines: the end of a session that is on, else the start, with the day unless it is
 * today.
 */
function Lines({ sessions, time, isOn = false, children }: LinesProps) {
  const { t } = useTranslation('map');
  return (
    <ul role="list" className={styles.sessions}>
      {sessions.map((session) => {
        const { slug, date, day, start, end } = session;
        const when = time.startsWith(date) ? start : `${day}, ${start}`;
        return (
          <li key={`${date}/${slug}`}>
            <p className={styles.time}>{isOn ? t('until', { time: end }) : when}</p>
            <p>{children(session)}</p>
          </li>
        );
      })}
    </ul>
  );
}

const sessionsOf = ({ days }: Programme): Session[] => days.flatMap(({ sessions }) => sessions);

type Timed = { date: string; start: string; end: string; status: string };

/**
 * The sessions on in a hall, the next ones, and the later sessions of the same day as the next
 * ones.
 */
export type HallDay<Session> = { now: Session[]; next: Session[]; rest: Session[] };

/**
 * Splits the sessions of one or several halls at a moment in Moscow, `2026-04-02T14:05`: on now,
 * next (all with the same start, possibly on a later day), and the rest of that day. Omits
 * cancelled sessions. Unlike `nowAndNext`, it also works outside the edition's days.
 */
export function hallDay<Session extends Timed>(
  sessions: readonly Session[],
  moscowTime: string,
): HallDay<Session> {
  const startOf = ({ date, start }: Session) => `${date}T${start}`;
  const happening = sessions.filter(({ status }) => status !== 'cancelled');
  const coming = happening
    .filter((session) => stateAt(session, moscowTime) === 'ahead')
    .sort((a, b) => startOf(a).localeCompare(startOf(b)));
  const [first] = coming;
  const isFirst = (session: Session) => first !== undefined && startOf(session) === startOf(first);
  return {
    now: happening.filter((session) => stateAt(session, moscowTime) === 'on'),
    next: coming.filter(isFirst),
    rest: coming.filter((session) => session.date === first?.date && !isFirst(session)),
  };
}

export const fragment = graphql`
  fragment HallSessions on Programme {
    days {
      sessions {
        year
        slug
        date
        day(language: $language)
        start
        end
        status
        title(language: $language)
        hall {
          id
          name(language: $language)
          isOnMap
        }
      }
    }
  }
`;
