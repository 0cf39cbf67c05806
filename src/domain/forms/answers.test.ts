import { makeField, makeForm } from '../../../tests/support/leadForm';
import { writeAnswers } from './answers';

const options = [
  { value: 'thu', label: 'Thursday' },
  { value: 'fri', label: 'Friday' },
];
const form = makeForm([
  [
    makeField('name', { label: 'Name' }),
    makeField('days', { label: 'Days', type: 'checkboxes', options }),
  ],
  [
    makeField('day', { label: 'Day', type: 'radio', options }),
    makeField('mask', { label: 'Mask', showWhen: { field: 'day', is: ['fri'] } }),
    makeField('tickets', { label: 'Tickets', type: 'number' }),
    makeField('total_price', {
      label: 'Total',
      type: 'total',
      total: { price: 3000, times: 'tickets', discountField: null, discountPercent: null },
    }),
  ],
]);

test('what the page sends unasked comes first: nobody else tells whose work it is', () => {
  const given = [
    ['exhibitor', '2025/kobalt'],
    ['stand', 'A06'],
  ] as const;
  expect(writeAnswers({ ...form, given }, { name: 'Анна' }, {}, 'en')).toBe(
    '2025/kobalt, A06\nName: Анна',
  );
});

test('answers are written in the words of the form, the sum among them', () => {
  expect(
    writeAnswers(form, { name: 'Анна', days: ['thu', 'fri'], day: 'thu', tickets: '2' }, {}, 'en'),
  ).toBe('Name: Анна\nDays: Thursday, Friday\nDay: Thursday\nTickets: 2\nTotal: 6,000\u00a0₽');
});

test('a field that is not asked is left out, though it has been filled before', () => {
  expect(writeAnswers(form, { day: 'thu', mask: 'fox' }, {}, 'en')).toBe('Day: Thursday');
  expect(writeAnswers(form, { day: 'fri', mask: 'fox' }, {}, 'en')).toBe('Day: Friday\nMask: fox');
});

test('nothing filled is nothing to copy, and a value without a label stays as it is', () => {
  expect(writeAnswers(form, { name: '', tickets: 'x' }, {}, 'ru')).toBe('Tickets: x');
  expect(writeAnswers(form, { day: 'sat' }, {}, 'ru')).toBe('Day: sat');
});

test('no sum is made of an answer that its field refuses', () => {
  expect(writeAnswers(form, { tickets: '50' }, { tickets: 'between:1,20' }, 'en')).toBe(
    'Tickets: 50',
  );
});
