import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Calculator } from './Calculator';
import { admissionGroups, companionsOf, ticketOf, visits } from './model/admission';
import { ticketAnchor } from './model/tickets';
import { formatRoubles } from '../lib/roubles';
import { Link } from '../ui/Link';
import { LinkContext } from '../ui/LinkContext';
import { useEnded } from '../ui/useEnded';
import { useFieldValue } from '../ui/useFieldValue';

/** What is shown of a ticket when linking to its row. */
export type FoundTicket = Pick<
  Queries.TicketsSectionFragment['tickets'][number],
  'type' | 'name' | 'price'
>;

/** A group with free or discounted admission, in the page's words. */
export type Group = { readonly group: string; readonly who: string };

type Props = { tickets: readonly FoundTicket[]; groups: readonly Group[] };

/** Three questions and the resulting ticket (spec §6), linked to its row. */
export function TicketQuestion({ tickets, groups }: Props) {
  const { t } = useTranslation('tickets');
  const { locale } = useContext(LinkContext);
  const id = useId();
  const [visit, visitField] = useFieldValue(visits[0]);
  const [age, ageField] = useFieldValue('');
  const [group, groupField] = useFieldValue('');
  const known = admissionGroups.find((one) => one === group);
  const type = ticketOf({
    visit: visits.find((one) => one === visit) ?? visits[0],
    age: /^\d{1,3}$/.test(age) ? Number(age) : undefined,
    group: known,
  });
  const found = tickets.find((ticket) => ticket.type === type);
  const hasEnded = useEnded(`#${ticketAnchor(type)}`) !== undefined;
  return (
    <Calculator
      title={t('finder.title')}
      fields={[
        {
          id: `${id}visit`,
          label: t('finder.visit'),
          input: (
            <select id={`${id}visit`} value={visit} {...visitField}>
              {visits.map((one) => (
                <option key={one} value={one}>
                  {t(`finder.visits.${one}`)}
                </option>
              ))}
            </select>
          ),
        },
        {
          id: `${id}age`,
          label: t('finder.age'),
          input: (
            <input
              id={`${id}age`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={age}
              {...ageField}
            />
          ),
        },
        {
          id: `${id}group`,
          label: t('finder.group'),
          input: (
            <select id={`${id}group`} value={group} {...groupField}>
              <option value="">{t('finder.noGroup')}</option>
              {groups.map((one) => (
                <option key={one.group} value={one.group}>
                  {one.who}
                </option>
              ))}
            </select>
          ),
        },
      ]}
      note={companionsOf(known) > 0 && type === 'free' ? t('finder.companion') : undefined}
    >
      {found !== undefined && hasEnded && `${found.name}. ${t('places.over')}.`}
      {found !== undefined && !hasEnded && (
        <Link to={`#${ticketAnchor(type)}`}>
          {`${found.name}, ${formatRoubles(found.price, locale)}`}
        </Link>
      )}
    </Calculator>
  );
}
