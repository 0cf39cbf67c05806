import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { SpeakerList } from '../speakers/SpeakerList';
import { Prose } from '../ui/Prose';
import * as styles from './HomeSpeakers.module.css';

/** Portraits of speakers chosen by an editor, each under an arch. */
export function HomeSpeakers({
  anchor,
  title,
  link,
  lead,
  speakers,
}: Queries.SpeakersSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      <SpeakerList speakers={speakers} size="tight" />
    </Row>
  );
}

export const fragment = graphql`
  fragment SpeakersSection on SpeakersSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    speakers {
      ...SpeakerList
    }
  }
`;
