import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../ui/Facts';
import { HallLink } from '../plan/PlaceLink';
import { PlanMark } from '../plan/PlanMark';
import { OtherSessions } from './OtherSessions';
import { SessionStatus } from './SessionStatus';
import { SpeakerList } from '../speakers/SpeakerList';
import { StarButton } from '../stars/StarButton';
import { useKindWord } from './useKindWord';
import { useMoscowTime, useDay } from '../edition/useFairTime';
import { calendarPath, changesPath } from './model/calendarPath';
import { hallAnchor, onMap } from '../plan/model/planAnchors';
import { endMoment } from './model/sessionEnd';
import { bookPath, hasBegun, minutesToGo, stateAt } from './model/sessionTime';
import { Button } from '../ui/Button';
import { Link, LinkContext } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './SessionIntro.module.css';
import { Row } from '../ui/Row';
import * as exhibitorStyles from './SessionExhibitors.module.css';
import { isFilm, recordingState } from './model/recording';
import * as sessionRecordingStyles from './SessionRecording.module.css';

type Props = {
  session: Queries.SessionIntroFragment;
  /** ISO. */
  buildDay: string;
  /** The fair's domain, on which its calendars are served. */
  domain: string;
};

/**
 * The first screen of a session's page: date as on a ticket, description, sign-up, speakers, the
 * hall on the plan, facts, calendar files.
 */
export function SessionIntro({ session, buildDay, domain }: Props) {
  const { t } = useTranslation('programme');
  const kindWord = useKindWord();
  const { locale } = useContext(LinkContext);
  const {
    year,
    slug,
    date,
    weekday,
    start,
    end,
    kind,
    hall,
    summary,
    status,
    note,
    audience,
    ages,
    spokenLanguages,
    places,
    registration,
    form,
    title,
    speakers,
  } = session;
  const time = useMoscowTime();
  const live = useLiveWords(session, time);
  const isPast = hasBegun(session, time, buildDay);
  const isBooked = registration === 'required' && status !== 'cancelled';
  const facts = [
    { label: t('where'), value: <HallLink hall={hall} /> },
    { label: t('kind'), value: kindWord(kind) },
    { label: t('audience'), value: t(`audiences.${audience}`) },
    ages !== null && { label: t('ages'), value: t('agesFromTo', ages) },
    {
      label: t('language'),
      value:
        spokenLanguages.length > 1
          ? t('bothLanguages')
          : t(`languages.${spokenLanguages[0] ?? 'ru'}`),
    },
    places !== null && { label: t('places'), value: places },
    {
      label: t('registration'),
      value: t(
        `registrations.${registration === 'required' && (isPast || !isBooked) ? 'over' : registration}`,
      ),
    },
  ].filter((fact) => fact !== false);
  const calendars = [
    { key: `${year}/${slug}`, label: t('calendarOfSession') },
    { key: date, label: t('calendarOfDay') },
  ];
  return (
    <div className={styles.intro} data-status={status}>
      <div className={styles.side}>
        <p className={styles.ticket}>
          <span className={styles.day}>{weekday}</span>
          <span className={styles.time}>
            <time dateTime={`${date}T${start}+03:00`}>{start}</time>–
            <time dateTime={`${endMoment({ date, start, end })}+03:00`}>{end}</time>
          </span>
          <span data-live={live !== undefined || undefined}>{live ?? t('moscowTime')}</span>
        </p>
        <p>
          <StarButton
            kind="session"
            year={year}
            slug={slug}
            name={title}
            seen={{ date, start, end, hall: hall.id, status }}
            withWords
          />
        </p>
      </div>
      <div className={styles.words}>
        <SessionStatus status={status} note={note} className={styles.status} />
        {registration === 'full' && status !== 'cancelled' && (
          <div className={styles.status}>
            <p>
              <strong>{t('bookingFull')}</strong>
            </p>
            <OtherSessions {...session} buildDay={buildDay} />
          </div>
        )}
        <Prose text={summary} className={styles.summary} />
        <SessionRecording session={session} buildDay={buildDay} />
        {isBooked && form !== null && (
          <p className={styles.booking}>
            {isPast ? (
              t('bookingOver')
            ) : (
              <Button to={bookPath(year, slug)} data-booking="open">
                {t('book')}
              </Button>
            )}
          </p>
        )}
      </div>
      <div className={styles.seen}>
        {speakers.length > 0 && (
          <section>
            <h2 className={styles.title}>{t('speakers')}</h2>
            <SpeakerList speakers={speakers} size="small" />
          </section>
        )}
        <HallOnPlan hall={hall} />
      </div>
      <div className={styles.facts}>
        <Facts facts={facts} />
        <nav aria-label={t('calendar')} className={styles.calendars}>
          <ul role="list">
            {calendars.map(({ key, label }) => (
              <li key={key}>
                <Link to={calendarPath(locale, key)}>{label}</Link>
              </li>
            ))}
            <li>
              <a href={`webcal://${domain}${calendarPath(locale, `${year}/${slug}`)}`}>
                {t('subscribe')}
              </a>
            </li>
            <li>
              <Link to={changesPath(year)}>{t('changesAndCalendars')}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** The hall on its plan, with a link to the map if the map contains that plan. */
function HallOnPlan({ hall }: { hall: Queries.SessionIntroFragment['hall'] }) {
  const { t } = useTranslation('programme');
  const drawing = (
    <>
      <PlanMark
        year={hall.planYear}
        planWidth={hall.planWidth}
        planHeight={hall.planHeight}
        place={hall}
        label={t('hallOnPlan', { hall: hall.name })}
      />
      <span>{hall.name}</span>
    </>
  );
  return hall.isOnMap ? (
    <Link to={onMap(hallAnchor(hall.id))} className={styles.plan}>
      {drawing}
    </Link>
  ) : (
    <div className={styles.plan}>{drawing}</div>
  );
}

/**
 * Returns the words that replace the time zone: the session is on, over, or begins within the hour.
 * They are absent for a cancelled session and in the first render.
 */
function useLiveWords(
  session: Queries.SessionIntroFragment,
  time: string | undefined,
): string | undefined {
  const { t } = useTranslation('programme');
  const { t: sessions } = useTranslation('sessions');
  if (time === undefined || session.status === 'cancelled') return undefined;
  switch (stateAt(session, time)) {
    case 'on':
      return t('nowUntil', { time: session.end });
    case 'over':
      return sessions('moments.over');
    case 'ahead': {
      const count = minutesToGo(session, time);
      return count === undefined ? undefined : t('beginsIn', { count });
    }
  }
}

/** The exhibitors the session is about, with their stands; renders nothing if there are none. */
export function SessionExhibitors({
  exhibitors,
}: {
  exhibitors: readonly Queries.SessionExhibitorFragment[];
}) {
  const { t } = useTranslation('programme');
  if (exhibitors.length === 0) return null;
  return (
    <Row anchor="exhibitors" title={t('exhibitors')}>
      <ul role="list">
        {exhibitors.map(({ name, year, slug, stand }) => (
          <li key={`${year}/${slug}`} className={exhibitorStyles.item}>
            <Link to={`/exhibitors/${year}/${slug}/`} className={exhibitorStyles.exhibitor}>
              <span className={exhibitorStyles.name}>{name}</span>
              <span className={exhibitorStyles.stand}>{t('stand', { code: stand, year })}</span>
            </Link>
            <StarButton kind="stand" year={year} slug={slug} name={name} />
          </li>
        ))}
      </ul>
    </Row>
  );
}

type SessionRecordingProps = {
  session: Queries.SessionRecordingFragment;
  /** ISO. */
  buildDay: string;
};

/**
 * A session's recording and slides: a film plays here, a page of another site opens in a new tab.
 * Without a recording, a note says that one will follow or, after the session's day, that there
 * will be none.
 */
function SessionRecording({ session, buildDay }: SessionRecordingProps) {
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
    <div className={sessionRecordingStyles.recording} id="recording">
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
            className={sessionRecordingStyles.film}
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

export const fragments = graphql`
  fragment SessionIntro on Session {
    year
    slug
    date
    day(language: $language)
    weekday(language: $language)
    start
    end
    kind
    status
    note(language: $language)
    summary(language: $language)
    audience
    ages {
      from
      to
    }
    spokenLanguages
    places
    registration
    form
    title(language: $language)
    hall {
      ...HallLink
      x
      y
      width
      height
      planYear
      planWidth
      planHeight
    }
    speakers {
      ...SpeakerList
    }
    ...OtherSessions
    ...SessionRecording
  }
  fragment SessionExhibitor on Exhibitor {
    name(language: $language)
    year
    slug
    stand
  }
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
