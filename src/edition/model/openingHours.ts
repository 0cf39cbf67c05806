import { shiftDay } from '../../lib/time/clock';
import type { OpeningChange } from './openingState';

/**
 * The fair's hours on one day. Days are ISO, times are `HH:MM` of the same day; all in Moscow.
 * `who` is absent if everybody is admitted.
 */
export type DayHours<Words> = {
  day: string;
  opens: string;
  closes: string;
  lastEntry?: string | undefined;
  who?: Words | undefined;
};

/** The differences from the planned hours on one day, and the reason. */
export type HoursException<Words> = {
  day: string;
  opens?: string | undefined;
  closes?: string | undefined;
  lastEntry?: string | undefined;
  closed?: boolean | undefined;
  reason: Words;
};

/** The actual hours of a day; `reason` says why they differ from the plan. */
export type OpeningDay<Words> = DayHours<Words> & {
  isClosed: boolean;
  reason?: Words | undefined;
};

/** Returns the days in order, with their exceptions applied (decision 025). */
export function openingDays<Words>(
  hours: readonly DayHours<Words>[],
  exceptions: readonly HoursException<Words>[],
): OpeningDay<Words>[] {
  return [...hours]
    .sort((one, other) => one.day.localeCompare(other.day))
    .map((planned) => {
      const exception = exceptions.find(({ day }) => day === planned.day);
      if (exception === undefined) return { ...planned, isClosed: false };
      return {
        ...planned,
        opens: exception.opens ?? planned.opens,
        closes: exception.closes ?? planned.closes,
        lastEntry: exception.lastEntry ?? planned.lastEntry,
        isClosed: exception.closed ?? false,
        reason: exception.reason,
      };
    });
}

/**
 * Groups consecutive days with the same hours, visitors and reason, to show each group in one line.
 */
export function groupDays<Words>(days: readonly OpeningDay<Words>[]): OpeningDay<Words>[][] {
  const groups: OpeningDay<Words>[][] = [];
  for (const day of days) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (
      group &&
      previous &&
      shiftDay(previous.day, 1) === day.day &&
      likenessOf(previous) === likenessOf(day)
    )
      group.push(day);
    else groups.push([day]);
  }
  return groups;
}

const likenessOf = (day: OpeningDay<unknown>) =>
  JSON.stringify(
    day.isClosed ? [day.reason] : [day.opens, day.closes, day.lastEntry, day.who, day.reason],
  );

/**
 * Returns all changes of the opening state, in order of time; each is in force until the next one.
 * Empty without hours. The last evening is `closed`; the last change, `past`, is at the midnight
 * after the last day.
 */
export function openingChanges<Words>(days: readonly OpeningDay<Words>[]): OpeningChange<Words>[] {
  const open = days.filter(({ isClosed }) => !isClosed);
  const [first] = open;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    // Comes before any other moment.
    { ...coming(first), from: '', state: 'ahead' },
    ...open.flatMap((day, index) => [
      ...beforeOpening(day, open[index - 1]),
      ...duringDay(day),
      ...afterClosing(day, open[index + 1]),
    ]),
    { from: midnight(shiftDay(last.day, 1)), state: 'past' },
  ];
}

/** The days on which visitors are still admitted, until the last entry of the first of them. */
type AdmissionDays = {
  /** The last entry of the first day, a moment in Moscow: `2026-04-03T20:30`. */
  until: string;
  days: string[];
  /** The days on which everybody is admitted. */
  everybody: string[];
};

/** Returns one list for each day that the fair is open: that day and all later open days. */
export function admissionDays(openDays: readonly OpeningDay<unknown>[]): AdmissionDays[] {
  const open = openDays.filter(({ isClosed }) => !isClosed);
  return open.map(({ day, lastEntry, closes }, index) => {
    const left = open.slice(index);
    return {
      until: `${day}T${lastEntry ?? closes}`,
      days: left.map((one) => one.day),
      everybody: left.filter(({ who }) => who === undefined).map((one) => one.day),
    };
  });
}

const midnight = (day: string) => `${day}T00:00`;

const coming = <Words>({ day, opens, who }: OpeningDay<Words>) => ({ day, time: opens, who });

function beforeOpening<Words>(
  day: OpeningDay<Words>,
  before: OpeningDay<Words> | undefined,
): OpeningChange<Words>[] {
  const eve = shiftDay(day.day, -1);
  const today = { ...coming(day), from: midnight(day.day), state: 'today' as const };
  // After an open day, `afterClosing` has already added the state of the evening.
  return before?.day === eve
    ? [today]
    : [{ ...coming(day), from: midnight(eve), state: 'tomorrow' }, today];
}

function duringDay<Words>({
  day,
  opens,
  closes,
  lastEntry,
  who,
}: OpeningDay<Words>): OpeningChange<Words>[] {
  const open = {
    from: `${day}T${opens}`,
    state: 'open' as const,
    day,
    time: closes,
    lastEntry,
    who,
  };
  return lastEntry === undefined || lastEntry === closes
    ? [open]
    : [open, { from: `${day}T${lastEntry}`, state: 'entryClosed', day, time: closes, who }];
}

function afterClosing<Words>(
  { day, closes }: OpeningDay<Words>,
  next: OpeningDay<Words> | undefined,
): OpeningChange<Words>[] {
  const from = `${day}T${closes}`;
  if (next === undefined) return [{ from, state: 'closed' }];
  const state = next.day === shiftDay(day, 1) ? 'tomorrow' : 'later';
  return [{ ...coming(next), from, state }];
}
