import { isCancelled } from '../../src/site/check/programme';
import {
  type ContentFolder,
  recordsOf,
  sessionsOf,
} from '../../src/site/check/files/contentFolder';
import { editionWith } from '../../src/edition/model/shownEdition';
import { endOnDay } from '../../src/programme/model/sessionEnd';
import { refusal } from '../sentences';

/**
 * Returns the first free stand of the year's plan, or of the newest plan if the year has none; of
 * A01 to A99 if that plan lists no stands.
 */
export function freeStand(folder: ContentFolder, year: number): string {
  const taken = recordsOf(folder, 'exhibitor')
    .filter(({ place }) => place.year === year)
    .map(({ value }) => value?.stand);
  const stands = planFor(folder, year)?.stands?.flatMap((stand) => stand?.code ?? []) ?? [];
  const codes =
    stands.length > 0
      ? stands
      : Array.from({ length: 99 }, (_, index) => `A${String(index + 1).padStart(2, '0')}`);
  const free = codes.find((code) => !taken.includes(code));
  if (free === undefined) throw refusal('noFreeStand', { value: year });
  return free;
}

/** Hall and time of a session: as given, or suggested. */
type Slot = { hall: string; start: string; end: string };

/** Returns the first hour between 12:00 and 21:00 that is free in one of the programme's halls. */
export function freeSlot(folder: ContentFolder, day: string, requested: Partial<Slot>): Slot {
  const year = Number(day.slice(0, 4));
  const halls = (planFor(folder, year)?.halls ?? [])
    .filter((hall) => hall?.use === 'programme')
    .map((hall) => hall?.id ?? '');
  const busy = sessionsOf(folder)
    .filter((session) => session.place.date === day && !isCancelled(session))
    .map(({ value: { hall, start = '', end = '' } = {} }) => ({ hall, start, end }));
  const isFree = (slot: Slot) =>
    !busy.some(
      (other) => other.hall === slot.hall && other.start < slot.end && slot.start < endOnDay(other),
    );
  const slots = (requested.hall === undefined ? halls : [requested.hall]).flatMap((hall) =>
    timesFor(requested).map((time) => ({ hall, ...time })),
  );
  const free = slots.find(isFree);
  if (free !== undefined) return free;
  // Hall and time were given, but the hall is busy: the content check reports the clash.
  if (requested.hall !== undefined && slots.length === 1 && slots[0] !== undefined) return slots[0];
  throw refusal('noFreeTime', { value: day });
}

function timesFor({ start, end }: Partial<Slot>): { start: string; end: string }[] {
  if (start !== undefined) return [{ start, end: end ?? addHours(start, 1) }];
  if (end !== undefined) return [{ start: addHours(end, -1), end }];
  const halfHours = Array.from({ length: 17 }, (_, index) => 12 * 60 + index * 30);
  return halfHours.map((minutes) => ({ start: clock(minutes), end: clock(minutes + 60) }));
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Adds hours within the day; leaves a text that is not a time for the check to report. */
function addHours(time: string, hours: number): string {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  return clock(Math.min(Math.max((Number(hour) + hours) * 60 + Number(minute), 0), 23 * 60 + 59));
}

/** Returns a name, with a number if it is taken: `kobalt`, `kobalt-2`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let next = 2; isTaken(free); next += 1) free = `${name}-${next}`;
  return free;
}

/** Returns the plan of a year, or the newest if it has none. */
export function planFor(folder: ContentFolder, year: number) {
  const plans = new Map(recordsOf(folder, 'plan').map(({ place, value }) => [place.year, value]));
  return plans.get(editionWith(plans.keys(), year) ?? 0);
}
