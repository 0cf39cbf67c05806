import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { endMoment } from './model/sessionEnd';
import { Link, LinkContext } from '../ui/Link';
import { HallLink } from '../plan/PlaceLink';
import * as styles from './SessionList.module.css';
import { SessionStatus } from './SessionStatus';
import { StarButton } from '../stars/StarButton';
import { useKindWord } from './useKindWord';

type Props = {
  sessions: readonly Queries.SessionListFragment[];
  /** Whether each line names its day; false under a heading that names the day. */
  withDay?: boolean;
};

/** Returns a comma and the languages of a session that is not in the page's language, or ''. */
export const otherLanguages = (spoken: readonly Locale[], locale: Locale): string =>
  spoken.includes(locale) ? '' : `, ${spoken.join(' ').toUpperCase()}`;

/**
 * Sessions as lines: time (Moscow), title and speakers, hall, kind, the language if it is not the
 * page's; changed and cancelled sessions are marked.
 */
export function SessionList({ sessions, withDay = true }: Props) {
  const { t } = useTranslation('sessions');
  const kindWord = useKindWord();
  const { locale } = useContext(LinkContext);
  return (
    <ol role="list" className={styles.sessions}>
      {sessions.map(
        ({
          year,
          slug,
          date,
          day,
          start,
          end,
          title,
          kind,
          status,
          note,
          registration,
          spokenLanguages,
          hall,
          speakers,
        }) => (
          <li key={`${date}/${slug}`} className={styles.session} data-status={status}>
            <p className={styles.time}>
              {withDay && <span className={styles.day}>{day}</span>}
              <time dateTime={`${date}T${start}+03:00`}>{start}</time>–
              <time dateTime={`${endMoment({ date, start, end })}+03:00`}>{end}</time>
            </p>
            <div className={styles.what}>
              <h3 className={styles.title}>
                <Link to={`/program/${year}/${slug}/`}>{title}</Link>
              </h3>
              {speakers.length > 0 && (
                <p>
                  {speakers.map(({ name, year: ofYear, slug: id }, index) => (
                    <span key={`${ofYear}/${id}`}>
                      {index > 0 && ', '}
                      <Link to={`/speakers/${ofYear}/${id}/`}>{name}</Link>
                    </span>
                  ))}
                </p>
              )}
              {registration === 'full' && <p className={styles.status}>{t('full')}</p>}
              <SessionStatus status={status} note={note} className={styles.status} />
            </div>
            <p>
              <HallLink hall={hall} />
            </p>
            <p>
              {kindWord(kind)}
              {otherLanguages(spokenLanguages, locale)}
            </p>
            <StarButton
              kind="session"
              year={year}
              slug={slug}
              name={title}
              seen={{ date, start, end, hall: hall.id, status }}
            />
          </li>
        ),
      )}
    </ol>
  );
}

export const fragment = graphql`
  fragment SessionList on Session {
    year
    slug
    date
    day(language: $language)
    start
    end
    title(language: $language)
    kind
    status
    note(language: $language)
    registration
    spokenLanguages
    hall {
      id
      ...HallLink
    }
    speakers {
      name(language: $language)
      year
      slug
    }
  }
`;
