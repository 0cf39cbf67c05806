import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { Prose } from '../ui/Prose';
import * as styles from './AccordionSection.module.css';

/** Questions whose answers unfold; plain `<details>`, so it works without JavaScript. */
export function AccordionSection({ anchor, title, link, items }: Queries.AccordionSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      {items.map((item) => (
        <details key={item.title} className={styles.item}>
          <summary className={styles.summary}>{item.title}</summary>
          <Prose text={item.text} className={styles.text} />
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
