import type { NowAndNext } from '../../programme/model/nowAndNext';
import { endOnDay } from '../../programme/model/sessionEnd';
import { minutesUntil, stateAt } from '../../programme/model/sessionTime';
import type { SeenSession, StarKey } from '../../stars/model/stars';

/** A starred session; `hall` is the plan's id. */
export type AgendaSession = {
  key: StarKey;
  date: string;
  start: string;
  end: string;
  hall: string;
  status: string;
};

/** A hall of a plan, with the minutes on foot to each of its halls (plan/model/directions). */
export type HallWalks = { readonly id: string; readonly walks: readonly (number | null)[] };

/** A session in its day, with the facts that a visitor needs to be on time. */
export type AgendaEntry<S> = {
  session: S;
  /** Starred sessions at the same time. */
  clashesWith: S[];
  /** Free minutes since the previous session of that day, if this session does not clash. */
  gap?: number;
  /** Minutes on foot from the previous hall, and whether the gap is too short for the walk. */
  walk?: { minutes: number; isLate: boolean };
};

type AgendaDay<S> = { date: string; entries: AgendaEntry<S>[] };

/**
 * Groups starred sessions by day, in order of time. One that starts when another ends does not
 * clash with it. A cancelled session is listed, but neither clashes nor takes time. Gap and walk
 * count from the latest end of all sessions that began before; a walk is given only between two
 * different halls of the session's own plan. `halls` returns the halls of a day's plan.
 */
export function agenda<S extends AgendaSession>(
  sessions: readonly S[],
  halls: (date: string) => readonly HallWalks[],
): AgendaDay<S>[] {
  const dates = [...new Set(sessions.map(({ date }) => date))].sort();
  return dates.map((date) => {
    const ordered = sessions.filter((session) => session.date === date).sort(byTime);
    const places = halls(date);
    let previous: S | undefined;
    const entries = ordered.map((session): AgendaEntry<S> => {
      if (!isOn(session)) return { session, clashesWith: [] };
      const entry = {
        session,
        clashesWith: clashesOf(session, ordered),
        ...way(previous, session, places),
      };
      if (previous === undefined || endOnDay(session) >= endOnDay(previous)) previous = session;
      return entry;
    });
    return { date, entries };
  });
}

const isOn = ({ status }: AgendaSession) => status !== 'cancelled';

function clashesOf<S extends AgendaSession>(session: S, all: readonly S[]): S[] {
  return all.filter(
    (other) =>
      other !== session &&
      isOn(other) &&
      other.start < endOnDay(session) &&
      session.start < endOnDay(other),
  );
}

function way(
  before: AgendaSession | undefined,
  session: AgendaSession,
  places: readonly HallWalks[],
): Pick<AgendaEntry<unknown>, 'gap' | 'walk'> {
  if (before === undefined) return {};
  const gap = minutesOf(session.start) - minutesOf(endOnDay(before));
  const from = places.find(({ id }) => id === before.hall);
  const minutes = from?.walks[places.findIndex(({ id }) => id === session.hall)];
  return {
    ...(gap < 0 ? {} : { gap }),
    ...(minutes == null ? {} : { walk: { minutes, isLate: gap < minutes } }),
  };
}

/** Parses a time, `14:05`, into minutes since midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const byTime = (a: AgendaSession, b: AgendaSession) =>
  orderOf(a) < orderOf(b) ? -1 : Number(orderOf(a) > orderOf(b));
const orderOf = (session: AgendaSession) => `${session.start} ${endOnDay(session)} ${session.key}`;

export type ListMoment = 'over' | 'now' | 'next' | 'later';

/**
 * Returns whether a session of the visitor's day is over, on, next or later at a moment in Moscow,
 * given the sessions on and next. Undefined for cancelled sessions, and for sessions of another day
 * that are not next.
 */
export function listMoment<S extends AgendaSession>(
  session: S,
  { now, next, time }: NowAndNext<S> & { time: string },
): ListMoment | undefined {
  if (now.includes(session)) return 'now';
  if (next.includes(session)) return 'next';
  if (session.status === 'cancelled' || session.date !== time.slice(0, 10)) return undefined;
  return stateAt(session, time) === 'over' ? 'over' : 'later';
}

/**
 * Returns the walk to the next session from the current session, or from the last session of that
 * day; undefined if there is none. The walk is late if it takes longer than the time left, or than
 * the break.
 */
export function walkToNext<S extends AgendaSession>(
  session: S,
  sessions: readonly S[],
  time: string,
  halls: readonly HallWalks[],
): AgendaEntry<S>['walk'] {
  const started = sessions.filter(
    (other) => other.date === session.date && stateAt(other, time) !== 'ahead',
  );
  const [day] = agenda([...started, session], () => halls);
  const { gap, walk } = day?.entries.at(-1) ?? {};
  if (walk === undefined) return undefined;
  const isTight = gap !== undefined && walk.isLate;
  return { ...walk, isLate: isTight || minutesUntil(session, time) < walk.minutes };
}

/**
 * A kind of change. `note` means that day, time and hall are the same, and that the programme's
 * note describes the change.
 */
export type Change = 'cancelled' | 'restored' | 'day' | 'time' | 'hall' | 'note';

/**
 * Returns the changes since the visitor starred the session or last accepted its changes. A new
 * cancellation replaces all others.
 */
export function changesSince(seen: SeenSession, now: SeenSession): Change[] {
  const wasCancelled = seen.status === 'cancelled';
  if (now.status === 'cancelled') return wasCancelled ? [] : ['cancelled'];
  const moved: Change[] = [
    ...(seen.date === now.date ? [] : (['day'] as const)),
    ...(seen.start === now.start && seen.end === now.end ? [] : (['time'] as const)),
    ...(seen.hall === now.hall ? [] : (['hall'] as const)),
  ];
  const isMarked = now.status === 'changed' && seen.status !== 'changed';
  return [
    ...(wasCancelled ? (['restored'] as const) : []),
    ...moved,
    ...(isMarked && moved.length === 0 ? (['note'] as const) : []),
  ];
}

/** A hall's rectangle on the plan, m. */
export type HallPlace = { id: string; x: number; y: number; width: number; height: number };

/** A stand's rectangle on the plan, m; `stand` is its code, `hall` its row. */
export type StandPlace = {
  stand: string;
  hall: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/**
 * Orders the stands of a plan as a walk along the rows: row after row by position, each from the
 * nearer end. Both sides of a row are walked at once. A row without a rectangle in `halls` is as
 * large as its stands.
 */
export function standWalk<S extends StandPlace>(
  stands: readonly S[],
  halls: readonly HallPlace[] = [],
): S[] {
  const rows = [...new Set(stands.map(({ hall }) => hall))].map((id) => {
    const within = stands.filter(({ hall }) => hall === id);
    return { within, place: halls.find((hall) => hall.id === id) ?? around(within) };
  });
  const sum = (side: 'width' | 'height') => rows.reduce((all, { place }) => all + place[side], 0);
  const isUpright = sum('height') > sum('width');
  const [along, across] = isUpright ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const byPlace = (a: Area, b: Area) => a[across] - b[across] || a[along] - b[along];

  const walk: S[] = [];
  for (const { within } of rows.sort((a, b) => byPlace(a.place, b.place))) {
    const row = within
      .map((stand) => ({ stand, middle: middleOf(stand) }))
      .sort(
        (a, b) =>
          a.middle[along] - b.middle[along] ||
          a.middle[across] - b.middle[across] ||
          (a.stand.stand < b.stand.stand ? -1 : 1),
      )
      .map(({ stand }) => stand);
    const here = walk.at(-1);
    const [first, last] = [row[0], row.at(-1)];
    if (here && first && last && stepsBetween(here, last) < stepsBetween(here, first))
      row.reverse();
    walk.push(...row);
  }
  return walk;
}

type Area = { x: number; y: number; width: number; height: number };

const middleOf = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 });

function stepsBetween(from: Area, to: Area): number {
  const [a, b] = [middleOf(from), middleOf(to)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function around(places: readonly Area[]): Area {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  return {
    x,
    y,
    width: Math.max(...places.map((place) => place.x + place.width)) - x,
    height: Math.max(...places.map((place) => place.y + place.height)) - y,
  };
}
