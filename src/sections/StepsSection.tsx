import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { Prose } from '../ui/Prose';
import * as styles from './StepsSection.module.css';

export function StepsSection({ anchor, title, link, steps }: Queries.StepsSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <ol role="list">
        {steps.map((step, index) => (
          <li key={index} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={styles.title}>{step.title}</h3>
              <Prose text={step.text} />
            </div>
          </li>
        ))}
      </ol>
    </Row>
  );
}

export const fragment = graphql`
  fragment StepsSection on StepsSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    steps {
      title(language: $language)
      text(language: $language)
    }
  }
`;
