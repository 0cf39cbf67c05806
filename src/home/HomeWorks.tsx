import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { WorkLine } from '../works/WorkLine';
import { Row } from '../ui/Row';
import { Prose } from '../ui/Prose';
import * as styles from './HomeWorks.module.css';

/**
 * A line of works of the newest edition (look: rows). The build chooses the works, so nothing
 * changes after mounting (decision 032).
 */
export function HomeWorks({
  anchor,
  title,
  link,
  lead,
  year,
  hasList,
  works,
}: Queries.WorksSectionFragment) {
  const { t } = useTranslation('exhibitors');
  const all = { label: t('allWorks', { year }), to: `/works/${year}/` };
  return (
    <Row
      anchor={anchor}
      title={title}
      link={works.length > 0 ? (link ?? (hasList ? all : null)) : null}
      isWide
    >
      {works.length > 0 && lead !== null && <Prose text={lead} className={styles.lead} />}
      {works.length === 0 ? <p>{t('worksToCome')}</p> : <WorkLine works={works} />}
    </Row>
  );
}

export const fragment = graphql`
  fragment WorksSection on WorksSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    year
    hasList
    works {
      ...LinedWork
    }
  }
`;
