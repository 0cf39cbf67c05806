import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { OpeningNow } from '../edition/OpeningNow';
import { Row } from '../ui/Row';
import { withNoBreakSpaces } from '../lib/text';
import { Prose } from '../ui/Prose';
import * as styles from './HoursSection.module.css';

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
      <div className={styles.now}>
        <OpeningNow edition={edition} />
      </div>
      {lines.length === 0 ? (
        <p>{t('hoursSoon')}</p>
      ) : (
        <div className={styles.place}>
          <table className={styles.table}>
            <thead className={styles.head}>
              <tr>
                <th scope="col">{t('hoursDay')}</th>
                <th scope="col">{t('hoursOpen')}</th>
                {hasLastEntry(lines) && <th scope="col">{t('hoursLastEntry')}</th>}
                <th scope="col">{t('hoursWho')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.days} className={styles.row}>
                  <th scope="row">
                    {withNoBreakSpaces(line.days)}{' '}
                    <span className={styles.weekdays}>{line.weekdays}</span>
                  </th>
                  <td className={styles.hours}>
                    <span className={styles.time}>
                      {line.isClosed ? t('hoursClosed') : `${line.opens}–${line.closes}`}
                    </span>
                    {line.reason !== null && (
                      <span className={styles.reason}> {withNoBreakSpaces(line.reason)}</span>
                    )}
                  </td>
                  {hasLastEntry(lines) && (
                    <td data-label={t('hoursLastEntry')} className={styles.lastEntry}>
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
      {after !== null && <Prose text={after} className={styles.after} />}
    </Row>
  );
}

type Lines = Queries.HoursSectionFragment['edition']['openingHours'];

/** Whether the table needs a column for last admission. */
const hasLastEntry = (lines: Lines) => lines.some(({ lastEntry }) => lastEntry !== null);

export const fragment = graphql`
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
