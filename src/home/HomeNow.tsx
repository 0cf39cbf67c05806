import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoscowTime } from '../edition/useFairTime';
import { nowAndNext } from '../programme/model/nowAndNext';
import { starKey } from '../stars/model/starKey';
import { useStars } from '../stars/browser/starStore';
import { otherLanguages } from '../programme/SessionList';
import { Link, LinkContext } from '../ui/Link';
import * as styles from './HomeMoment.module.css';
import { firstSessions } from './model/firstSessions';

type Props = {
  programme: Queries.HomeProgrammeNowFragment;
  /** Shown when no session is on or still to come. */
  children: ReactNode;
};

/**
 * The sessions that are on and the next ones, each with its hall; the visitor's own next session
 * comes first. Loaded only on days of the fair.
 */
export function HomeNow({ programme, children }: Props) {
  const { t } = useTranslation('pages');
  const { locale } = useContext(LinkContext);
  const time = useMoscowTime() ?? '';
  const stars = new Set(useStars().map(({ key }) => key));
  const sessions = programme.days.flatMap((day) => day.sessions);
  const moment = nowAndNext(sessions, time, programme.edition);
  const isOwn = ({ year, slug }: (typeof sessions)[number]) =>
    stars.has(starKey('session', year, slug));
  const visibleSessions = moment ? firstSessions(sessions, moment, time, isOwn) : [];
  if (visibleSessions.length === 0) return <>{children}</>;
  const today = time.slice(0, 10);
  const weekdayOf = (date: string) =>
    programme.days.find((day) => day.date === date)?.weekday.split(/[\s,]/)[0] ?? date;
  return (
    <ul role="list" className={styles.sessions}>
      {visibleSessions.map((session) => {
        const { year, slug, date, start, end, title, hall, spokenLanguages } = session;
        const isOn = moment?.now.includes(session);
        const when = date === today ? start : `${weekdayOf(date)}, ${start}`;
        return (
          <li key={slug}>
            <Link to={`/program/${year}/${slug}/`} className={styles.session}>
              <span className={styles.title}>{title}</span>{' '}
              <span className={styles.where}>
                <b>{isOn ? t('moment.until', { time: end }) : when}</b>
                {`, ${hall.name}`}
                {otherLanguages(spokenLanguages, locale)}
                {isOwn(session) && `, ${t('moment.own')}`}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
