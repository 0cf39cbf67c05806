import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { clauseAnchor } from './model/clauseAnchor';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './ClausesSection.module.css';
import { useTranslation } from 'react-i18next';
import { OpeningNow } from '../edition/OpeningNow';
import { withNoBreakSpaces } from '../lib/text';
import * as hoursStyles from './HoursSection.module.css';

/**
 * A legal text: numbered clauses, each with its own anchor, and a table of contents at the side
 * (spec §2, convention).
 */
export function ClausesSection({ anchor, title, link, clauses }: Queries.ClausesSectionFragment) {
  const addressed = clauses.map((clause, index) => ({
    ...clause,
    number: index + 1,
    id: clauseAnchor(anchor, index),
  }));
  const contents = (
    <nav aria-label={title}>
      <ol role="list" className={styles.contents}>
        {addressed.map((clause) => (
          <li key={clause.id}>
            <Link to={`#${clause.id}`}>
              {clause.number}. {clause.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <Row anchor={anchor} title={title} link={link} contents={contents}>
      {addressed.map((clause) => (
        <div key={clause.id} className={styles.clause}>
          <h3 id={clause.id} className={styles.title}>
            {clause.number}. {clause.title}
          </h3>
          <Prose text={clause.text} />
        </div>
      ))}
    </Row>
  );
}

/**
 * Opening hours of the current edition: whether it is open now, and a table of days with exceptions
 * (decision 025).
 */
export function HoursSection({
  anchor,
  title,
  link,
  after,
  edition,
}: Queries.HoursSectionFragment) {
  const { t } = useTranslation('pages');
  const lines = edition.openingHours;
  return (
    <Row anchor={anchor} title={title} link={link}>
      <div className={hoursStyles.now}>
        <OpeningNow edition={edition} />
      </div>
      {lines.length === 0 ? (
        <p>{t('hoursSoon')}</p>
      ) : (
        <div className={hoursStyles.place}>
          <table className={hoursStyles.table}>
            <thead className={hoursStyles.head}>
              <tr>
                <th scope="col">{t('hoursDay')}</th>
                <th scope="col">{t('hoursOpen')}</th>
                {hasLastEntry(lines) && <th scope="col">{t('hoursLastEntry')}</th>}
                <th scope="col">{t('hoursWho')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.days} className={hoursStyles.row}>
                  <th scope="row">
                    {withNoBreakSpaces(line.days)}{' '}
                    <span className={hoursStyles.weekdays}>{line.weekdays}</span>
                  </th>
                  <td className={hoursStyles.hours}>
                    <span className={hoursStyles.time}>
                      {line.isClosed ? t('hoursClosed') : `${line.opens}–${line.closes}`}
                    </span>
                    {line.reason !== null && (
                      <span className={hoursStyles.reason}> {withNoBreakSpaces(line.reason)}</span>
                    )}
                  </td>
                  {hasLastEntry(lines) && (
                    <td data-label={t('hoursLastEntry')} className={hoursStyles.lastEntry}>
                      {line.isClosed ? null : line.lastEntry}
                    </td>
                  )}
                  <td>
                    {line.isClosed ? null : withNoBreakSpaces(line.who ?? t('hoursEverybody'))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {after !== null && <Prose text={after} className={hoursStyles.after} />}
    </Row>
  );
}

type Lines = Queries.HoursSectionFragment['edition']['openingHours'];

/** Whether the table needs a column for last admission. */
const hasLastEntry = (lines: Lines) => lines.some(({ lastEntry }) => lastEntry !== null);

export const fragments = graphql`
  fragment ClausesSection on ClausesSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    clauses {
      title(language: $language)
      text(language: $language)
    }
  }
  fragment HoursSection on HoursSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    after: text(language: $language)
    edition {
      openingHours(language: $language) {
        days
        weekdays
        opens
        closes
        lastEntry
        who
        isClosed
        reason
      }
      ...OpeningChanges
    }
  }
`;
