import fc from 'fast-check';
import { fieldErrorOf } from '../../../tests/support/fieldErrorOf';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import { testRows } from '../../../tests/support/testRows';
import { landerAddress } from './lander';
import { encodeLead, leadData, newMergelead, writeAnswers as writeWith } from './payload';
import type { FormValues } from './rules';
import type { InvalidFields } from './visibleFields';

const total = { price: 3000, times: 'tickets', discountField: 'promo_code', discountPercent: 15 };
const form = makeForm(
  [
    [
      makeField('name', { rules: ['required'] }),
      makeField('email', { type: 'email' }),
      makeField('days', { type: 'checkboxes' }),
      makeField('tickets', { type: 'number' }),
      makeField('promo_code'),
      makeField('mask', { showWhen: { field: 'days', is: ['sat'] }, rules: ['required'] }),
      makeField('total_price', { type: 'total', total }),
    ],
  ],
  {
    ...{ version: '2', form: 'theatre_ball', templateID: '17', groupsEnkod: '3,4' },
    consents: ['personalDataAgree', 'offerAgree'].map((name) => ({ name, text: 'yes' })),
  },
);
const origin = {
  mergelead: 'id_x1',
  urlLocation: 'https://artrows.example/?utm=1',
  entryPoint: 'artrows.example',
  analyticsId: undefined,
};

test('the payload has every field of spec §3 and the answers', () => {
  const answers = { name: 'Анна & Ко', days: ['thu', 'fri'], tickets: '2', promo_code: 'B' };
  const given = [['exhibitor', '2025/kobalt']] as const;
  expect(leadData({ ...form, given }, { ...answers, mask: 'kept, not asked' }, origin)).toEqual([
    ['version', '2'],
    ['form', 'theatre_ball'],
    ['enkod_send_template_id', '17'],
    ['groups_enkod', '3,4'],
    ['redirectUrl', ''],
    ['newTab', ''],
    ['exhibitor', '2025/kobalt'],
    ['personalDataAgree', 'on'],
    ['offerAgree', 'on'],
    ['mergelead', 'id_x1'],
    ['url_location', 'https://artrows.example/?utm=1'],
    ['entry_point', 'artrows.example'],
    ['analytics_id', ''],
    ['name', 'Анна & Ко'],
    ['days', 'thu'],
    ['days', 'fri'],
    ['tickets', '2'],
    ['promo_code', 'B'],
    // The full sum: the organisers check the code, which is also sent, and then lower it.
    ['total_price', '6000'],
  ]);
});

test('a stand’s code is validated and sent in its normalized form', () => {
  const stand = makeField('stand', { type: 'stand', rules: ['matches:/^[A-Z][0-9]{2,3}$/'] });
  const errorOf = (typed: string) =>
    fieldErrorOf(stand, { stand: typed }, new Date(0), { emailTopLevelDomainMax: 6 });
  const sent = leadData(makeForm([[stand]]), { stand: ' с 07' }, origin);
  expect(sent.at(-1)).toEqual(['stand', 'C07']);
  expect([errorOf(' с 07'), errorOf('C7')?.rule]).toEqual([undefined, 'matches']);
});

testRows([
  ['', undefined],
  ['2', 6000],
  [' 2 ', 6000],
  ['1 000', 3_000_000],
  ['7,5', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['x', undefined],
  ['20', 60000],
])('%j tickets', (tickets, sum) => {
  expect(Object.fromEntries(leadData(form, { tickets }, origin))['total_price']).toBe(
    String(sum ?? ''),
  );
});

test('address and mergelead have the form of spec §3 and §7', () => {
  const lead = { unit: 'uncertain', type: 'fair', land: 'fair2024', quoteId: '5778' };
  expect(landerAddress('https://leads.example/lander.php', lead)).toBe(
    'https://leads.example/lander.php?r=land/index&unit=uncertain&type=fair&land=fair2024&quote_id=5778&ignore-thanksall=1',
  );
  expect(newMergelead('k3x', new Date(1_700_000_000_999))).toBe('id_k3x1700000000');
});

test('any text survives the encoding', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (data) => {
      const body = encodeLead(data);
      expect(body).toMatch(/^[\w.*+%&=-]*$/);
      expect([...new URLSearchParams(body)]).toEqual(data);
    }),
    { numRuns: process.env['FAIR_FULL'] === undefined ? 500 : 2000 },
  );
});

const writeAnswers = (...[form, values, errors, language]: Rest) =>
  writeWith(form, values, errors, language, ({ sum, lower }) => `${sum}, maybe ${lower}`);
type Rest = Parameters<typeof writeWith> extends [...infer First, unknown] ? First : never;

const options = [
  { value: 'thu', label: 'Thursday' },
  { value: 'fri', label: 'Friday' },
];
const mailForm = makeForm([
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
  expect(writeAnswers({ ...mailForm, given }, { name: 'Анна' }, {}, 'en')).toBe(
    '2025/kobalt, A06\nName: Анна',
  );
});

testRows<[string, FormValues, InvalidFields, string]>([
  [
    'in the words of the form, the sum among them',
    { name: 'Анна', days: ['thu', 'fri'], day: 'thu', tickets: '2' },
    {},
    'Name: Анна\nDays: Thursday, Friday\nDay: Thursday\nTickets: 2\nTotal: 6,000\u00a0₽',
  ],
  ['without a hidden field', { day: 'thu', mask: 'fox' }, {}, 'Day: Thursday'],
  ['with a field shown by an answer', { day: 'fri', mask: 'fox' }, {}, 'Day: Friday\nMask: fox'],
  ['without empty fields', { name: '', tickets: 'x' }, {}, 'Tickets: x'],
  ['unchanged without a label', { day: 'sat' }, {}, 'Day: sat'],
  ['without a sum of an invalid answer', { tickets: '50' }, { tickets: 'max' }, 'Tickets: 50'],
])('answers are written %s', (_how, values, errors, written) =>
  expect(writeAnswers(mailForm, values, errors, 'en')).toBe(written),
);

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
