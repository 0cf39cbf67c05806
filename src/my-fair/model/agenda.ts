import { endOnDay } from '../../programme/model/sessionEnd';
import type { StarKey } from '../../stars/model/stars';
import { walkMinutes, type HallPlace } from './walk';

/** A starred session; `hall` is the plan's id. */
export type AgendaSession = {
  key: StarKey;
  date: string;
  start: string;
  end: string;
  hall: string;
  status: string;
};

/** A session in its day, with what a visitor needs to be on time. */
export type AgendaEntry<S> = {
  session: S;
  /** Starred sessions at the same time. */
  clashesWith: S[];
  /** Free minutes since the previous session of that day, if it does not clash. */
  gap?: number;
  /** Minutes on foot from the previous hall, and whether the gap is too short for it. */
  walk?: { minutes: number; isLate: boolean };
};

type AgendaDay<S> = { date: string; entries: AgendaEntry<S>[] };

/**
 * Groups starred sessions by day, in order of time. One that starts when another ends does not
 * clash with it. A cancelled session is listed, but neither clashes nor takes time. Gap and walk
 * count from the latest end of all sessions that began before; a walk is given only between two
 * different halls of the session's own plan. `halls` returns the places of a day's halls.
 */
export function agenda<S extends AgendaSession>(
  sessions: readonly S[],
  halls: (date: string) => readonly HallPlace[],
): AgendaDay<S>[] {
  const dates = [...new Set(sessions.map(({ date }) => date))].sort();
  return dates.map((date) => {
    const ordered = sessions.filter((session) => session.date === date).sort(byTime);
    const places = new Map(halls(date).map((hall) => [hall.id, hall]));
    let before: S | undefined;
    const entries = ordered.map((session): AgendaEntry<S> => {
      if (!isOn(session)) return { session, clashesWith: [] };
      const entry = {
        session,
        clashesWith: clashesOf(session, ordered),
        ...way(before, session, places),
      };
      if (before === undefined || endOnDay(session) >= endOnDay(before)) before = session;
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
  places: ReadonlyMap<string, HallPlace>,
): Pick<AgendaEntry<unknown>, 'gap' | 'walk'> {
  if (before === undefined) return {};
  const gap = minutesOf(session.start) - minutesOf(endOnDay(before));
  const [from, to] = [places.get(before.hall), places.get(session.hall)];
  const minutes = from && to && from !== to ? walkMinutes(from, to) : undefined;
  return {
    ...(gap < 0 ? {} : { gap }),
    ...(minutes === undefined ? {} : { walk: { minutes, isLate: gap < minutes } }),
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
