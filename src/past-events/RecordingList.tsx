import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useDay } from '../edition/useFairTime';
import { withNoBreakSpaces } from '../lib/text';
import { recordingState } from '../programme/model/recording';
import { Link } from '../ui/Link';
import { Row } from '../ui/Row';
import * as styles from './RecordingList.module.css';

type Props = {
  /** The sessions that were filmed or have slides, by time. */
  sessions: readonly Queries.RecordedSessionFragment[];
  /** The day by which the recordings appear, in words; no longer shown once it has passed. */
  byDay: string | null;
  /** A link to the whole programme. */
  programme: { label: string; to: string };
  /** ISO. */
  buildDay: string;
};

/** The recordings and slides of a past programme: each session with its own. */
export function RecordingList({ sessions, byDay, programme, buildDay }: Props) {
  const { t } = useTranslation('recordings');
  const day = useDay(buildDay);
  const stated = sessions.map((session) => ({
    session,
    state: recordingState(session.recording, day),
  }));
  const late = stated.filter(({ state }) => state === 'late').length;
  const awaited = stated.filter(({ state }) => state === 'awaited').length + late;
  const listed = stated.flatMap(({ session, state }) => {
    const isOpen = state === 'available';
    return isOpen || session.slides !== null ? [{ session, isOpen }] : [];
  });
  return (
    <Row anchor="recordings" title={t('title')} link={programme}>
      {listed.length === 0 && awaited === 0 && <p>{t('nothing')}</p>}
      {listed.length > 0 && (
        <ul role="list">
          {listed.map(({ session, isOpen }) => {
            const { year, slug, date, weekday, title, speakers, recording, slides } = session;
            return (
              <li key={`${date}/${slug}`} className={styles.session}>
                <p className={styles.day}>{withNoBreakSpaces(weekday)}</p>
                <div className={styles.words}>
                  <h3 className={styles.title}>
                    <Link to={`/program/${year}/${slug}/`}>{title}</Link>
                  </h3>
                  {speakers.length > 0 && <p>{speakers.map(({ name }) => name).join(', ')}</p>}
                  {isOpen && recording.untilDay !== null && (
                    <p className={styles.day}>{t('until', { day: recording.untilDay })}</p>
                  )}
                </div>
                <p className={styles.links}>
                  {isOpen && recording.src !== null && (
                    <Link to={recording.src} aria-label={t('watchNamed', { title })}>
                      {t('watchShort')}
                    </Link>
                  )}
                  {slides !== null && (
                    <Link to={slides} aria-label={t('slidesNamed', { title })}>
                      {t('slides')}
                    </Link>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {awaited > 0 && (
        <p className={styles.awaited}>
          {byDay === null || late > 0
            ? t('more', { count: awaited })
            : t('moreBy', { count: awaited, day: byDay })}
        </p>
      )}
    </Row>
  );
}

export const fragment = graphql`
  fragment RecordedSession on Session {
    year
    slug
    date
    weekday(language: $language)
    title(language: $language)
    speakers {
      name(language: $language)
    }
    ...RecordingOfSession
  }
`;
