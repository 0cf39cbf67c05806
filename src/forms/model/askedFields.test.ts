import { fieldErrorOf } from '../../../tests/support/faultOf';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import { testRows } from '../../../tests/support/testRows';
import { offeredAt, validAnswers, spelled } from './askedFields';
import { leadData } from './payload';

const option = (value: string, is?: readonly string[]) => ({
  value,
  label: value,
  ...(is && { showWhen: { field: 'day', is } }),
});
const day = makeField('day', { type: 'select', options: [option('fri'), option('sun')] });
const time = makeField('time', {
  type: 'select',
  rules: ['required'],
  options: [option('18:00'), option('20:00', ['fri'])],
});
const form = makeForm([[day, time]]);
const settings = { emailTopLevelDomainMax: 6 };

testRows([
  [{}, ['18:00']],
  [{ day: 'fri' }, ['18:00', '20:00']],
  [{ day: 'sun' }, ['18:00']],
])('after %j the hours %j are offered', (values, expected) => {
  expect(offeredAt(time, values).options?.map(({ value }) => value)).toEqual(expected);
});

test('a field whose choices are unconditional is unchanged', () => {
  expect(offeredAt(day, {})).toBe(day);
  const text = makeField('name');
  expect(offeredAt(text, {})).toBe(text);
});

testRows([
  [{ day: 'fri', time: '20:00' }, '20:00'],
  [{ day: 'sun', time: '20:00' }, undefined],
  [{ day: 'sun', time: '18:00' }, '18:00'],
])('with %j the hour is %j, in a lead and in its validation', (values, hour) => {
  const origin = {
    mergelead: 'id',
    urlLocation: '',
    entryPoint: '',
    analyticsId: undefined,
  };
  expect(spelled(time, values)).toBe(hour);
  expect(validAnswers(form, values, {})['time']).toBe(hour);
  expect(fieldErrorOf(time, values, new Date(0), settings)?.rule).toBe(
    hour ? undefined : 'required',
  );
  expect(Object.fromEntries(leadData(form, values, origin))['time']).toBe(hour);
});

test('of several choices only the offered ones count', () => {
  const hours = { ...time, type: 'checkboxes' };
  expect(spelled(hours, { day: 'sun', time: ['18:00', '20:00'] })).toEqual(['18:00']);
  expect(spelled(hours, { day: 'fri', time: ['18:00', '20:00'] })).toEqual(['18:00', '20:00']);
});
