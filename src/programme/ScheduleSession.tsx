import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { HallLink } from '../plan/PlaceLink';
import { SessionStatus } from './SessionStatus';
import { StarButton } from '../stars/StarButton';
import { useKindWord } from './useKindWord';
import { endMoment } from './model/sessionEnd';
import { Link } from '../ui/Link';
import * as styles from './ScheduleSession.module.css';

type Props = {
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
export function ScheduleSession({ year, date, session, isNow }: Props) {
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
      className={styles.session}
      data-kind={kind}
      data-status={status}
      data-now={isNow || undefined}
    >
      <p className={styles.label}>
        <span>{kindWord(kind)}</span>
        <span className={styles.hall}>
          <HallLink hall={hall} />
        </span>
        <span className={styles.end}>
          <span>
            {`${t('until')} `}
            <time dateTime={`${endMoment({ ...session, date })}+03:00`}>{end}</time>
          </span>
          <span>{spokenLanguages.join(' ').toUpperCase()}</span>
        </span>
        {registration === 'full' && <span>{sessions('full')}</span>}
        {isNow && <span className="visually-hidden">{t('now')}</span>}
      </p>
      <h4 className={styles.title}>
        <Link to={`/program/${year}/${slug}/`}>{title}</Link>
      </h4>
      {people.length > 0 && (
        <p className={styles.people}>
          {people.map(({ name, to }, index) => (
            <span key={to}>
              {index > 0 && ', '}
              <Link to={to}>{name}</Link>
            </span>
          ))}
        </p>
      )}
      <SessionStatus status={status} note={note} className={styles.status} />
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
