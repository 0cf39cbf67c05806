import { boxOfficeOnly, ticketTypes } from '../../domain/tickets';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import type { Problem } from './problems/problem';
import { fieldOf, itemsOf, problemAt, textOf, type FieldPath } from './values';

/**
 * Ticket tables: each ticket type exactly once, and types that need a document only at the box
 * office (spec §3, §6).
 */
export function ticketProblems(folder: ContentFolder): Problem[] {
  return sourcesOf(folder, 'page').flatMap((source) =>
    itemsOf(fieldOf(source.value, 'sections')).flatMap(([index, section]) =>
      textOf(section, 'kind') === 'tickets'
        ? tableProblems(source, section, ['sections', index, 'tickets'])
        : [],
    ),
  );
}

function tableProblems(source: ContentSource, section: unknown, path: FieldPath): Problem[] {
  const rows = itemsOf(fieldOf(section, 'tickets')).map(([index, ticket]) => ({
    index,
    ticket,
    type: textOf(ticket, 'type') ?? '',
  }));
  if (rows.length === 0) return [];
  const missing = ticketTypes.filter((type) => rows.every((row) => row.type !== type));
  return [
    ...(missing.length > 0
      ? [problemAt(source, path, 'ticketMissing', { value: missing.join(', ') })]
      : []),
    ...rows.flatMap(({ index, ticket, type }, place): Problem[] => {
      const problems: Problem[] = [];
      if (type !== '' && rows.findIndex((row) => row.type === type) < place)
        problems.push(problemAt(source, [...path, index, 'type'], 'ticketTwice', { value: type }));
      const soldAway = itemsOf(fieldOf(ticket, 'sold')).filter(([, sold]) => sold === 'site');
      if (boxOfficeOnly.some((only) => only === type)) {
        problems.push(
          ...soldAway.map(([at]) =>
            problemAt(source, [...path, index, 'sold', at], 'boxOfficeOnly', { value: type }),
          ),
        );
      }
      return problems;
    }),
  ];
}
