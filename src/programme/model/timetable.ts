import { endOnDay } from './sessionEnd';

type Hall = { id: string; name: string };

/** A session with its times on one day, `12:00`, and its hall. */
export type Timed<H extends Hall = Hall> = { start: string; end: string; hall: H };

/** A day as a table: a column for each hall, a row for each time at which a session starts. */
type Timetable<Session, H extends Hall = Hall> = {
  halls: H[];
  rows: { time: string; cells: Cell<Session>[] }[];
};

/** A cell starts in its row and spans `span` rows; in a cell without sessions the hall is free. */
type Cell<Session> = { hall: number; span: number; sessions: Session[] };

/**
 * Returns the halls of the programme, the busiest first. All days have their columns in this order.
 */
export function hallsByUse<H extends Hall>(sessions: readonly Timed<H>[]): H[] {
  const uses = (id: string) => sessions.filter(({ hall }) => hall.id === id).length;
  const halls = new Map(sessions.map(({ hall }) => [hall.id, hall]));
  return [...halls.values()].sort((a, b) => uses(b.id) - uses(a.id));
}

/**
 * Lays out a day. Its columns are the `halls` that are used on that day; overlapping sessions in
 * one hall share a cell.
 */
export function layTimetable<Session extends Timed, H extends Hall>(
  sessions: readonly Session[],
  halls: readonly H[],
): Timetable<Session, H> {
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

/** Returns a hall's sessions with the rows that they span; overlapping sessions are merged. */
function blocks<Session extends Timed>(
  sessions: readonly Session[],
  times: readonly string[],
): Block<Session>[] {
  const merged: Block<Session>[] = [];
  for (const session of [...sessions].sort((a, b) => a.start.localeCompare(b.start))) {
    const from = times.indexOf(session.start);
    const to = times.filter((time) => time < endOnDay(session)).length;
    const last = merged.at(-1);
    if (last !== undefined && from < last.to) {
      last.sessions.push(session);
      last.to = Math.max(last.to, to);
    } else merged.push({ from, to: Math.max(to, from + 1), sessions: [session] });
  }
  return merged;
}
