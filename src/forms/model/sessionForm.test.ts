import { formSite, makeField, makeForm } from '../../../tests/support/leadForm';
import { present } from '../../lib/present';
import { agePattern, canBecome } from './definition';
import { makeValidator } from './validate';
import { offeredOn, openState } from './openState';
import { leadData } from './payload';
import type { FormValues } from './rules';
import { withSessions } from './sessionChoices';
import { chosenSession, formOf, thanksFor } from './sessionForm';

const form = makeForm(
  [
    [
      makeField('master_class', { type: 'session' }),
      makeField('name'),
      makeField('age', { type: 'age' }),
    ],
  ],
  { name: 'class' },
);
const origin = { mergelead: 'id', urlLocation: '', entryPoint: '', analyticsId: undefined };
const [small, big] = [
  { from: 4, to: 6 },
  { from: 7, to: 10 },
];
const sessions = [
  {
    value: 'etching',
    label: 'Etching, 4–6',
    title: 'Etching',
    at: '2026-04-03T12:30',
    ages: small,
  },
  { value: 'weaving', label: 'Weaving, 7–10', title: 'Weaving', at: '2026-04-05T15:00', ages: big },
];
const etching = {
  slug: 'etching',
  title: 'Etching',
  date: '2026-04-03',
  start: '12:30',
  ages: small,
};
const chosen = withSessions(form, sessions);
const offered = (moment: string) =>
  offeredOn(chosen, moment).steps[0]?.fields[0]?.options?.map(({ value }) => value);

test('a form on any page offers sessions, and sends the chosen one’s title, day and time', () => {
  const data = leadData(chosen, { master_class: 'weaving', name: 'Anna' }, origin);
  expect(data.slice(-5)).toEqual([
    ['master_class', 'weaving'],
    ['session_title', 'Weaving'],
    ['day', '2026-04-05'],
    ['time', '15:00'],
    ['name', 'Anna'],
  ]);
});

test('an age must be within the chosen session’s ages, or those of the page’s session', () => {
  const validate = (sessionForm: typeof form, typed: FormValues) =>
    makeValidator(sessionForm, formSite.lead)(
      { personalDataAgree: 'on', name: 'Olya', ...typed },
      new Date(0),
    );
  const tooOld = { rule: 'ages', args: ['4', '6'] };
  expect(validate(chosen, { master_class: 'etching', age: '8' })).toEqual({ age: tooOld });
  expect(validate(chosen, { master_class: 'weaving', age: '8' })).toEqual({});
  expect(validate(chosen, { age: '8' })).toEqual({});
  const booked = formOf(form, etching);
  expect(validate(booked, { age: '8' })).toEqual({ age: tooOld });
  expect(validate(booked, { age: '6' })).toEqual({});
  const ageOf = (one: typeof form) => one.steps[0]?.fields.find(({ type }) => type === 'age')?.ages;
  expect([ageOf(chosen), ageOf(booked)]).toEqual([{ from: 4, to: 10 }, small]);
  const forAnyAge = sessions.map((session) => ({ ...session, ages: null }));
  expect(ageOf(withSessions(form, forAnyAge))).toBeUndefined();
});

test('without the engine, the browser only accepts ages in the range', () => {
  const isTaken = (typed: string) => new RegExp(`^(?:${agePattern(small)})$`).test(typed);
  expect(['4', ' 6 ', '8', '45', ''].map(isTaken)).toEqual([true, true, false, false, false]);
  expect([canBecome('1', { from: 11, to: 13 }), canBecome('1', small)]).toEqual([true, false]);
});

test('the redirect names the session on the thank-you page, unless the form leads elsewhere', () => {
  const { redirectUrl, plainRedirectUrl, others } = formOf(form, etching, [
    { ...present(sessions[1], 'session'), path: '/weaving/book/' },
  ]);
  expect(redirectUrl).toBe('/thanks/#booked-etching');
  expect(plainRedirectUrl).toBe('https://fair.example/en/thanks/#booked-etching');
  expect(others?.map((one) => [one.path, one.form])).toEqual([['/weaving/book/', 'class-weaving']]);
  const outside = 'https://tickets.example/';
  const paid = formOf({ ...form, redirectUrl: outside, plainRedirectUrl: outside }, etching);
  expect([paid.redirectUrl, paid.plainRedirectUrl]).toEqual([outside, outside]);
  expect(thanksFor('/thanks/place/', 'etching')).toBe('/thanks/place/#booked-etching');
  expect(chosenSession(chosen, { master_class: 'weaving' })?.value).toBe('weaving');
});

test('sessions that have begun are not offered; the form ends with the last of them', () => {
  expect(offered('2026-04-03T12:30')).toEqual(['etching', 'weaving']);
  expect(offered('2026-04-03T12:31')).toEqual(['weaving']);
  expect(openState(offeredOn(chosen, '2026-04-05T14:00'), '2026-04-05')).toBe('open');
  expect(openState(offeredOn(chosen, '2026-04-05T15:01'), '2026-04-05')).toBe('closed');
  expect(openState(chosen, '2026-04-06')).toBe('closed');
  expect(openState(withSessions(form, []), '2026-03-12')).toBe('closed');
});

test('a form of one session asks for nothing that the page knows, and ends with its day', () => {
  const { name, given, steps, closes } = formOf(form, etching);
  expect(name).toBe('class-etching');
  expect(steps[0]?.fields.map((one) => one.name)).toEqual(['name', 'age']);
  expect(given).toEqual([
    ['master_class', 'etching'],
    ['session_title', 'Etching'],
    ['day', '2026-04-03'],
    ['time', '12:30'],
  ]);
  expect(closes).toBe('2026-04-03');
  const ball = { ...form, steps: [] };
  expect(withSessions(ball, sessions).closes).toBe('2026-04-05');
  expect(openState(withSessions(ball, sessions), '2026-04-05T15:00')).toBe('open');
  expect(openState(withSessions(ball, sessions), '2026-04-05T15:01')).toBe('closed');
  expect(withSessions(ball, []).closes).toBeNull();
  expect(formOf({ ...form, closes: '2026-04-01' }, etching).closes).toBe('2026-04-01');
});
