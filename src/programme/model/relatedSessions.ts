import { endOnDay } from './sessionEnd';

type Placed = {
  year: number;
  slug: string;
  date: string;
  start: string;
  end: string;
  hall: string;
  status: string;
};

/**
 * Sessions at the same time as the given one, sorted by time, without cancelled ones. One that ends
 * when the other starts does not count.
 */
export function sessionsAtSameTime<Session extends Placed>(
  session: Placed,
  all: readonly Session[],
): Session[] {
  return others(session, all)
    .filter((other) => other.start < endOnDay(session) && endOnDay(other) > session.start)
    .sort(byStart);
}

/** The next session in the same hall on the same day. */
export function nextInHall<Session extends Placed>(
  session: Placed,
  all: readonly Session[],
): Session | undefined {
  return others(session, all)
    .filter(({ hall, start }) => hall === session.hall && start >= endOnDay(session))
    .sort(byStart)[0];
}

function others<Session extends Placed>(session: Placed, all: readonly Session[]): Session[] {
  return all.filter(
    ({ year, slug, date, status }) =>
      date === session.date &&
      status !== 'cancelled' &&
      !(year === session.year && slug === session.slug),
  );
}

const byStart = (a: Placed, b: Placed) => a.start.localeCompare(b.start);
