import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { refundBands } from './model/refund';
import { Prose } from '../ui/Prose';
import { RefundCalculator } from './RefundCalculator';
import * as styles from './RefundSection.module.css';
import * as table from './table.module.css';

type Props = Queries.RefundSectionFragment & {
  /** First and last day of the fair: ISO days of the Moscow calendar. */
  edition: { firstDay: string; lastDay: string };
};

/**
 * How much of a ticket's price is refunded: a table of the day ranges, and a calculator (spec §9,
 * refund).
 */
export function RefundSection({ anchor, title, link, lead, edition }: Props) {
  const { t } = useTranslation('tickets');
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={table.lead} />}
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th scope="col">{t('refund.daysLeft')}</th>
            <th scope="col" className={styles.percent}>
              {t('refund.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {refundBands.map(({ from, to, percent }) => (
            <tr key={from} className={`${table.row} ${styles.row}`}>
              <th scope="row">
                {to === undefined
                  ? t('refund.moreThan', { days: from - 1 })
                  : from === 0
                    ? t('refund.atMost', { days: to })
                    : t('refund.between', { from, to })}
              </th>
              <td className={styles.percent}>{t('refund.percent', { percent })}</td>
            </tr>
          ))}
          <tr className={`${table.row} ${styles.row}`}>
            <th scope="row">{t('refund.cancelled')}</th>
            <td className={styles.percent}>{t('refund.percent', { percent: 100 })}</td>
          </tr>
        </tbody>
      </table>
      <RefundCalculator {...edition} />
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
  }
`;
