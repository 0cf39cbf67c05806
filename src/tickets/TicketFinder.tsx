import { graphql } from 'gatsby';
import { useContext } from 'react';
import { Row } from '../ui/Row';
import { useDay } from '../edition/useDay';
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
  /** ISO. */
  buildDay: string;
};

/**
 * "Which ticket is mine?": answers visitors may recognize, each a link to a ticket that is still
 * sold; below, three questions with one answer.
 */
export function TicketFinder({
  anchor,
  title,
  link,
  lead,
  answers,
  tickets,
  groups,
  buildDay,
}: Props) {
  const day = useDay(buildDay);
  const { locale } = useContext(LinkContext);
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      <ul role="list">
        {answers.map(({ when, ticket, until }) => {
          const found = tickets.find(({ type }) => type === ticket);
          if (found === undefined) return null;
          const isPast = (moment: string) => until !== null && moment > until;
          const ended = isPast(buildDay) ? 'built' : isPast(day) ? 'now' : undefined;
          const words = (
            <>
              <span>{when}</span>{' '}
              <span className={styles.ticket}>
                {found.name}, {formatRoubles(found.price, locale)}
              </span>
            </>
          );
          return (
            <li key={when}>
              {ended === undefined ? (
                <Link to={`#${ticketAnchor(ticket)}`} className={styles.answer}>
                  {words}
                </Link>
              ) : (
                <span className={styles.answer} data-ended={ended}>
                  {words}
                </span>
              )}
            </li>
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
      until
    }
  }
`;
