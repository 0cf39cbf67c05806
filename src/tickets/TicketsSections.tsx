import { graphql } from 'gatsby';
import { usePhase, type PhasedEdition, useDay } from '../edition/useFairTime';
import { GeneralSection } from '../sections/GeneralSection';
import { FoldedRow } from '../ui/FoldedRow';
import { RowLook, Row } from '../ui/Row';
import { TicketForm } from './TicketForm';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { admissionGroups, ticketOf, ticketAnchor } from './model/tickets';
import { withNoBreakSpaces } from '../lib/text';
import { formatRoubles } from '../lib/roubles';
import { Link, LinkContext } from '../ui/Link';
import { Prose, Runs } from '../ui/Prose';
import * as styles from './AdmissionTable.module.css';
import * as table from './table.module.css';
import { daysBetween } from '../lib/time/daysBetween';
import { refundOf } from './model/refund';
import * as refundStyles from './RefundSection.module.css';

type Props = {
  page: Queries.TicketsSectionsFragment;
  edition: PhasedEdition & Queries.TicketEditionFragment & Queries.RefundEditionFragment;
  /** The fair's mail address, for sections that show it. */
  email: string;
  /** The provider's page that sells tickets online; null without a provider. */
  sale: string | null;
};

/**
 * The sections of the tickets page: the choice of tickets with the text of the phase, refunds, and
 * reference sections, which are folded in narrow windows.
 */
export function TicketsSections({ page, edition, email, sale }: Props) {
  const phase = usePhase(edition);
  const sections = (page.sections ?? []).flatMap((section) => section ?? []);
  const tickets = sections.flatMap((section) =>
    section.__typename === 'TicketsSection' ? section.tickets : [],
  );
  const groups = sections.flatMap((section) =>
    section.__typename === 'AdmissionSection' ? section.groups : [],
  );
  const phases = sections.flatMap((section) =>
    section.__typename === 'PhasesSection' ? section.phases : [],
  );
  return (
    <>
      {sections.map((section, index) => {
        switch (section.__typename) {
          case 'TicketsSection':
            return (
              <TicketForm
                key={index}
                {...section}
                {...{ phases, groups, phase, edition }}
                page={sale}
              />
            );
          case 'PhasesSection':
            return null;
          case 'RefundSection':
            return <RefundSection key={index} {...section} tickets={tickets} edition={edition} />;
          case 'FormSection':
            return <GeneralSection key={index} section={section} email={email} />;
          default:
            return (
              <RowLook.Provider key={index} value={FoldedRow}>
                {section.__typename === 'AdmissionSection' ? (
                  <AdmissionTable {...section} tickets={tickets} />
                ) : (
                  <GeneralSection section={section} email={email} />
                )}
              </RowLook.Provider>
            );
        }
      })}
    </>
  );
}

type Tickets = Queries.TicketsSectionFragment['tickets'];
type AdmissionTableProps = Queries.AdmissionSectionFragment & { tickets: Tickets };

/**
 * Who is admitted free or at a discount, the document to show, and the resulting tickets (spec §6).
 */
function AdmissionTable({ anchor, title, link, lead, groups, tickets }: AdmissionTableProps) {
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

type RefundSectionProps = Queries.RefundSectionFragment & {
  tickets: Queries.TicketsSectionFragment['tickets'];
  edition: PhasedEdition & Queries.RefundEditionFragment;
};

/**
 * Refunds in one place (spec §9, refund): the refund without a reason, by days, with today's share
 * and an example; the reasons for a full refund; how to claim one. Before tickets are sold, nothing
 * about today is shown.
 */
export function RefundSection(props: RefundSectionProps) {
  const { anchor, title, link, lead, reasons, steps, tickets, edition } = props;
  const { t } = useTranslation('tickets');
  const { locale } = useContext(LinkContext);
  const { firstDay, refundFirstDay, refundPeriods } = edition;
  const day = useDay(edition.buildDay);
  const phase = usePhase(edition);
  const isBeforeSales = phase === 'announced' || phase === 'applications-open';
  const example = tickets.find(({ type }) => type === 'standard');
  const partly = refundPeriods.findLast(({ percent }) => percent > 0);
  // The last period continues during the fair.
  const last = refundPeriods.length - 1;
  const current = refundPeriods.findIndex(({ until }, index) => day <= until || index === last);
  const { percent: share } = refundOf({ price: 0, day, firstDay });
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={table.lead} />}
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th scope="col">{t('refund.claimed')}</th>
            <th scope="col" className={refundStyles.percent}>
              {t('refund.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {refundPeriods.map(({ from, until, days: words, percent }, index) => (
            <tr
              key={until}
              className={`${table.row} ${refundStyles.row}`}
              aria-current={index === current ? 'date' : undefined}
            >
              <th scope="row">
                {from === null
                  ? t('refund.until', { day: words })
                  : index === last
                    ? t('refund.from', { day: words })
                    : words}
              </th>
              <td className={refundStyles.percent}>{t('refund.percent', { percent })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isBeforeSales && (
        <p className={refundStyles.today}>
          {withNoBreakSpaces(
            share === 0
              ? t('refund.late')
              : t('refund.today', { count: daysBetween(day, firstDay), percent: share }),
          )}
        </p>
      )}
      {example !== undefined && partly?.from != null && (
        <p className={refundStyles.example}>
          {withNoBreakSpaces(
            t('refund.example', {
              name: example.name,
              price: formatRoubles(example.price, locale),
              day: partly.start,
              first: refundFirstDay,
              count: daysBetween(partly.from, firstDay),
              percent: partly.percent,
              sum: formatRoubles(
                refundOf({ price: example.price, day: partly.from, firstDay }).amount,
                locale,
              ),
            }),
          )}
        </p>
      )}
      <h3 className={refundStyles.title}>{t('refund.reasons')}</h3>
      <dl>
        {reasons.map((reason) => (
          <div key={reason.title} className={`${table.row} ${refundStyles.reason}`}>
            <dt>{withNoBreakSpaces(reason.title)}</dt>
            <dd>
              <Runs text={reason.text} />
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={refundStyles.title}>{t('refund.steps')}</h3>
      <ol className={refundStyles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong> <Runs text={step.text} />
          </li>
        ))}
      </ol>
    </Row>
  );
}

export const fragments = graphql`
  fragment TicketsSections on Page {
    ...GeneralSections
    sections {
      ...TicketsSection
      ...AdmissionSection
      ...RefundSection
      ...TicketPhases
    }
  }
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
  fragment RefundSection on RefundSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    reasons {
      title(language: $language)
      text(language: $language)
    }
    steps {
      title(language: $language)
      text(language: $language)
    }
  }
  fragment RefundEdition on Edition {
    refundFirstDay(language: $language)
    refundPeriods(language: $language) {
      percent
      from
      until
      days
      start
    }
  }
`;
