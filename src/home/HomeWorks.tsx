import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { HungWork } from '../works/HungWork';
import { Row } from '../ui/Row';
import { wallSpan } from '../works/model/wallSpan';
import { hundredths, type ShownWidths } from '../ui/pictureSizes';
import { Prose } from '../ui/Prose';
import * as styles from './HomeWorks.module.css';

/**
 * Works of the newest edition on a common ground line, each leading to its place on the page of its
 * exhibitor; in narrow windows one swipes along the row (look: rows). Which ones is known at
 * build, so nothing changes after mounting (decision 032).
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
  const columns = works.reduce((sum, { size }) => sum + columnsOf(size), 0);
  const all = { label: t('allWorks', { year }), to: `/works/${year}/` };
  return (
    <Row
      anchor={anchor}
      title={title}
      link={works.length > 0 ? (link ?? (hasList ? all : null)) : null}
      isWide
    >
      {works.length > 0 && lead !== null && <Prose text={lead} className={styles.lead} />}
      {works.length === 0 ? (
        <p>{t('worksToCome')}</p>
      ) : (
        <ul role="list" className={styles.works}>
          {works.map((work) => (
            <HungWork
              key={`${work.exhibitor.slug}/${work.slug}`}
              work={work}
              year={year}
              alt={work.alt}
              widths={widthsOf(columnsOf(work.size), columns)}
            />
          ))}
        </ul>
      )}
    </Row>
  );
}

type Work = Queries.WorksSectionFragment['works'][number];

/** How many columns of HomeWorks.module.css a work takes. */
const columnsOf = (size: Work['size']) => wallSpan(size) + 1;

/** By HomeWorks.module.css: of the window while one swipes, then of the row's columns. */
const widthsOf = (own: number, all: number): ShownWidths => ({
  0: `${14 * own}vw`,
  640: `${7.5 * own}vw`,
  1024: `min(${7 * own}rem,${hundredths((96 * own) / all)}vw)`,
});

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
      slug
      alt(language: $language)
      title(language: $language)
      makers {
        name(language: $language)
      }
      year: yearsText(language: $language)
      size {
        height
        width
      }
      exhibitor {
        slug
        name(language: $language)
      }
      picture {
        gatsbyImageData(layout: FULL_WIDTH, formats: [WEBP], breakpoints: [180, 284, 496, 868])
      }
    }
  }
`;
