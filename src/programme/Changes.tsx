import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import { Row } from '../ui/Row';
import { withNoBreakSpaces } from '../lib/text';
import { changeAnchor, newestChanges } from './model/sessionChanges';
import * as styles from './Changes.module.css';

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

export const fragment = graphql`
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
`;
