import { compareSessions } from './sessionOrder';

const session = (date: string, start: string, slug: string) => ({
  fields: { year: 2026, date, speakerReferences: [], exhibitorReferences: [] },
  start,
  slug,
});

test('by day, then by start, then by slug, however they come', () => {
  const sorted = [
    session('2026-04-02', '09:30', 'yard'),
    session('2026-04-02', '11:00', 'arch'),
    session('2026-04-02', '11:00', 'plaster'),
    session('2026-04-03', '09:00', 'arch'),
  ];
  expect([...sorted].reverse().sort(compareSessions)).toEqual(sorted);
});
