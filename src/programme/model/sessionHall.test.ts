import { sessionHall } from './sessionHall';

const plan = (year: number, ...ids: string[]) => ({
  fields: { year },
  halls: ids.map((id) => ({ id, name: `${id} ${year}` })),
});
const plans = [plan(2025, 'atrium'), plan(2024, 'atrium', 'cellar')];
const nameIn = (year: number, hall: string) =>
  sessionHall(plans, { hall, fields: { year } })?.hall.name;

test('a session is in a hall of its own edition, or of the newest one with a plan', () => {
  expect(nameIn(2024, 'atrium')).toBe('atrium 2024');
  expect(nameIn(2026, 'atrium')).toBe('atrium 2025');
  expect(nameIn(2025, 'cellar')).toBeUndefined();
  expect(sessionHall([], { hall: 'atrium', fields: { year: 2025 } })).toBeUndefined();
});
