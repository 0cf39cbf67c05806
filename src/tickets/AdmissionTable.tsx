import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { admissionGroups, ticketOf } from './model/admission';
import { ticketAnchor } from './model/tickets';
import { withNoBreakSpaces } from '../lib/text';
import { formatRoubles } from '../lib/roubles';
import { Link, LinkContext } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './AdmissionTable.module.css';
import * as table from './table.module.css';

type Tickets = Queries.TicketsSectionFragment['tickets'];
type Props = Queries.AdmissionSectionFragment & { tickets: Tickets };

/**
 * Who is admitted free or at a discount, the document to show, and the resulting tickets (spec §6).
 */
export function AdmissionTable({ anchor, title, link, lead, groups, tickets }: Props) {
  const { t } = useTranslation('tickets');
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={table.lead} />}
      <div className={table.place}>
        <table className={`${table.table} ${styles.table}`}>
          <thead className={`${table.head} ${styles.head}`}>
            <tr>
              <th scope="col">{t('who')}</th>
              <th scope="col">{t('document')}</th>
              <th scope="col">{t('ticket')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ group, who, document }) => (
              <tr key={group} className={`${table.row} ${styles.row}`}>
                <th scope="row" className={styles.who}>
                  {withNoBreakSpaces(who)}
                </th>
                <td>{withNoBreakSpaces(document)}</td>
                <td>
                  <GroupTickets group={group} tickets={tickets} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Row>
  );
}

function GroupTickets({ group, tickets }: { group: string; tickets: Tickets }) {
  const { locale } = useContext(LinkContext);
  const knownGroup = admissionGroups.find((one) => one === group);
  const types = [ticketOf('rows', knownGroup), ticketOf('forum', knownGroup)];
  // Not a list element, because its items would be hidden with their links once the fair is over
  // (decision 018).
  return tickets
    .filter(({ type }) => types.some((one) => one === type))
    .map(({ type, name, price }) => (
      <p key={type}>
        <Link to={`#${ticketAnchor(type)}`}>{name}</Link>,{' '}
        <span className={styles.price}>{formatRoubles(price, locale)}</span>
      </p>
    ));
}

export const fragment = graphql`
  fragment AdmissionSection on AdmissionSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    groups {
      group
      who(language: $language)
      document(language: $language)
    }
  }
`;
