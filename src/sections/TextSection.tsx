import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { Prose } from '../ui/Prose';

export function TextSection({ anchor, title, link, text }: Queries.TextSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <Prose text={text} />
    </Row>
  );
}

export const fragment = graphql`
  fragment TextSection on TextSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    text(language: $language)
  }
`;
