import { graphql } from 'gatsby';
import { callState } from '../edition/model/calls';
import { useDay } from '../edition/useFairTime';
import { Row } from '../ui/Row';
import { StateWords } from './StateWords';

/** A call, for example for volunteers: the text of its current state and its button. */
export function CallSection(section: Queries.CallSectionFragment) {
  const { anchor, title, link, days, buildDay, words } = section;
  const now = callState(days, useDay(buildDay));
  return (
    <Row anchor={anchor} title={title} link={link}>
      <StateWords words={words} now={now} of="call" />
    </Row>
  );
}

export const fragment = graphql`
  fragment CallSection on CallSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    buildDay
    days {
      isKnown
      opens
      closes
      lastDay
    }
    words(language: $language) {
      state
      text
      button {
        ...SectionLink
      }
    }
  }
`;
