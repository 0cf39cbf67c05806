import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRoubles } from '../lib/roubles';
import { withNoBreakSpaces } from '../lib/text';
import { Fold } from '../ui/Fold';
import { LinkContext } from '../ui/Link';
import { childrenAges, companionsOf, type Visit, maxTickets, saleAddress } from './model/tickets';
import {
  commonGroups,
  partyGroups,
  rareGroups,
  type Party,
  type PartyGroup,
  type PartyLine,
} from './model/party';
import * as styles from './PartyFields.module.css';
import { Stepper } from './Stepper';

// TicketForm loads this file when the form is touched: a visitor who comes alone never needs it.
export { ticketsOf } from './model/party';

/** Tickets of one type with their name and price. */
export type PricedLine = Omit<PartyLine, 'type'> & {
  readonly type: string;
  readonly name: string;
  /** Roubles. */
  readonly sum: number;
  /** Whether the site currently sells these tickets. */
  readonly isOnline: boolean;
};

type Groups = Queries.AdmissionSectionFragment['groups'];

/**
 * Returns the groups of people that a party can bring along, with their names and the documents to
 * show.
 */
function usePeople(groups: Groups, visit: Visit) {
  const { t } = useTranslation('tickets');
  return partyGroups.flatMap((group) => {
    const admission = groups.find((one) => one.group === group);
    const who = group === 'children' ? t('party.children', childrenAges) : admission?.who;
    return who === undefined || (group === 'children' && visit === 'forum')
      ? []
      : [{ group, who, document: admission?.document }];
  });
}

type FieldsProps = {
  visit: Visit;
  groups: Groups;
  others: Party['others'];
  onChange: (others: Party['others']) => void;
};

/**
 * The fields for the other people of a party: children, and visitors with a discount or free
 * admission (spec §6).
 */
export function PartyFields({ visit, groups, others, onChange }: FieldsProps) {
  const { t } = useTranslation('tickets');
  const known = usePeople(groups, visit);
  const steppersOf = (among: readonly PartyGroup[]) =>
    known
      .filter(({ group }) => among.includes(group))
      .map(({ group, who }) => (
        <Stepper
          key={group}
          label={withNoBreakSpaces(who)}
          value={String(others[group] ?? 0)}
          max={maxTickets}
          onChange={(value) => onChange({ ...others, [group]: readCount(value) })}
        />
      ));
  return (
    <>
      {steppersOf(commonGroups)}
      <Fold line={t('party.rare')}>{steppersOf(rareGroups)}</Fold>
    </>
  );
}

/** Reads a number of people as typed, at most `maxTickets`: the provider sells no more at once. */
const readCount = (typed: string) => Math.min(Number(typed.replace(/\D/g, '')), maxTickets);

type LinesProps = {
  visit: Visit;
  groups: Groups;
  lines: readonly PricedLine[];
  /** The ticket type that the form itself sells. */
  chosen: string | undefined;
  /** The provider's page, which sells the other tickets, and the chosen day. */
  order: { page: string | null; day: string | undefined };
};

/**
 * The tickets of a party: tickets to buy here, at the box office, and for free, and the documents
 * to show.
 */
export function PartyLines({ visit, groups, lines, chosen, order }: LinesProps) {
  const { t } = useTranslation('tickets');
  const { locale } = useContext(LinkContext);
  const known = usePeople(groups, visit);
  const inOrder = [
    ...lines.filter(({ isOnline }) => isOnline),
    ...lines.filter(({ isOnline, sum }) => !isOnline && sum > 0),
    ...lines.filter(({ isOnline, sum }) => !isOnline && sum === 0),
  ];
  const placeOf = ({ type, sum, isOnline }: PricedLine) => {
    if (type === chosen && isOnline) return t('party.byButton');
    if (isOnline) return t('party.here');
    return t(sum === 0 ? 'party.free' : 'party.boxOffice');
  };
  const peopleOf = ({ groups: among }: PricedLine) =>
    known.filter(({ group, document }) => among.includes(group) && document !== undefined);
  return (
    <ul role="list" className={styles.lines}>
      {inOrder.map((line) => (
        <li key={line.type}>
          <p className={styles.line}>
            <strong>{`${line.count} × ${line.name}`}</strong>
            <span>{formatRoubles(line.sum, locale)}</span>
          </p>
          <p>
            <span>{placeOf(line)}</span>{' '}
            {line.isOnline && line.type !== chosen && order.page !== null && (
              <a
                href={saleAddress(order.page, {
                  ticket: line.type,
                  day: order.day,
                  count: line.count,
                  lang: locale,
                })}
                target="_blank"
                rel="nofollow noopener"
              >
                {t('buy')}
                <span className="visually-hidden">: {line.name}</span>
              </a>
            )}
          </p>
          <ul role="list" className={styles.documents}>
            {peopleOf(line).map(({ group, who, document }) => (
              <li key={group}>
                {withNoBreakSpaces(`${who}. ${document ?? ''}`)}
                {companionsOf(group) > 0 && ` ${t('party.companions')}`}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
