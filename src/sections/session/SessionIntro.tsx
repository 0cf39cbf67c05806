import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/Facts';
import { HallLink } from '../../components/PlaceLink';
import { StarButton } from '../../components/stars/StarButton';
import { useKindWord } from '../../components/useKindWord';
import { useMoscowTime } from '../../components/useMoscowTime';
import { calendarPath } from '../../domain/calendarPath';
import { bookPath, hasBegun } from '../../domain/sessionTime';
import { withNoBreakSpaces } from '../../lib/noBreakSpaces';
import { Link } from '../../primitives/Link';
import { LinkContext } from '../../primitives/LinkContext';
import { Prose } from '../../primitives/Prose';
import * as styles from './SessionIntro.module.css';

type Props = {
  session: Queries.SessionIntroFragment;
  /** ISO. */
  buildDay: string;
};

/**
 * The first screen of a session: date and place as on a ticket, description, facts, calendar files.
 */
export function SessionIntro({ session, buildDay }: Props) {
  const { t } = useTranslation('programme');
  const { t: sessions } = useTranslation('sessions');
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
  } = session;
  const isPast = hasBegun(session, useMoscowTime(), buildDay);
  const isBooked = registration === 'required' && status !== 'cancelled' && !isPast;
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
      value: (
        <>
          {t(`registrations.${registration === 'required' && isPast ? 'over' : registration}`)}
          {isBooked && form !== null && (
            <>
              ,{' '}
              <Link to={bookPath(year, slug)} data-booking="open">
                {t('book')}
              </Link>
            </>
          )}
        </>
      ),
    },
  ].filter((fact) => fact !== false);
  const calendars = [
    { holds: `${year}/${slug}`, label: t('calendarOfSession') },
    { holds: date, label: t('calendarOfDay') },
    { holds: year, label: t('calendarOfAll') },
  ];
  return (
    <div className={styles.intro} data-status={status}>
      <div className={styles.side}>
        <p className={styles.ticket}>
          <span className={styles.day}>{weekday}</span>
          <span className={styles.time}>
            <time dateTime={`${date}T${start}+03:00`}>{start}</time>–
            <time dateTime={`${date}T${end}+03:00`}>{end}</time>
          </span>
          <span>{t('moscowTime')}</span>
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
        <Facts facts={facts} />
        <nav aria-label={t('calendar')} className={styles.calendars}>
          <ul role="list">
            {calendars.map(({ holds, label }) => (
              <li key={holds}>
                <Link to={calendarPath(locale, holds)}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.words}>
        {status !== 'scheduled' && (
          <p className={styles.status}>
            <strong>{sessions(`statuses.${status}`)}</strong>{' '}
            {note !== null && withNoBreakSpaces(note)}
          </p>
        )}
        <Prose text={summary} className={styles.summary} />
      </div>
    </div>
  );
}

export const fragment = graphql`
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
      id
      ...HallLink
    }
  }
`;
