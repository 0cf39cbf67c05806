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
 * Returns the sessions at the same time as the given session, sorted by time, without cancelled
 * sessions. A session that ends when the other starts does not count.
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

type Open = {
  year: number;
  slug: string;
  date: string;
  start: string;
  ages?: { from: number; to: number } | null | undefined;
};

/**
 * The number of other sessions in a page's data. More than are shown, because some can have begun
 * when the page is read.
 */
const maxOthers = 6;

/**
 * Returns the sessions of the same sign-up, with overlapping ages, that are nearest in time to a
 * session. `all` are the sessions with places left.
 */
export function nearestOthers<Session extends Open>(
  session: Open,
  all: readonly Session[],
): Session[] {
  const distance = (other: Open) => Math.abs(minutesOf(other) - minutesOf(session));
  return all
    .filter(({ year, slug }) => !(year === session.year && slug === session.slug))
    .filter(({ ages }) => !ages || !session.ages || overlap(ages, session.ages))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxOthers);
}

const minutesOf = ({ date, start }: Open) => Date.parse(`${date}T${start}Z`) / 60_000;

const overlap = (one: NonNullable<Open['ages']>, other: NonNullable<Open['ages']>) =>
  one.from <= other.to && other.from <= one.to;

function others<Session extends Placed>(session: Placed, all: readonly Session[]): Session[] {
  return all.filter(
    ({ year, slug, date, status }) =>
      date === session.date &&
      status !== 'cancelled' &&
      !(year === session.year && slug === session.slug),
  );
}

const byStart = (a: Placed, b: Placed) => a.start.localeCompare(b.start);
