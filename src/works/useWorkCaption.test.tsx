import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inSite } from '../../tests/support/renderInSite';
import type { Locale } from '../i18n/locales';
import { captionText } from './model/workCaption';
import { useWorkCaption } from './useWorkCaption';

const work: Queries.WorkCaptionFragment = {
  title: 'Рука',
  artists: null,
  years: '2024',
  medium: 'гипс',
  measures: '30\u00a0×\u00a020,5\u00a0см',
  lasts: null,
  copies: null,
  availability: null,
  asOfDay: null,
  price: null,
  priceRange: null,
  priceText: null,
  courtesy: null,
};

function caption(
  written: Partial<Queries.WorkCaptionFragment>,
  locale: Locale = 'ru',
  lastDay?: string,
) {
  const wrapper = ({ children }: { children: ReactNode }) => inSite(children, { locale });
  const { result } = renderHook(() => useWorkCaption(lastDay), { wrapper });
  return result.current({ ...work, ...written });
}

test('of a work of which nothing more is written nothing more is said', () => {
  expect(caption({})).toEqual({
    title: 'Рука',
    facts: '2024, гипс, 30\u00a0×\u00a020,5\u00a0см',
    artists: undefined,
    copies: undefined,
    price: undefined,
    state: undefined,
    courtesy: undefined,
  });
  expect(captionText(caption({}))).toBe('Рука. 2024, гипс, 30\u00a0×\u00a020,5\u00a0см');
});

test('all that is written is said, in one order', () => {
  const written = {
    artists: ['Вера Гипс', 'Лев Трещин'],
    measures: '30 × 20 × 10 см',
    lasts: '12 мин',
    copies: { of: 15, number: 3, proofs: 2 },
    availability: 'sold',
    asOfDay: '12 апреля 2025',
    price: 90_000,
    priceText: '90 000 ₽',
    courtesy: 'Из частного собрания',
  };
  expect(captionText(caption(written)).replaceAll('\u00a0', ' ')).toBe(
    'Вера Гипс, Лев Трещин. Рука. 2024, гипс, 30 × 20 × 10 см, 12 мин. Экземпляр 3 из 15, плюс 2 авторских экземпляра. 90 000 ₽. Продано, данные на 12 апреля 2025. Из частного собрания',
  );
});

test('a day breaks before its year only', () => {
  expect(caption({ availability: 'sold', asOfDay: '12 апреля 2025' }).state).toBe(
    'Продано, данные на 12\u00a0апреля 2025',
  );
});

test.each([
  ['available', null, 'В продаже', 'Available'],
  ['available', 'DAY', 'В продаже, данные на DAY', 'Available as of DAY'],
  ['reserved', 'DAY', 'Резерв, данные на DAY', 'Reserved as of DAY'],
  ['sold', 'DAY', 'Продано, данные на DAY', 'Sold as of DAY'],
  ['not-for-sale', null, 'Не продаётся', 'Not for sale'],
  [null, 'DAY', undefined, undefined],
])('%s on %s: %s, %s', (availability, asOfDay, ru, en) => {
  expect(caption({ availability, asOfDay }, 'ru').state).toBe(ru);
  expect(caption({ availability, asOfDay }, 'en').state).toBe(en);
});

test.each([
  ['available', null, 'В продаже, данные на LAST'],
  ['available', 'DAY', 'В продаже, данные на DAY'],
  ['not-for-sale', null, 'Не продаётся'],
  [null, null, undefined],
])('after the fair: %s on %s: %s', (availability, asOfDay, state) => {
  expect(caption({ availability, asOfDay }, 'ru', 'LAST').state).toBe(state);
});

test.each([
  [{ of: 1, number: null, proofs: null }, 'Единственный экземпляр', 'Unique'],
  [{ of: 1, number: 1, proofs: null }, 'Единственный экземпляр', 'Unique'],
  [{ of: 15, number: null, proofs: null }, 'Тираж 15', 'Edition of 15'],
  [{ of: 15, number: 3, proofs: null }, 'Экземпляр 3 из 15', 'Edition 3 of 15'],
  [
    { of: 15, number: 3, proofs: 1 },
    'Экземпляр 3 из 15, плюс 1 авторский экземпляр',
    'Edition 3 of 15, plus 1 artist’s proof',
  ],
  [
    { of: 15, number: null, proofs: 5 },
    'Тираж 15, плюс 5 авторских экземпляров',
    'Edition of 15, plus 5 artist’s proofs',
  ],
])('copies %j: %s, %s', (copies, ru, en) => {
  expect(caption({ copies }, 'ru').copies).toBe(ru);
  expect(caption({ copies }, 'en').copies).toBe(en);
});

test('a price is on request where a work may be had and none is written', () => {
  expect(caption({ availability: 'available' }).price).toBe('Цена по запросу');
  expect(caption({ availability: 'reserved' }, 'en').price).toBe('Price on request');
  expect(caption({ availability: 'sold' }).price).toBeUndefined();
  expect(caption({ availability: 'sold', price: 90, priceText: '90 ₽' }).price).toBe('90 ₽');
});

test('of a work without measures only its years, medium and duration are said', () => {
  expect(caption({ measures: null, lasts: '4 мин' }).facts).toBe('2024, гипс, 4 мин');
  expect(caption({ measures: null }).facts).toBe('2024, гипс');
});
