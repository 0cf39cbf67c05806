import { makeField, makeForm } from '../../../tests/support/leadForm';
import { offeredOn } from './offeredDays';
import { openState } from './openState';
import { leadData } from './payload';
import { formOf, withSessions } from './sessionForm';

const form = makeForm([[makeField('master_class', { type: 'session' }), makeField('name')]], {
  name: 'class',
});
const origin = { mergelead: 'id', urlLocation: '', entryPoint: '', analyticsId: undefined };
const sessions = [
  { value: 'etching', label: 'Etching', at: '2026-04-03T12:30' },
  { value: 'weaving', label: 'Weaving', at: '2026-04-05T15:00' },
];
const chosen = withSessions(form, sessions);
const offered = (moment: string) =>
  offeredOn(chosen, moment).steps[0]?.fields[0]?.options?.map(({ value }) => value);

test('a form on any page lets a session be chosen, and sends its day and hour with it', () => {
  const data = leadData(chosen, { master_class: 'weaving', name: 'Anna' }, origin);
  expect(data.slice(-4)).toEqual([
    ['master_class', 'weaving'],
    ['day', '2026-04-05'],
    ['time', '15:00'],
    ['name', 'Anna'],
  ]);
});

test('sessions that have begun are not offered; the form ends with the last of them', () => {
  expect(offered('2026-04-03T12:30')).toEqual(['etching', 'weaving']);
  expect(offered('2026-04-03T12:31')).toEqual(['weaving']);
  expect(openState(offeredOn(chosen, '2026-04-05T14:00'), '2026-04-05')).toBe('open');
  expect(openState(offeredOn(chosen, '2026-04-05T15:01'), '2026-04-05')).toBe('closed');
  expect(openState(chosen, '2026-04-06')).toBe('closed');
  expect(openState(withSessions(form, []), '2026-03-12')).toBe('closed');
});

test('a form at a session asks for nothing that the page knows, and ends with its day', () => {
  const session = { slug: 'etching', date: '2026-04-03', start: '12:30' };
  const { name, given, steps, closes } = formOf(form, session);
  expect(name).toBe('class-etching');
  expect(steps[0]?.fields.map((one) => one.name)).toEqual(['name']);
  expect(given).toEqual([
    ['master_class', 'etching'],
    ['day', '2026-04-03'],
    ['time', '12:30'],
  ]);
  expect(closes).toBe('2026-04-03');
  const ball = { ...form, steps: [] };
  expect(withSessions(ball, sessions).closes).toBe('2026-04-05');
  expect(withSessions(ball, []).closes).toBeNull();
  expect(formOf({ ...form, closes: '2026-04-01' }, session).closes).toBe('2026-04-01');
});
