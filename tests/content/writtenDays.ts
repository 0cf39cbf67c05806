import { formatDayRange, formatDayRangeInFigures } from '../../src/lib/dayRange';
import { formatDay } from '../../src/lib/day';

/** First and last day of an edition, ISO. */
export type EditionDays = { firstDay: string; lastDay: string };

/** The days of an edition in every form the site writes them. */
export function dayOfEdition({ firstDay, lastDay }: EditionDays): string[] {
  return [
    firstDay,
    lastDay,
    formatDayRangeInFigures(firstDay, lastDay),
    ...['ru', 'en'].flatMap((language) => [
      formatDayRange(firstDay, lastDay, language),
      formatDay(firstDay, language),
    ]),
  ];
}
