import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useDay } from '../edition/useFairTime';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { isFilm, recordingState } from './model/recording';
import * as styles from './SessionRecording.module.css';

type Props = {
  session: Queries.SessionRecordingFragment;
  /** ISO. */
  buildDay: string;
};

/**
 * A session's recording and slides: a film plays here, a page of another site opens in a new tab.
 * Without a recording, a note says that one will follow or, after the session's day, that there
 * will be none.
 */
export function SessionRecording({ session, buildDay }: Props) {
  const { t } = useTranslation('recordings');
  const day = useDay(buildDay);
  const { date, title, status, recording, slides } = session;
  const { src, byDay, untilDay } = recording;
  const state = recordingState(recording, day);
  if (status === 'cancelled') return null;
  // Decided by the day of the build, because a part that appears later would move the page.
  const isShown = state !== 'none' || buildDay > date;
  const hasSlides = slides !== null && buildDay >= date;
  if (!isShown && !hasSlides) return null;
  const note = {
    available: untilDay === null ? t('endless') : t('until', { day: untilDay }),
    ended: t('ended', { day: untilDay }),
    awaited: byDay === null ? t('promised') : t('awaited', { day: byDay }),
    late: t('late'),
    none: t('none'),
  }[state];
  return (
    <div className={styles.recording} id="recording">
      {state === 'available' &&
        src !== null &&
        (isFilm(src) ? (
          // Captions of a film are part of the file an editor links to.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            src={src}
            aria-label={t('film', { title })}
            controls
            playsInline
            preload="none"
            className={styles.film}
          />
        ) : (
          <Button to={src}>{t('watch')}</Button>
        ))}
      {isShown && <p>{note}</p>}
      {hasSlides && (
        <p>
          <Link to={slides}>{t('slides')}</Link>
        </p>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment RecordingOfSession on Session {
    slides
    recording {
      src
      added
      isRecorded
      by
      byDay(language: $language)
      until
      untilDay(language: $language)
    }
  }
  fragment SessionRecording on Session {
    date
    title(language: $language)
    status
    ...RecordingOfSession
  }
`;
