import { useLocation } from '@gatsbyjs/reach-router';
import { graphql } from 'gatsby';
import { useContext, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isSelling, phaseOn, type Phase } from '../edition/model/phase';
import { type PhasedEdition, useMoscowTime } from '../edition/useFairTime';
import { withNoBreakSpaces } from '../lib/text';
import { formatRoubles } from '../lib/roubles';
import { Button } from '../ui/Button';
import { Fold } from '../ui/Fold';
import { Link, LinkContext } from '../ui/Link';
import { useMounted } from '../ui/useMounted';
import { Runs } from '../ui/Prose';
import { readTicketChoice, storeTicketChoice, type Choice } from './browser/choice';
import {
  childrenAges,
  type Visit,
  isForOneDay,
  isSoldFor,
  maxTickets,
  saleOf,
  ticketAnchor,
  whatOf,
  type TicketSale,
  daysLeftAt,
  isShutAt,
} from './model/tickets';
import type * as partyFields from './PartyFields';
import { Stepper } from './Stepper';
import * as styles from './TicketForm.module.css';
import { laterDay } from '../lib/time/clock';

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
  const admission = useAdmission(edition);
  const { formRef, ...choice } = useTicketChoice(tickets);
  const [parts, setParts] = useState<typeof partyFields>();
  // If the parts cannot be loaded, the next touch tries again.
  const loadParts = () => void import('./PartyFields').then(setParts, () => undefined);

  const { days, salesStart, buildDay, ticketDays } = edition;
  const sold = tickets.map((ticket) => ({
    ...ticket,
    sale: saleOf(ticket, phase, { hasProvider: page !== null, isShut: admission.isShut }),
    what: whatOf(ticket.what, edition, admission.time),
    builtWhat: whatOf(ticket.what, edition, buildDay),
  }));
  const choices = sold.filter((ticket) => ticket.sold.includes('site'));
  const offered = choices.filter(({ sale }) => isOffered(sale));
  const chosen = offered.find(({ type }) => type === choice.ticket) ?? offered[0];
  const daysLeft = ticketDays.filter((one) => isSoldFor(one, chosen?.type ?? '', admission.time));
  const chosenDay =
    daysLeft.length === 1 ? daysLeft[0] : daysLeft.find((one) => one.day === choice.day);
  // If nothing is sold any more, the first type decides, so that the controls keep their height.
  const visit = visitOf((chosen ?? choices[0])?.type ?? '');
  const party =
    visit === undefined ? {} : { ...choice.others, ...(visit === 'forum' && { children: 0 }) };
  const hasOthers = Object.values(party).some((one) => one > 0);
  const needsParts = hasOthers && parts === undefined;
  // A party chosen earlier in this tab.
  useEffect(() => {
    if (needsParts) loadParts();
  }, [needsParts]);
  /** The minimum number: a party of others needs no adult. */
  const min = hasOthers ? 0 : 1;
  const typed = /^(\d|10)$/.test(choice.count.trim()) ? Number(choice.count) : -1;
  const number = typed < min ? undefined : typed;
  const lines = pricedLines();

  function pricedLines(): partyFields.PricedLine[] {
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

  const builtPhase = phaseOn(edition, buildDay);
  const isOpen = isSelling(phase);
  // After the last entry, the text for days of the fair would promise an open box office.
  const toldPhase = phase === 'running' && admission.isShut ? undefined : phase;
  const isBuyable =
    chosen !== undefined &&
    isOnline(chosen.sale) &&
    (number === undefined || lines[0]?.type === chosen.type);
  const placeWords: Record<TicketSale, string> = {
    both: t('places.both'),
    site: t('places.site'),
    boxOffice: t('places.boxOffice', { days: admission.left?.boxOffice ?? days }),
    later: salesStart === null ? t('places.later') : t('places.from', { day: salesStart }),
    over: t('places.over'),
  };

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
            <p key={one.phase} data-phase={one.phase} data-shown={one.phase === toldPhase}>
              <Runs text={one.text} />
            </p>
          ))}
        </div>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{title}</legend>
          {choices.map((ticket) => (
            <TicketChoice
              key={ticket.type}
              ticket={
                ticket.sale === 'over' && phase !== 'over'
                  ? { ...ticket, what: placeWords.over }
                  : ticket
              }
              isChosen={ticket === chosen}
              onChoose={() => choice.setTicket(ticket.type)}
            />
          ))}
        </fieldset>
        <div className={styles.foot}>
          {(isOpen || isSelling(builtPhase)) && (
            <div className={styles.controls} data-shown={isOpen}>
              {ticketDays.length > 0 && (
                <DayChoice
                  days={ticketDays}
                  daysLeft={daysLeft}
                  chosen={chosenDay}
                  isDisabled={chosen === undefined || !isForOneDay(chosen.type)}
                  onChoose={choice.setDay}
                />
              )}
              <Stepper
                name="count"
                label={visit === undefined ? t('number') : t(`party.adults.${visit}`, childrenAges)}
                value={choice.count}
                min={min}
                max={maxTickets}
                onChange={choice.setCount}
              />
              {choices.some((ticket) => visitOf(ticket.type) !== undefined) && (
                <div className={styles.party}>
                  {visit !== undefined && (
                    <Fold line={t('party.title')}>
                      <div className={styles.people}>
                        {parts && (
                          <parts.PartyFields
                            others={party}
                            onChange={choice.setOthers}
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
                <Total
                  lines={lines}
                  places={hasOthers ? undefined : placeWords[chosen?.sale ?? 'over']}
                />
                {isBuyable && <Button type="submit">{t('buy')}</Button>}
              </div>
            </div>
          )}
          {!isOpen && (
            <WhileNotSold
              words={phases.find((one) => one.phase === phase)}
              soon={phase === 'over' ? undefined : placeWords.later}
            />
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
              .map((ticket) => (
                <li
                  key={ticket.type}
                  id={ticketAnchor(ticket.type)}
                  className={styles.kind}
                  data-sale={ticket.sale}
                >
                  <Ticket {...ticket} />
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

/**
 * What the visitor has chosen, kept for the tab. Adopts input from before the app started, input
 * that the browser has restored, and the ticket that the address links to.
 */
function useTicketChoice(tickets: Props['tickets']) {
  const { hash } = useLocation();
  const isMounted = useMounted();
  const formRef = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>({ day: '', count: '1', others: {} });

  useLayoutEffect(() => {
    const touched = [...(formRef.current?.querySelectorAll('input') ?? [])]
      .filter(isTouched)
      .map(({ name, value }) => [name, value] as const);
    setChoice((before) => ({ ...before, ...readTicketChoice(), ...Object.fromEntries(touched) }));
  }, []);

  const linked = tickets.find(({ type }) => isMounted && hash === `#${ticketAnchor(type)}`);
  const ticket = choice.hash === hash ? choice.ticket : (linked?.type ?? choice.ticket);
  const change = (part: Partial<Choice>) => {
    const changed = { ...choice, ticket, ...part };
    setChoice(changed);
    storeTicketChoice(changed);
  };
  return {
    formRef,
    ...choice,
    ticket,
    setTicket: (chosen: string) => change({ ticket: chosen, hash }),
    setDay: (day: string) => change({ day }),
    setCount: (count: string) => change({ count }),
    setOthers: (others: Choice['others']) => change({ others }),
  };
}

/** Whether an input differs from the HTML: touched before the app started, or restored. */
const isTouched = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  type === 'radio' ? checked && !defaultChecked : value !== defaultValue;

type SoldTicket = Props['tickets'][number] & {
  sale: TicketSale;
  /** What the ticket is for according to the built HTML; its space is reserved. */
  builtWhat: string;
};

type TicketChoiceProps = { ticket: SoldTicket; isChosen: boolean; onChoose: () => void };

function TicketChoice({ ticket, isChosen, onChoose }: TicketChoiceProps) {
  const { type, sale } = ticket;
  return (
    <label id={ticketAnchor(type)} className={styles.kind} data-sale={sale}>
      <input
        type="radio"
        name="ticket"
        value={type}
        checked={isChosen}
        disabled={!isOffered(sale)}
        data-one-day={isForOneDay(type) || undefined}
        onChange={onChoose}
      />
      <Ticket {...ticket} />
    </label>
  );
}

function Ticket({ name, price, what, builtWhat }: SoldTicket) {
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

type TicketDay = Props['edition']['ticketDays'][number];

type DayChoiceProps = {
  days: readonly TicketDay[];
  /** The days for which the chosen ticket is still sold. */
  daysLeft: readonly TicketDay[];
  chosen: TicketDay | undefined;
  isDisabled: boolean;
  onChoose: (day: string) => void;
};

function DayChoice({ days, daysLeft, chosen, isDisabled, onChoose }: DayChoiceProps) {
  const { t } = useTranslation('tickets');
  const isMounted = useMounted();
  return (
    <fieldset className={styles.days} disabled={isDisabled}>
      <legend className="visually-hidden">{t('day')}</legend>
      <div className={styles.dayButtons}>
        {days.map((one) => (
          <label key={one.day} className={styles.day}>
            <input
              type="radio"
              name="day"
              value={one.day}
              // Without scripts the provider asks for a day, because the form cannot know whether
              // the chosen ticket is for one day.
              required={isMounted}
              checked={one === chosen}
              disabled={!daysLeft.includes(one)}
              onChange={() => onChoose(one.day)}
            />
            <span>{one.weekday}</span> <span>{one.date}</span>
          </label>
        ))}
      </div>
      <p className={styles.allDays}>{t('allDays')}</p>
    </fieldset>
  );
}

type TotalProps = {
  lines: readonly partyFields.PricedLine[];
  /** Where the chosen ticket is sold; undefined for a party, whose sum is split by place. */
  places: string | undefined;
};

function Total({ lines, places }: TotalProps) {
  const { t } = useTranslation('tickets');
  const { locale } = useContext(LinkContext);
  const sumOf = (some: readonly partyFields.PricedLine[]) =>
    formatRoubles(
      some.reduce((total, line) => total + line.sum, 0),
      locale,
    );
  return (
    <output className={styles.total}>
      <span className={styles.sum}>{`${t('sum')} ${lines.length > 0 ? sumOf(lines) : '—'}`}</span>
      <span className={styles.places}>
        {places ??
          (lines.length > 0 &&
            t('party.places', {
              here: sumOf(lines.filter((line) => line.isOnline)),
              there: sumOf(lines.filter((line) => !line.isOnline)),
            }))}
      </span>
    </output>
  );
}

type WhileNotSoldProps = {
  words: Props['phases'][number] | undefined;
  /** When sales begin; undefined after the fair. */
  soon: string | undefined;
};

function WhileNotSold({ words, soon }: WhileNotSoldProps) {
  return (
    <div className={styles.closed}>
      {soon !== undefined && <p>{soon}</p>}
      {words?.button && <Button to={words.button.to}>{words.button.label}</Button>}
      {words?.links?.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </div>
  );
}

type Edition = Queries.AdmissionFragment & { readonly buildDay: string };

/**
 * Returns the days on which tickets can still be used now; in the first render, on the day of the
 * build.
 */
function useAdmission({ admission, buildDay }: Edition) {
  const time = laterDay(buildDay, useMoscowTime() ?? '');
  return {
    time,
    left: daysLeftAt(admission, time),
    isShut: isShutAt(admission, time),
  };
}

export const fragments = graphql`
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
  fragment Admission on Edition {
    admission(language: $language) {
      until
      boxOffice
      daysLeft
    }
  }
`;
