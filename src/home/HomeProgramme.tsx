import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { SessionList } from '../programme/SessionList';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './HomeProgramme.module.css';

/**
 * The days as links to the programme, and a few sessions chosen by an editor. A programme of an
 * earlier edition is named as such.
 */
export function HomeProgramme({
  anchor,
  title,
  link,
  lead,
  ofYear,
  days,
  sessions,
}: Queries.ProgrammeSectionFragment) {
  const { t } = useTranslation('sessions');
  return (
    <Row anchor={anchor} title={title} link={days.length > 0 ? link : null}>
      {days.length > 0 && lead !== null && <Prose text={lead} className={styles.lead} />}
      {ofYear !== null && <p className={styles.lead}>{ofYear}</p>}
      {days.length === 0 && <p>{t('toCome')}</p>}
      {days.length > 0 && (
        <ul role="list" className={styles.days}>
          {days.map(({ date, weekday }) => {
            const [name] = weekday.split(/[\s,]/);
            return (
              <li key={date}>
                <Link to={`/program/#${date}`} className={styles.day}>
                  <span>{name}</span>
                  <span className={styles.number}>{Number(date.slice(-2))}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {sessions.length > 0 && <SessionList sessions={sessions} />}
    </Row>
  );
}

export const fragment = graphql`
  fragment ProgrammeSection on ProgrammeSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    ofYear(language: $language)
    days {
      date
      weekday(language: $language)
    }
    sessions {
      ...SessionList
    }
  }
`;
