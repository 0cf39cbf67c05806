import { fieldErrorOf } from '../../../tests/support/fieldErrorOf';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import { testRows } from '../../../tests/support/testRows';
import {
  withOfferedOptions,
  validAnswers,
  serializeValue,
  normalizeEmail,
  normalizeNumber,
  normalizePhone,
} from './visibleFields';
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
  const origin = { mergelead: 'id', urlLocation: '', entryPoint: '', analyticsId: undefined };
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

testRows([
  ['+7 495 123-45-67', '+7 495 123-45-67'],
  ['+7\u00A0495\u00A0123\u201145\u201167', '+7 495 123-45-67'],
  ['8–495—123−45‒67', '8-495-123-45-67'],
  ['+7.495.123.45.67', '+7 495 123 45 67'],
  ['\u202A+7 (495) 123-45-67\u202C', '+7 (495) 123-45-67'],
  ['tel:+74951234567', '+74951234567'],
  ['+7 495 123-45-67, доб. 12', '+7 495 123-45-67 (12)'],
  ['+7 495 123-45-67 доб.12', '+7 495 123-45-67 (12)'],
  ['+7 (495) 123-45-67 (доб. 12)', '+7 (495) 123-45-67 (12)'],
  ['Тел.: 8 495 123-45-67', '8 495 123-45-67'],
  ['+44 20 7946 0958 ext 315', '+44 20 7946 0958 (315)'],
  ['8 495 123 45 67;', '8 495 123 45 67'],
  ['“+7 495 123-45-67”', '+7 495 123-45-67'],
  ['„+7 495 123-45-67“,', '+7 495 123-45-67'],
  ['"tel:+7-495-123-45-67;ext=12"', '+7-495-123-45-67 (12)'],
  ['звоните вечером', 'звоните вечером'],
  ['', ''],
])('the number %j becomes %j', (typed, read) => expect(normalizePhone(typed)).toBe(read));

testRows([
  ['anna@example.com', 'anna@example.com'],
  [' anna@example.com.', 'anna@example.com'],
  ['<anna@example.com>;', 'anna@example.com'],
  ['Анна Иванова <anna@example.com>', 'anna@example.com'],
  ['mailto:anna@example.com', 'anna@example.com'],
  ['(anna@example.com)', 'anna@example.com'],
  ['«anna@example.com»,', 'anna@example.com'],
  ['mailto:anna@x.ru?subject=Hi', 'anna@x.ru'],
  ['<MAILTO:anna@x.ru?cc=b@x.ru&subject=Hi>', 'anna@x.ru'],
  ['“anna@x.ru”', 'anna@x.ru'],
  ['„anna@x.ru“.', 'anna@x.ru'],
  ['‘anna@x.ru’', 'anna@x.ru'],
  ['“mailto:anna@x.ru” ,', 'anna@x.ru'],
  ['{anna@x.ru}!', 'anna@x.ru'],
  ['anna@example\u200B.com', 'anna@example.com'],
  ['anna', 'anna'],
  ['', ''],
])('the address %j becomes %j', (typed, read) => expect(normalizeEmail(typed)).toBe(read));

testRows([
  ['75', '75'],
  ['7,5', '7.5'],
  ['7.5', '7.5'],
  [' 7 ', '7'],
  ['\u22127,25', '-7.25'],
  ['+7', '+7'],
  ['1 000', '1000'],
  ['12\u00A0345\u202F678,5', '12345678.5'],
  ['0,125', '0.125'],
  ['1234,567', '1234.567'],
  ['1 234,567', '1234.567'],
  ['7\u200B', '7'],
  // A thousand in London, one in Moscow.
  ['1,000', '1,000'],
  ['1,000,000', '1,000,000'],
  ['7 5', '7 5'],
  ['7,', '7,'],
  ['1e2', '1e2'],
  ['семь', 'семь'],
  ['', ''],
])('the number %j becomes %j', (typed, read) => expect(normalizeNumber(typed)).toBe(read));
