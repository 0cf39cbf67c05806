import fc from 'fast-check';
import { fieldErrorOf } from '../../../tests/support/fieldErrorOf';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import { testRows } from '../../../tests/support/testRows';
import { landerAddress } from './lander';
import { encodeLead, leadData, newMergelead } from './payload';

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
  expect(leadData(form, { ...answers, mask: 'kept, not asked' }, origin)).toEqual([
    ['version', '2'],
    ['form', 'theatre_ball'],
    ['enkod_send_template_id', '17'],
    ['groups_enkod', '3,4'],
    ['redirectUrl', ''],
    ['newTab', ''],
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

test('values that the page knows are sent with the answers', () => {
  const given = [['exhibitor', '2025/kobalt']] as const;
  const data = leadData({ ...form, given }, { name: 'Anna' }, origin);
  expect(data).toEqual(expect.arrayContaining([...given, ['name', 'Anna']]));
});

test('a stand’s code is validated and sent in its normalized form', () => {
  const rules = ['required:trim', 'matches:/^[A-Z][0-9]{2,3}$/'];
  const stand = makeField('stand', { type: 'stand', rules });
  const errorOf = (typed: string) =>
    fieldErrorOf(stand, { stand: typed }, new Date(0), { emailTopLevelDomainMax: 6 });
  for (const typed of ['C07', 'c07', 'С07', ' с 07']) {
    expect(errorOf(typed)).toBeUndefined();
    expect(leadData(makeForm([[stand]]), { stand: typed }, origin).at(-1)).toEqual([
      'stand',
      'C07',
    ]);
  }
  for (const typed of ['Ж07', 'C7', '   ']) expect(errorOf(typed)).toBeDefined();
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
