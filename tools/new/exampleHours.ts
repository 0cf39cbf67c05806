import prompts from '../../src/site/check/prompts.json';
import { daysBetween } from '../../src/lib/time/daysBetween';
import { isCalendarDay, shiftDay } from '../../src/lib/time/calendarDay';

/** Longer editions have a mistaken day; their example is that of the first day alone. */
const longest = 31;

/**
 * Hours of every day of an edition and an exception on the last, as examples for its file. Days are
 * ISO; nothing if one is not a day.
 */
export function exampleHours(firstDay: string, lastDay: string) {
  if (![firstDay, lastDay].every(isCalendarDay)) return {};
  const span = daysBetween(firstDay, lastDay);
  const length = span >= 0 && span < longest ? span + 1 : 1;
  const times = { opens: '12:00', closes: '21:00', lastEntry: '20:30' };
  return {
    hours: Array.from({ length }, (_, index) => ({
      day: shiftDay(firstDay, index),
      ...times,
      ...(index === 0 && { who: prompts.edition['hours[].who'] }),
    })),
    // Whatever the hours are, this one differs from them.
    exceptions: [
      {
        day: shiftDay(firstDay, length - 1),
        closed: true,
        reason: prompts.edition['exceptions[].reason'],
      },
    ],
  };
}
