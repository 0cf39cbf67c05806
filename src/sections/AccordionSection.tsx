import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { clauseAnchor } from './model/clauseAnchor';
import { Prose } from '../ui/Prose';
import * as styles from './AccordionSection.module.css';

/**
 * Questions with collapsible answers: `<details>`, so it works without JavaScript. The anchor is on
 * the answer, because browsers unfold the element that contains the target.
 */
export function AccordionSection({ anchor, title, link, items }: Queries.AccordionSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      {items.map((item, index) => (
        <details key={item.title} className={styles.item}>
          <summary className={styles.summary}>{item.title}</summary>
          <div id={clauseAnchor(anchor, index)} className={styles.text}>
            <Prose text={item.text} />
          </div>
        </details>
      ))}
    </Row>
  );
}

export const fragment = graphql`
  fragment AccordionSection on AccordionSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    items {
      title(language: $language)
      text(language: $language)
    }
  }
`;
