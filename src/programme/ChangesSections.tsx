import { graphql } from 'gatsby';
import { useMemo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, LinkContext } from '../ui/Link';
import { Row } from '../ui/Row';
import { withNoBreakSpaces } from '../lib/text';
import { changeAnchor, newestChanges } from './model/sessionChanges';
import * as styles from './Changes.module.css';
import { calendarPath } from './model/calendarPath';
import { calendarsOf, type CalendarPart, scheduleForms, schedulePath } from './model/subscriptions';
import { useKindWord } from './useKindWord';
import { feedPath, type FeedOf } from '../i18n/paths';

type Props = { programme: Queries.ChangesFragment };

/** The changes of a year's programme, newest first; each change has an address. */
export function Changes({ programme: { year, days } }: Props) {
  const { t } = useTranslation('changes');
  const { t: sessions } = useTranslation('sessions');
  const changes = useMemo(() => newestChanges(days.flatMap((day) => day.sessions)), [days]);
  const words = {
    scheduled: t('scheduled'),
    changed: sessions('statuses.changed'),
    cancelled: sessions('statuses.cancelled'),
  };
  return (
    <Row anchor="changes" title={t('title')}>
      {changes.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ol role="list" className={styles.changes}>
          {changes.map(({ session: { slug, title, weekday, start }, change, number }) => (
            <li key={`${slug} ${number}`} id={changeAnchor(slug, number)} className={styles.change}>
              <p className={styles.date}>
                <time dateTime={`${change.at}+03:00`}>{change.date}</time>
              </p>
              <div>
                <h3 className={styles.title}>
                  <Link to={`/program/${year}/${slug}/`}>{title}</Link>
                </h3>
                <p className={styles.when}>{`${weekday}, ${start}`}</p>
                <p>
                  <strong>{words[change.status]}</strong> {withNoBreakSpaces(change.what)}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Row>
  );
}

const parts: readonly CalendarPart[] = ['programme', 'day', 'hall', 'kind'];

type CalendarsProps = { programme: Queries.CalendarsFragment; domain: string };

/** The calendars to subscribe to: all of a year, each day, each hall, each kind of session. */
export function Calendars({ programme: { year, days }, domain }: CalendarsProps) {
  const { t } = useTranslation('changes');
  const kindWord = useKindWord();
  const { locale } = useContext(LinkContext);
  const calendars = useMemo(
    () =>
      calendarsOf(
        year,
        days.flatMap(({ date, weekday, sessions }) =>
          sessions.map(({ kind, hall }) => ({
            date,
            weekday,
            hall: hall.id,
            hallName: hall.name,
            kind,
          })),
        ),
      ),
    [year, days],
  );
  const names: Record<CalendarPart, (first: (typeof calendars)[number]['first']) => string> = {
    programme: () => t('programme'),
    day: ({ weekday }) => weekday,
    hall: ({ hallName }) => hallName,
    kind: ({ kind }) => kindWord(kind),
  };
  return (
    <Row anchor="calendars" title={t('calendars')}>
      <p>{t('calendarsText')}</p>
      <dl className={styles.calendars}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`parts.${part}`)}</dt>
            {calendars
              .filter((calendar) => calendar.part === part)
              .map(({ key, first }) => {
                const path = calendarPath(locale, key);
                const name = names[part](first);
                return (
                  <dd key={key}>
                    <a href={`webcal://${domain}${path}`}>{name}</a>
                    <Link to={path} className={styles.file}>
                      {t('file')}
                      <span className="visually-hidden">: {name}</span>
                    </Link>
                  </dd>
                );
              })}
          </div>
        ))}
      </dl>
      <p>
        {t('address')}{' '}
        <code className={styles.address}>{`https://${domain}${calendarPath(locale, year)}`}</code>
      </p>
    </Row>
  );
}

type FeedsProps = { year: number; feeds: readonly FeedOf[] };

/** Links to files for other apps: the feeds that exist, and the year's schedule. */
export function Feeds({ year, feeds }: FeedsProps) {
  const { t } = useTranslation('changes');
  const { locale } = useContext(LinkContext);
  const words = { changes: t('feedOfChanges'), news: t('feedOfNews'), press: t('feedOfPress') };
  const files = [
    ...feeds.map((feed) => ({
      to: feedPath(locale, feed),
      label: t('feedOf', { what: words[feed] }),
    })),
    ...scheduleForms.map((form) => ({
      to: schedulePath(locale, year, form),
      label: t('scheduleFor', { form }),
    })),
  ];
  return (
    <Row anchor="feeds" title={t('feeds')}>
      <ul role="list" className={styles.feeds}>
        {files.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}

export const fragments = graphql`
  fragment Changes on Programme {
    year
    days {
      sessions {
        slug
        title(language: $language)
        weekday(language: $language)
        start
        changes {
          at
          date(language: $language)
          status
          what(language: $language)
        }
      }
    }
  }
  fragment Calendars on Programme {
    year
    days {
      date
      weekday(language: $language)
      sessions {
        kind
        hall {
          id
          name(language: $language)
        }
      }
    }
  }
`;
