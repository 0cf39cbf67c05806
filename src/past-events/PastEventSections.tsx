import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import * as styles from './YearNumbers.module.css';
import { FoldedRow } from '../ui/FoldedRow';
import type { OwnAnchor } from './model/ownAnchors';
import * as namesStyles from './YearNames.module.css';
import { graphql } from 'gatsby';
import { useDay } from '../edition/useFairTime';
import { withNoBreakSpaces } from '../lib/text';
import { recordingState } from '../programme/model/recording';
import { Row } from '../ui/Row';
import * as recordingStyles from './RecordingList.module.css';

/** One number of a past fair, in the order of the page. */
export type YearNumber = {
  of: 'exhibitors' | 'artists' | 'works' | 'sessions' | 'recordings' | 'speakers' | 'partners';
  count: number;
  /** A list, or an anchor on the page; undefined if there is no list. */
  to: string | undefined;
};

/** A past fair in numbers, counted from its records; each number links to its records. */
export function YearNumbers({ numbers }: { numbers: readonly YearNumber[] }) {
  const { t } = useTranslation('pastEvents');
  return (
    <ul role="list" aria-label={t('numbersLabel')} className={styles.numbers}>
      {numbers
        .filter(({ count }) => count > 0)
        .map(({ of, count, to }) => {
          const words = (
            <>
              <span className={styles.count}>{count}</span> {t(`numbers.${of}`, { count })}
            </>
          );
          return <li key={of}>{to === undefined ? words : <Link to={to}>{words}</Link>}</li>;
        })}
    </ul>
  );
}

type Props = {
  anchor: OwnAnchor;
  title: string;
  /** A link to the whole list. */
  link: { label: string; to: string } | null;
  names: readonly { name: string; to: string | undefined; note?: string }[];
};

/**
 * Names of a year in columns, each with a short note such as a stand, folded in narrow windows;
 * renders nothing without names.
 */
export function YearNames({ anchor, title, link, names }: Props) {
  if (names.length === 0) return null;
  return (
    <FoldedRow anchor={anchor} title={title} link={link} isWide>
      <ul role="list" className={namesStyles.names}>
        {names.map(({ name, to, note }, index) => (
          <li key={index} className={namesStyles.item}>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
            {note !== undefined && (
              <>
                {' '}
                <span className={namesStyles.note}>{note}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </FoldedRow>
  );
}

type RecordingListProps = {
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
export function RecordingList({ sessions, byDay, programme, buildDay }: RecordingListProps) {
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
              <li key={`${date}/${slug}`} className={recordingStyles.session}>
                <p className={recordingStyles.day}>{withNoBreakSpaces(weekday)}</p>
                <div className={recordingStyles.words}>
                  <h3 className={recordingStyles.title}>
                    <Link to={`/program/${year}/${slug}/`}>{title}</Link>
                  </h3>
                  {speakers.length > 0 && <p>{speakers.map(({ name }) => name).join(', ')}</p>}
                  {isOpen && recording.untilDay !== null && (
                    <p className={recordingStyles.day}>{t('until', { day: recording.untilDay })}</p>
                  )}
                </div>
                <p className={recordingStyles.links}>
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
        <p className={recordingStyles.awaited}>
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
