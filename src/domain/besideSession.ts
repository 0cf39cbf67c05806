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
 * What else goes on while an event does, by time; what is cancelled does not. Meeting at an end is
 * no meeting.
 */
export function parallelTo<Session extends Placed>(
  session: Placed,
  all: readonly Session[],
): Session[] {
  return others(session, all)
    .filter(({ start, end }) => start < session.end && end > session.start)
    .sort(byStart);
}

/** What comes next in the same hall on the same day. */
export function nextInHall<Session extends Placed>(
  session: Placed,
  all: readonly Session[],
): Session | undefined {
  return others(session, all)
    .filter(({ hall, start }) => hall === session.hall && start >= session.end)
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
