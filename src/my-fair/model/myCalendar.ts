import { writeCalendar } from '../../lib/time/icalendar';
import {
  sessionEvent,
  type CalendarWords,
  type SessionFacts,
} from '../../programme/model/sessionCalendar';

/**
 * My sessions as one calendar file in `language`, named `name`. Each event is the same, to the
 * letter, as in the calendar files of the programme (site/outputs/calendarFiles), so that
 * importing both gives no doubles. `words.domain` is the fair's, not the address of the page.
 */
export function myCalendar(
  sessions: readonly SessionFacts[],
  { name, language, ...words }: CalendarWords & { name: string; language: string },
): string {
  return writeCalendar({
    producer: words.domain,
    name,
    language,
    events: sessions.map((session) => sessionEvent(session, words)),
  });
}
