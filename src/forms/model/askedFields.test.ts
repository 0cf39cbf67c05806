import { fieldErrorOf } from '../../../tests/support/faultOf';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import { testRows } from '../../../tests/support/testRows';
import { withOfferedOptions, validAnswers, serializeValue } from './askedFields';
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
  expect(withOfferedOptions(time, values).options?.map(({ value }) => value)).toEqual(expected);
});

test('a field whose choices are unconditional is unchanged', () => {
  expect(withOfferedOptions(day, {})).toBe(day);
  const text = makeField('name');
  expect(withOfferedOptions(text, {})).toBe(text);
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
  expect(serializeValue(time, values)).toBe(hour);
  expect(validAnswers(form, values, {})['time']).toBe(hour);
  expect(fieldErrorOf(time, values, new Date(0), settings)?.rule).toBe(
    hour ? undefined : 'required',
  );
  expect(Object.fromEntries(leadData(form, values, origin))['time']).toBe(hour);
});

test('of several choices only the offered ones count', () => {
  const hours = { ...time, type: 'checkboxes' };
  expect(serializeValue(hours, { day: 'sun', time: ['18:00', '20:00'] })).toEqual(['18:00']);
  expect(serializeValue(hours, { day: 'fri', time: ['18:00', '20:00'] })).toEqual([
    '18:00',
    '20:00',
  ]);
});
