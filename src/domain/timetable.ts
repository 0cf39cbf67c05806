/** A session with its times on one day, `12:00`, and its hall. */
export type Timed = { start: string; end: string; hall: { id: string; name: string } };

/** A day as a table: a column for each hall, a row for each time at which a session starts. */
export type Timetable<Session> = {
  halls: { id: string; name: string }[];
  rows: { time: string; cells: Cell<Session>[] }[];
};

/**
 * A cell starts in its row and spans `span` rows; one without sessions is free time of the hall.
 */
export type Cell<Session> = { hall: number; span: number; sessions: Session[] };

/** Halls of the programme, the busiest first. All days have their columns in this order. */
export function hallsByUse(sessions: readonly Timed[]): { id: string; name: string }[] {
  const uses = new Map<string, { id: string; name: string; count: number }>();
  for (const { hall } of sessions) {
    const { count } = uses.get(hall.id) ?? { count: 0 };
    uses.set(hall.id, { ...hall, count: count + 1 });
  }
  return [...uses.values()].sort((a, b) => b.count - a.count).map(({ id, name }) => ({ id, name }));
}

/**
 * Lays out a day. Its columns are those of `halls` that are used on that day; overlapping sessions
 * in one hall share a cell.
 */
export function layTimetable<Session extends Timed>(
  sessions: readonly Session[],
  halls: readonly { id: string; name: string }[],
): Timetable<Session> {
  const times = [...new Set(sessions.map(({ start }) => start))].sort();
  const used = halls.filter(({ id }) => sessions.some(({ hall }) => hall.id === id));
  const rows = times.map((time): { time: string; cells: Cell<Session>[] } => ({ time, cells: [] }));
  const put = (row: number, cell: Cell<Session>) => {
    if (cell.span > 0) rows[row]?.cells.push(cell);
  };
  for (const [hall, { id }] of used.entries()) {
    let free = 0;
    for (const { from, to, sessions: together } of blocks(
      sessions.filter((session) => session.hall.id === id),
      times,
    )) {
      put(free, { hall, span: from - free, sessions: [] });
      put(from, { hall, span: to - from, sessions: together });
      free = to;
    }
    put(free, { hall, span: times.length - free, sessions: [] });
  }
  return { halls: used, rows };
}

type Block<Session> = { from: number; to: number; sessions: Session[] };

/** A hall's sessions with the rows they take; overlapping ones are merged. */
function blocks<Session extends Timed>(
  sessions: readonly Session[],
  times: readonly string[],
): Block<Session>[] {
  const found: Block<Session>[] = [];
  for (const session of [...sessions].sort((a, b) => a.start.localeCompare(b.start))) {
    const from = times.indexOf(session.start);
    const to = times.filter((time) => time < session.end).length;
    const last = found.at(-1);
    if (last !== undefined && from < last.to) {
      last.sessions.push(session);
      last.to = Math.max(last.to, to);
    } else found.push({ from, to: Math.max(to, from + 1), sessions: [session] });
  }
  return found;
}
