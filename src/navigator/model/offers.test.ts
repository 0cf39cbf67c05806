import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testRows } from '../../../tests/support/testRows';
import type { TotalPrice } from '../../forms/model/definition';
import { fieldErrorOf } from '../../../tests/support/fieldErrorOf';
import { totalOf, totalWithCode } from '../../forms/model/totals';
import { readOffer, type OfferField } from './offers';

type Written = {
  steps: {
    fields: (Partial<OfferField> & { name: string; type: string; total?: Partial<TotalPrice> })[];
  }[];
};

/** The fields of a form of the sample as a page holds them. */
const blankTotal = { price: 0, times: null, discountField: null, discountPercent: null };

function fieldsOfForm(name: string) {
  const { steps } = parse(readFileSync(`tests/fair/forms/${name}.yaml`, 'utf8')) as Written;
  return steps
    .flatMap(({ fields }) => fields)
    .map((field) => ({
      label: '',
      help: null,
      placeholder: null,
      format: null,
      autocomplete: null,
      inputmode: null,
      showWhen: null,
      ...field,
      rules: field.rules ?? null,
      options: field.options ?? null,
      total: field.total ? { ...blankTotal, ...field.total } : null,
    }));
}

const settings = { emailTopLevelDomainMax: 6 };
const now = new Date('2026-03-01T12:00:00Z');

describe('a group excursion (spec §9)', () => {
  const fields = fieldsOfForm('group-excursion');
  const total = fields.find((field) => field.total)?.total as TotalPrice;

  test('500 roubles a person, up to 20 people, five times of day', () => {
    expect(readOffer(fields)).toEqual({
      price: 500,
      isPerPerson: true,
      max: 20,
      times: ['12:00', '14:00', '16:00', '18:00', '20:00'],
      discountPercent: undefined,
      totals: [
        { count: 1, sum: 500, discounted: undefined },
        { count: 2, sum: 1000, discounted: undefined },
        { count: 5, sum: 2500, discounted: undefined },
        { count: 10, sum: 5000, discounted: undefined },
        { count: 20, sum: 10_000, discounted: undefined },
      ],
    });
  });

  testRows([
    ['1', 500],
    ['19', 9500],
    ['20', 10_000],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['ten', undefined],
  ])('%s tickets cost %s', (tickets, sum) => {
    expect(totalOf(total, { tickets })).toBe(sum);
  });

  testRows([
    ['0', true],
    ['1', false],
    ['20', false],
    ['21', true],
    ['1.5', true],
  ])('%s tickets are refused: %s', (tickets, isRefused) => {
    const field = fields.find(({ name }) => name === 'tickets')!;
    expect(fieldErrorOf(field, { tickets }, now, settings) !== undefined).toBe(isRefused);
  });
});

test('an individual excursion costs 10,000 roubles whoever comes, at every hour from 12:00 to 20:00', () => {
  const offer = readOffer(fieldsOfForm('individual-excursion'));
  expect(offer).toMatchObject({
    price: 10_000,
    isPerPerson: false,
    max: 1,
    totals: [{ count: 1, sum: 10_000, discounted: undefined }],
  });
  expect(offer?.times).toEqual([
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
    '20:00',
  ]);
});

describe('the theatre ball (spec §9, promo code)', () => {
  const fields = fieldsOfForm('theatre-ball');
  const total = fields.find((field) => field.total)?.total as TotalPrice;

  test('a code takes 15 % off, on every number of tickets', () => {
    const offer = readOffer(fields);
    expect(offer).toMatchObject({ price: 3000, max: 10, discountPercent: 15 });
    for (const { sum, discounted } of offer?.totals ?? [])
      expect(discounted).toBe(Math.round(sum * 0.85));
  });

  testRows([
    ['', undefined],
    ['  ', undefined],
    ['BAL', 2550],
    [' x ', 2550],
  ])('with the code %j one ticket costs 3000, and %j if it is valid', (promo_code, lower) => {
    expect(totalOf(total, { tickets: '1', promo_code })).toBe(3000);
    expect(totalWithCode(total, { tickets: '1', promo_code })).toBe(lower);
  });

  test('a sum that is no whole rouble is rounded, half a rouble up', () => {
    expect(totalWithCode({ ...total, price: 10 }, { tickets: '1', promo_code: 'x' })).toBe(9);
    expect(totalWithCode({ ...total, price: 9 }, { tickets: '1', promo_code: 'x' })).toBe(8);
  });
});

test('a form without a sum offers nothing', () => {
  expect(readOffer(fieldsOfForm('contact-us'))).toBeUndefined();
  expect(readOffer([])).toBeUndefined();
});

describe('how many may be booked at once', () => {
  const total = { price: 100, times: 'seats', discountField: null, discountPercent: null };
  const max = (rules: string[] | null) =>
    readOffer([
      { name: 'sum', rules: null, options: null, total },
      { name: 'seats', rules, options: null, total: null },
    ])?.max;

  testRows([
    [['between:1,20'], 20],
    [['required', 'max:5'], 5],
    [['min:2'], 1],
    [['nonsense', 'max:3'], 3],
    [null, 1],
  ])('with the rules %j: %d', (rules, expected) => expect(max(rules)).toBe(expected));

  test('one where the field of the number is missing, and no time is offered', () => {
    expect(readOffer([{ name: 'sum', rules: null, options: null, total }])).toEqual({
      price: 100,
      isPerPerson: true,
      max: 1,
      times: [],
      discountPercent: undefined,
      totals: [{ count: 1, sum: 100, discounted: undefined }],
    });
  });

  test('a field of the time without choices offers none', () => {
    const time = { name: 'time', rules: null, options: null, total: null };
    const sum = { name: 'sum', rules: null, options: null, total };
    expect(readOffer([time, sum])?.times).toEqual([]);
  });
});
