import prompts from '../../src/site/check/prompts.json';
import { isCalendarDay, shiftDay } from '../../src/lib/time/clock';
import { daysBetween } from '../../src/lib/time/daysBetween';

/** Days. A longer edition has a wrong day; the example then covers only its first day. */
const longest = 31;

/** Example hours for an edition's days (ISO), with an exception; nothing if one is invalid. */
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
    // A closed day differs from any hours, so the exception always changes something.
    exceptions: [
      {
        day: shiftDay(firstDay, length - 1),
        closed: true,
        reason: prompts.edition['exceptions[].reason'],
      },
    ],
  };
}
