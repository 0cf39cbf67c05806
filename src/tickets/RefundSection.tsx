import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay, usePhase, type PhasedEdition } from '../edition/useFairTime';
import { daysBetween } from '../lib/time/daysBetween';
import { formatRoubles } from '../lib/roubles';
import { LinkContext } from '../ui/Link';
import { withNoBreakSpaces } from '../lib/text';
import { Prose, Runs } from '../ui/Prose';
import { Row } from '../ui/Row';
import { refundOf } from './model/refund';
import * as styles from './RefundSection.module.css';
import * as table from './table.module.css';

type Props = Queries.RefundSectionFragment & {
  tickets: Queries.TicketsSectionFragment['tickets'];
  edition: PhasedEdition & Queries.RefundEditionFragment;
};

/**
 * Refunds in one place (spec §9, refund): the refund without a reason, by days, with today's share
 * and an example; the reasons for a full refund; how to claim one. Before tickets are sold, nothing
 * about today is shown.
 */
export function RefundSection(props: Props) {
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
            <th scope="col" className={styles.percent}>
              {t('refund.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {refundPeriods.map(({ from, until, days: words, percent }, index) => (
            <tr
              key={until}
              className={`${table.row} ${styles.row}`}
              aria-current={index === current ? 'date' : undefined}
            >
              <th scope="row">
                {from === null
                  ? t('refund.until', { day: words })
                  : index === last
                    ? t('refund.from', { day: words })
                    : words}
              </th>
              <td className={styles.percent}>{t('refund.percent', { percent })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isBeforeSales && (
        <p className={styles.today}>
          {withNoBreakSpaces(
            share === 0
              ? t('refund.late')
              : t('refund.today', { count: daysBetween(day, firstDay), percent: share }),
          )}
        </p>
      )}
      {example !== undefined && partly?.from != null && (
        <p className={styles.example}>
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
      <h3 className={styles.title}>{t('refund.reasons')}</h3>
      <dl>
        {reasons.map((reason) => (
          <div key={reason.title} className={`${table.row} ${styles.reason}`}>
            <dt>{withNoBreakSpaces(reason.title)}</dt>
            <dd>
              <Runs text={reason.text} />
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.title}>{t('refund.steps')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong> <Runs text={step.text} />
          </li>
        ))}
      </ol>
    </Row>
  );
}

export const fragment = graphql`
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
