import type { Section } from '../../content-model/sections';
import { boxOfficeOnly, ticketTypes } from '../../domain/tickets';
import type { ContentFolder } from './contentFolder';
import type { Problem } from './problems/problem';
import { sectionsOf, type Written } from './written';

/**
 * Ticket tables: each ticket type exactly once, and types that need a document only at the box
 * office (spec §3, §6).
 */
export function ticketProblems(folder: ContentFolder): Problem[] {
  return sectionsOf(folder).flatMap(tableProblems);
}

function tableProblems(section: Written<Section>): Problem[] {
  const table = section.at('tickets');
  const tickets = table.items();
  if (tickets.length === 0) return [];
  const types = tickets.map((ticket) => ticket.value?.type);
  const missing = ticketTypes.filter((type) => !types.includes(type));
  const inRows = tickets.flatMap((ticket, index) => {
    const type = ticket.at('type');
    const { value } = type;
    if (value === undefined) return [];
    const soldAway = boxOfficeOnly.includes(value)
      ? ticket.list('sold').filter((sold) => sold.value === 'site')
      : [];
    return [
      ...(types.indexOf(value) < index ? [type.problem('ticketTwice', { value })] : []),
      ...soldAway.map((sold) => sold.problem('boxOfficeOnly', { value })),
    ];
  });
  return missing.length > 0
    ? [table.problem('ticketMissing', { value: missing.join(', ') }), ...inRows]
    : inRows;
}
