import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import type { Phase } from '../edition/model/phase';
import { saleAddress, saleOf, ticketAnchor, whatOf, type TicketSale } from './model/tickets';
import { useAdmission } from './useAdmission';
import { withNoBreakSpaces } from '../lib/noBreakSpaces';
import { formatRoubles } from '../lib/roubles';
import { LinkContext } from '../ui/LinkContext';
import { Prose } from '../ui/Prose';
import * as styles from './TicketTable.module.css';
import * as table from './table.module.css';

type Props = Queries.TicketsSectionFragment & {
  /**
   * The provider's page that sells tickets online: a plain link, which the widget opens as an
   * overlay (spec §7). Null without a provider.
   */
  page: string | null;
  phase: Phase;
  /** The days of the fair and the day on which the sale begins, in words. */
  edition: Queries.AdmissionFragment & {
    days: string;
    salesStart: string | null;
    buildDay: string;
  };
};

const isOnline = (sale: TicketSale) => sale === 'both' || sale === 'site';

/**
 * All tickets at a glance: name, for whom, price, and the link that buys it. Where and when they
 * are sold stands once, over those of which it is true. A table whose rows become cards on phones
 * (look: tickets).
 */
export function TicketTable({ anchor, title, link, lead, tickets, page, phase, edition }: Props) {
  const { t } = useTranslation('tickets');
  const { locale } = useContext(LinkContext);
  const { days, salesStart } = edition;
  const admission = useAdmission(edition);
  const wordsOf = {
    both: t('places.both'),
    site: t('places.site'),
    boxOffice: t('places.boxOffice', { days: admission.left?.boxOffice ?? days }),
    later: salesStart === null ? t('places.later') : t('places.from', { day: salesStart }),
    over: t('places.over'),
  };
  const sold = tickets.map((ticket) => ({
    ...ticket,
    sale: saleOf(ticket, phase, { hasProvider: page !== null, isShut: admission.isShut }),
  }));
  const sales = [...new Set(sold.map(({ sale }) => sale))];
  const isSold = sales.some(isOnline);
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={table.lead} />}
      <div className={table.place}>
        <table className={`${table.table} ${styles.table}`}>
          <thead className={`${table.head} ${styles.head}`}>
            <tr>
              <th scope="col">{t('ticket')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('forWhom')}</th>
              <th scope="col" className={styles.price}>
                {t('price')}
              </th>
              {isSold && <th scope="col">{t('sold')}</th>}
            </tr>
          </thead>
          {sales.map((sale) => (
            <tbody key={sale} data-sale={sale}>
              <tr className={styles.sale}>
                <th scope="rowgroup" colSpan={isSold ? 5 : 4}>
                  {withNoBreakSpaces(wordsOf[sale])}
                </th>
              </tr>
              {sold
                .filter((ticket) => ticket.sale === sale)
                .map(({ type, name, what, forWhom, price }) => (
                  <tr key={type} id={ticketAnchor(type)} className={`${table.row} ${styles.row}`}>
                    <th scope="row" className={styles.name}>
                      {withNoBreakSpaces(name)}
                    </th>
                    <td>
                      <What
                        now={whatOf(what, edition, admission.time)}
                        built={whatOf(what, edition, edition.buildDay)}
                      />
                    </td>
                    <td>{withNoBreakSpaces(forWhom)}</td>
                    <td className={styles.price}>{formatRoubles(price, locale)}</td>
                    {isSold && (
                      <td className={styles.action}>
                        {page !== null && isOnline(sale) && (
                          <a
                            href={saleAddress(page, type, locale)}
                            target="_blank"
                            rel="nofollow noopener"
                          >
                            {t('buy')}
                            <span className="visually-hidden">: {name}</span>
                          </a>
                        )}
                      </td>
                    )}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </Row>
  );
}

/** What a ticket is for. Shorter words than those of the HTML keep their space. */
function What({ now, built }: { now: string; built: string }) {
  return (
    <span className={styles.what}>
      <span>{withNoBreakSpaces(now)}</span>
      {now !== built && (
        <span aria-hidden="true" className={styles.built}>
          {withNoBreakSpaces(built)}
        </span>
      )}
    </span>
  );
}

export const fragment = graphql`
  fragment TicketsSection on TicketsSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    tickets {
      type
      name(language: $language)
      what(language: $language)
      forWhom(language: $language)
      price
      sold
    }
  }
`;
