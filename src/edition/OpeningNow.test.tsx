import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { OpeningNow } from './OpeningNow';

afterEach(() => jest.useRealTimers());

test('after a fair that ends with its year, the sentence still has the year of the fair', () => {
  jest.useFakeTimers({ now: new Date('2027-01-02T09:00:00Z') });
  const past = { from: '2027-01-01T00:00', state: 'past' };
  const edition = { year: 2026, openingChanges: [past] };
  renderInSite(<OpeningNow edition={edition as never} />, { locale: 'en' });
  expect(screen.getByText('The 2026 fair is over')).toBeVisible();
});
