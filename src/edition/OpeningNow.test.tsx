import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { OpeningNow } from './OpeningNow';

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-03-12T09:00:00Z', 'Opens on 2 April at 12:00'],
  ['2026-04-01T09:00:00Z', 'Tomorrow from 12:00: VIP tickets'],
  ['2026-04-02T09:00:00Z', 'Open until 21:00: VIP tickets'],
  ['2026-04-02T17:30:00Z', 'No more admission today, halls open until 21:00'],
  ['2026-04-03T09:00:00Z', 'Open until 21:00, last admission at 20:30'],
])('at %s: %s', (moment, words) => {
  jest.useFakeTimers({ now: new Date(moment) });
  const [first, second] = ['2 April', '3 April'].map((day) => ({
    day,
    lastEntry: null,
    who: null,
  }));
  const forSome = { ...first, who: 'VIP tickets' };
  const openingChanges = [
    { ...forSome, from: '', state: 'ahead', time: '12:00' },
    { ...forSome, from: '2026-04-01T00:00', state: 'tomorrow', time: '12:00' },
    { ...forSome, from: '2026-04-02T12:00', state: 'open', time: '21:00', lastEntry: '20:30' },
    { ...forSome, from: '2026-04-02T20:30', state: 'entryClosed', time: '21:00' },
    { ...second, from: '2026-04-03T12:00', state: 'open', time: '21:00', lastEntry: '20:30' },
  ];
  renderInSite(<OpeningNow edition={{ year: 2026, openingChanges } as never} />, { locale: 'en' });
  expect(screen.getByText(words)).toBeVisible();
});

test('after a fair that ends with its year, the sentence still has the year of the fair', () => {
  jest.useFakeTimers({ now: new Date('2027-01-02T09:00:00Z') });
  const past = { from: '2027-01-01T00:00', state: 'past' };
  const edition = { year: 2026, openingChanges: [past] };
  renderInSite(<OpeningNow edition={edition as never} />, { locale: 'en' });
  expect(screen.getByText('The 2026 fair is over')).toBeVisible();
});
