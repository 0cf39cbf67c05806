import { calendarPath } from '../../programme/model/calendarPath';
import { clauseAnchor } from '../../sections/model/clauseAnchor';
import { ticketAnchor } from '../../tickets/model/tickets';
import { artistAnchor } from '../../works/model/artists';

test('addresses that others have kept stay as they are', () => {
  expect(calendarPath('ru', 2026)).toBe('/calendar/ru/2026.ics');
  expect(calendarPath('en', '2026-04-02')).toBe('/calendar/en/2026-04-02.ics');
  expect(calendarPath('en', '2026/how-to-look')).toBe('/calendar/en/2026/how-to-look.ics');
  expect(clauseAnchor('terms', 0)).toBe('terms-1');
  expect(clauseAnchor('terms', 2)).toBe('terms-3');
  expect(ticketAnchor('standard')).toBe('ticket-standard');
  expect(artistAnchor('vera')).toBe('artist-vera');
});
