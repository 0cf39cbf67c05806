import { writeCalendar } from '../../lib/time/icalendar';
import {
  sessionEvent,
  type CalendarWords,
  type SessionFacts,
} from '../../programme/model/sessionCalendar';

/**
 * Writes the sessions as one calendar file in `language`, named `name`. Each event is byte for byte
 * the same as in the programme's calendar files (site/outputs/calendarFiles), so that importing
 * both creates no duplicates. `words.domain` is the fair's domain, not the page's.
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
