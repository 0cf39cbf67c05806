import type { Nodes } from '../content/nodes';

type Timed = Pick<Nodes['Session'], 'fields' | 'start' | 'slug'>;

/**
 * Compares sessions by day and start, and by slug where those are the same: Gatsby's nodes come in
 * another order on another machine.
 */
export function compareSessions(a: Timed, b: Timed): number {
  return orderOf(a).localeCompare(orderOf(b));
}

const orderOf = ({ fields, start, slug }: Timed) => `${fields.date} ${start} ${slug}`;
