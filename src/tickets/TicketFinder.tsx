import { graphql } from 'gatsby';
import { useContext } from 'react';
import { Row } from '../ui/Row';
import { ticketAnchor } from './model/tickets';
import { formatRoubles } from '../lib/roubles';
import { Link } from '../ui/Link';
import { LinkContext } from '../ui/LinkContext';
import { Prose } from '../ui/Prose';
import { TicketQuestion, type FoundTicket, type Group } from './TicketQuestion';
import * as styles from './TicketFinder.module.css';

type Props = Queries.TicketFinderSectionFragment & {
  tickets: readonly FoundTicket[];
  groups: readonly Group[];
};

/**
 * "Which ticket is mine?": answers visitors may recognize, each a link to a ticket; below, three
 * questions with one answer.
 */
export function TicketFinder({ anchor, title, link, lead, answers, tickets, groups }: Props) {
  const { locale } = useContext(LinkContext);
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      <ul role="list">
        {answers.map(({ when, ticket }) => {
          const found = tickets.find(({ type }) => type === ticket);
          return (
            found !== undefined && (
              <li key={when}>
                <Link to={`#${ticketAnchor(ticket)}`} className={styles.answer}>
                  <span>{when}</span>{' '}
                  <span className={styles.ticket}>
                    {found.name}, {formatRoubles(found.price, locale)}
                  </span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
      <TicketQuestion tickets={tickets} groups={groups} />
    </Row>
  );
}

export const fragment = graphql`
  fragment TicketFinderSection on TicketFinderSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    answers {
      when(language: $language)
      ticket
    }
  }
`;
