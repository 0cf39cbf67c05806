import { makeField, makeForm } from '../../../tests/support/leadForm';
import { writeAnswers as writeWith } from './answers';

const writeAnswers = (...[form, values, errors, language]: Rest) =>
  writeWith(form, values, errors, language, ({ sum, lower }) => `${sum}, maybe ${lower}`);
type Rest = Parameters<typeof writeWith> extends [...infer First, unknown] ? First : never;

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

test('values sent by the page come first: nothing else says whose work it is', () => {
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

test('a hidden field is left out even if it was filled in before', () => {
  expect(writeAnswers(form, { day: 'thu', mask: 'fox' }, {}, 'en')).toBe('Day: Thursday');
  expect(writeAnswers(form, { day: 'fri', mask: 'fox' }, {}, 'en')).toBe('Day: Friday\nMask: fox');
});

test('without answers there is nothing to copy, and a value without a label stays unchanged', () => {
  expect(writeAnswers(form, { name: '', tickets: 'x' }, {}, 'ru')).toBe('Tickets: x');
  expect(writeAnswers(form, { day: 'sat' }, {}, 'ru')).toBe('Day: sat');
});

test('no total is computed from an invalid answer', () => {
  expect(writeAnswers(form, { tickets: '50' }, { tickets: 'between:1,20' }, 'en')).toBe(
    'Tickets: 50',
  );
});

const discounted = { price: 3000, times: null, discountField: 'code', discountPercent: 15 };
const ball = (more?: Parameters<typeof makeField>[1]) =>
  makeForm([
    [
      makeField('code', { label: 'Code', ...more }),
      makeField('day', { label: 'Day', type: 'radio', options }),
      makeField('total_price', { label: 'Total', type: 'total', total: discounted }),
    ],
  ]);

test('an unchecked code is shown with both sums', () => {
  expect(writeAnswers(ball(), { code: 'ABRACADABRA' }, {}, 'en')).toBe(
    'Code: ABRACADABRA\nTotal: 3,000\u00a0₽, maybe 2,550\u00a0₽',
  );
  expect(writeAnswers(ball(), { code: '?' }, { code: 'matches' }, 'en')).toBe(
    'Code: ?\nTotal: 3,000\u00a0₽',
  );
});

test('a code in a hidden field lowers nothing', () => {
  const hidden = ball({ showWhen: { field: 'day', is: ['sat'] } });
  expect(writeAnswers(hidden, { code: 'BAL', day: 'thu' }, {}, 'en')).toBe(
    'Day: Thursday\nTotal: 3,000\u00a0₽',
  );
});
