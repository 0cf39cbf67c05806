import { useLocation } from '@gatsbyjs/reach-router';
import { graphql } from 'gatsby';
import { useContext, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isSelling, phaseOn, type Phase } from '../edition/model/phase';
import type { PhasedEdition } from '../edition/usePhase';
import { withNoBreakSpaces } from '../lib/text';
import { formatRoubles } from '../lib/roubles';
import { Button } from '../ui/Button';
import { Fold } from '../ui/Fold';
import { Link, LinkContext } from '../ui/Link';
import { useMounted } from '../ui/useMounted';
import { Runs } from '../ui/Prose';
import { childrenAges, type Visit } from './model/admission';
import type { Party } from './model/party';
import {
  isForOneDay,
  isSoldFor,
  maxTickets,
  saleOf,
  ticketAnchor,
  whatOf,
  type TicketSale,
} from './model/tickets';
import type { PricedLine } from './PartyFields';
import type * as partyOnDemand from './partyOnDemand';
import { Stepper } from './Stepper';
import * as styles from './TicketForm.module.css';
import { useAdmission } from './useAdmission';

type Props = Queries.TicketsSectionFragment & {
  /** The text of each phase, with a button and links while nothing is sold. */
  phases: Queries.TicketPhasesFragment['phases'];
  /** Groups with free or discounted admission. */
  groups: Queries.AdmissionSectionFragment['groups'];
  /** The provider's page that sells tickets (spec §7); null without a provider. */
  page: string | null;
  phase: Phase;
  edition: PhasedEdition & Queries.TicketEditionFragment;
};

const isOnline = (sale: TicketSale) => sale === 'both' || sale === 'site';
const isOffered = (sale: TicketSale) => isOnline(sale) || sale === 'boxOffice';

/**
 * Returns the part of the fair that a party visits with such a ticket; undefined for tickets with
 * one price for all.
 */
const visitOf = (type: string): Visit | undefined =>
  type === 'standard' ? 'rows' : type === 'professional' ? 'forum' : undefined;

/**
 * The choice of tickets: type, day, number, the rest of the party, and one sum. A plain GET form to
 * the provider's page, which the provider's widget opens over the page (spec §7); without scripts
 * only the sum is missing. While nothing is sold, the text of the phase replaces the controls. Rows
 * never move: a ticket that is no longer sold is disabled in place.
 */
export function TicketForm(props: Props) {
  const { anchor, title, tickets, groups, phases, page, phase, edition } = props;
  const { t } = useTranslation('tickets');
  const { locale } = useContext(LinkContext);
  const { hash } = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const admission = useAdmission(edition);
  const sold = tickets.map((ticket) => ({
    ...ticket,
    sale: saleOf(ticket, phase, { hasProvider: page !== null, isShut: admission.isShut }),
  }));
  const choices = sold.filter((ticket) => ticket.sold.includes('site'));
  const [earlyType, setEarlyType] = useState<string>();
  // The chosen type, and the address's hash at that time: a later link to a ticket overrides the
  // choice.
  const [choice, setChoice] = useState<{ type: string; hash: string }>();
  const [day, setDay] = useState('');
  const [count, setCount] = useState('1');
  const [others, setOthers] = useState<Party['others']>({});
  const [parts, setParts] = useState<typeof partyOnDemand>();
  // If the parts cannot be loaded, the next touch tries again.
  const loadParts = () => void import('./partyOnDemand').then(setParts, () => undefined);

  const isMounted = useMounted();
  const linked = tickets.find((ticket) => isMounted && hash === `#${ticketAnchor(ticket.type)}`);
  const type =
    choice !== undefined && choice.hash === hash ? choice.type : (linked?.type ?? earlyType);

  // Adopts input from before the app started, and input that the browser has restored.
  useLayoutEffect(() => {
    if (formRef.current === null) return;
    const typed = new FormData(formRef.current);
    const restore = (name: string, set: (value: string) => void) => {
      const value = typed.get(name);
      if (typeof value === 'string') set(value);
    };
    restore('ticket', setEarlyType);
    restore('day', setDay);
    restore('count', setCount);
  }, []);

  const offered = choices.filter(({ sale }) => isOffered(sale));
  const chosen = offered.find((ticket) => ticket.type === type) ?? offered[0];
  const daysLeft = edition.ticketDays.filter((one) =>
    isSoldFor(one, chosen?.type ?? '', admission.time),
  );
  const chosenDay = daysLeft.length === 1 ? daysLeft[0] : daysLeft.find((one) => one.day === day);
  // When nothing is sold any more, the controls keep their height.
  const visit = visitOf((chosen ?? choices[0])?.type ?? '');
  const number = /^(\d|10)$/.test(count.trim()) ? Number(count) : undefined;
  const party = visit === undefined ? {} : { ...others, ...(visit === 'forum' && { children: 0 }) };
  const hasOthers = Object.values(party).some((one) => one > 0);
  const lines = linesOf();
  const sum = lines.reduce((total, line) => total + line.sum, 0);
  const here = lines.reduce((part, line) => part + (line.isOnline ? line.sum : 0), 0);
  const isBuyable =
    chosen !== undefined &&
    isOnline(chosen.sale) &&
    (number === undefined || lines[0]?.type === chosen.type);

  function linesOf(): PricedLine[] {
    if (chosen === undefined || number === undefined) return [];
    const needed =
      visit === undefined || parts === undefined
        ? [{ type: chosen.type, count: number, groups: [] }]
        : parts.ticketsOf({ visit, adults: number, others: party });
    return needed.flatMap((line) => {
      const ticket = sold.find((one) => one.type === line.type);
      if (ticket === undefined) return [];
      const { name, price, sale } = ticket;
      return [{ ...line, name, sum: price * line.count, isOnline: isOnline(sale) }];
    });
  }

  const { days, salesStart, buildDay } = edition;
  const builtPhase = phaseOn(edition, buildDay);
  const isOpen = isSelling(phase);
  const words = phases.find((one) => one.phase === phase);
  const placeWords: Record<TicketSale, string> = {
    both: t('places.both'),
    site: t('places.site'),
    boxOffice: t('places.boxOffice', { days: admission.left?.boxOffice ?? days }),
    later: salesStart === null ? t('places.later') : t('places.from', { day: salesStart }),
    over: t('places.over'),
  };
  const whatAt = (what: string, moment: string) => whatOf(what, edition, moment);

  return (
    <section id={anchor} className={styles.section} aria-label={title}>
      <form
        ref={formRef}
        className={styles.form}
        data-over={builtPhase === 'over' || undefined}
        action={page ?? undefined}
        target="_blank"
        onFocus={loadParts}
        onPointerEnter={loadParts}
        onSubmit={(event: FormEvent) => page === null && event.preventDefault()}
      >
        <div id="now" className={styles.status}>
          {phases.map((one) => (
            <p key={one.phase} data-phase={one.phase} data-shown={one.phase === phase}>
              <Runs text={one.text} />
            </p>
          ))}
        </div>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{title}</legend>
          {choices.map((ticket) => (
            <label
              key={ticket.type}
              id={ticketAnchor(ticket.type)}
              className={styles.kind}
              data-sale={ticket.sale}
            >
              <input
                type="radio"
                name="ticket"
                value={ticket.type}
                checked={ticket.type === chosen?.type}
                disabled={!isOffered(ticket.sale)}
                data-one-day={isForOneDay(ticket.type) || undefined}
                onChange={() => setChoice({ type: ticket.type, hash })}
              />
              <Ticket
                name={ticket.name}
                price={ticket.price}
                what={
                  ticket.sale === 'over' && phase !== 'over'
                    ? placeWords.over
                    : whatAt(ticket.what, admission.time)
                }
                builtWhat={whatAt(ticket.what, buildDay)}
              />
            </label>
          ))}
        </fieldset>
        <div className={styles.foot}>
          {(isOpen || isSelling(builtPhase)) && (
            <div className={styles.controls} data-shown={isOpen}>
              {edition.ticketDays.length > 0 && (
                <fieldset
                  className={styles.days}
                  disabled={chosen === undefined || !isForOneDay(chosen.type)}
                >
                  <legend className="visually-hidden">{t('day')}</legend>
                  <div className={styles.dayButtons}>
                    {edition.ticketDays.map((one) => (
                      <label key={one.day} className={styles.day}>
                        <input
                          type="radio"
                          name="day"
                          value={one.day}
                          // Without scripts the provider asks for a day, because the form cannot
                          // know whether the chosen ticket is for one day.
                          required={isMounted}
                          checked={one === chosenDay}
                          disabled={!daysLeft.includes(one)}
                          onChange={() => setDay(one.day)}
                        />
                        <span>{one.weekday}</span> <span>{one.date}</span>
                      </label>
                    ))}
                  </div>
                  <p className={styles.allDays}>{t('allDays')}</p>
                </fieldset>
              )}
              <Stepper
                name="count"
                label={visit === undefined ? t('number') : t(`party.adults.${visit}`, childrenAges)}
                value={count}
                min={hasOthers ? 0 : 1}
                max={maxTickets}
                onChange={setCount}
              />
              {choices.some((ticket) => visitOf(ticket.type) !== undefined) && (
                <div className={styles.party}>
                  {visit !== undefined && (
                    <Fold line={t('party.title')}>
                      <div className={styles.people}>
                        {parts && (
                          <parts.PartyFields
                            others={party}
                            onChange={setOthers}
                            {...{ visit, groups }}
                          />
                        )}
                      </div>
                    </Fold>
                  )}
                  {visit !== undefined && parts && hasOthers && (
                    <parts.PartyLines
                      {...{ visit, groups, lines }}
                      chosen={chosen?.type}
                      order={{ page, day: chosenDay?.day }}
                    />
                  )}
                </div>
              )}
              <div className={styles.bar}>
                <output className={styles.total}>
                  <span className={styles.sum}>
                    {`${t('sum')} ${lines.length > 0 ? formatRoubles(sum, locale) : '—'}`}
                  </span>
                  <span className={styles.places}>
                    {hasOthers
                      ? t('party.places', {
                          here: formatRoubles(here, locale),
                          there: formatRoubles(sum - here, locale),
                        })
                      : placeWords[chosen?.sale ?? 'over']}
                  </span>
                </output>
                {isBuyable && <Button type="submit">{t('buy')}</Button>}
              </div>
            </div>
          )}
          {!isOpen && (
            <div className={styles.closed}>
              {phase !== 'over' && <p>{placeWords.later}</p>}
              {words?.button && <Button to={words.button.to}>{words.button.label}</Button>}
              {words?.links?.map(({ label, to }) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </div>
          )}
        </div>
        <div className={styles.desk}>
          <h2 className={styles.deskTitle}>
            {withNoBreakSpaces(
              phase === 'over'
                ? t('places.wasBoxOffice')
                : placeWords[admission.isShut ? 'over' : 'boxOffice'],
            )}
          </h2>
          <ul role="list">
            {sold
              .filter((ticket) => !choices.includes(ticket))
              .map(({ type: one, name, price, what, sale }) => (
                <li key={one} id={ticketAnchor(one)} className={styles.kind} data-sale={sale}>
                  <Ticket
                    name={name}
                    price={price}
                    what={whatAt(what, admission.time)}
                    builtWhat={whatAt(what, buildDay)}
                  />
                </li>
              ))}
          </ul>
        </div>
        <input type="hidden" name="lang" value={locale} />
        {[...new URLSearchParams(page?.split('?')[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </section>
  );
}

type TicketProps = {
  name: string;
  price: number;
  /** What the ticket is for now, and the text in the built HTML, whose space is kept. */
  what: string;
  builtWhat: string;
};

function Ticket({ name, price, what, builtWhat }: TicketProps) {
  const { locale } = useContext(LinkContext);
  return (
    <>
      <span className={styles.name}>{withNoBreakSpaces(name)}</span>
      <span className={styles.price}>{formatRoubles(price, locale)}</span>
      <span className={styles.what}>
        <span>{withNoBreakSpaces(what)}</span>
        {what !== builtWhat && (
          <span aria-hidden="true" className={styles.built}>
            {withNoBreakSpaces(builtWhat)}
          </span>
        )}
      </span>
    </>
  );
}

export const fragment = graphql`
  fragment TicketsSection on TicketsSection {
    anchor
    title(language: $language)
    tickets {
      type
      name(language: $language)
      what(language: $language)
      price
      sold
    }
  }
  fragment TicketPhases on PhasesSection {
    phases {
      phase
      text(language: $language)
      button {
        ...SectionLink
      }
      links {
        ...SectionLink
      }
    }
  }
  fragment TicketEdition on Edition {
    ...Admission
    days(language: $language)
    salesStart(language: $language)
    ticketDays(language: $language) {
      day
      weekday
      date
      until
    }
  }
`;
