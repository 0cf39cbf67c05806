import { screen } from '@testing-library/react';
import { renderInSite } from '../../../tests/support/renderInSite';
import { HeaderDates } from './Header';

const edition = {
  year: 2026,
  days: '2–5 апреля 2026',
  venue: { name: 'Гостиный Двор' },
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  phase: null,
  buildDay: '2026-04-05',
  openingChanges: [],
};
const next = { days: '8–11 апреля 2027', venue: { name: 'Манеж' } };

afterEach(() => jest.useRealTimers());

test.each([
  ['on the last evening', '2026-04-05T20:59:00Z', next, '2–5 апреля 2026, Гостиный Двор'],
  [
    'from midnight on, in a page built before',
    '2026-04-05T21:00:00Z',
    next,
    '8–11 апреля 2027, Манеж',
  ],
  ['if no next fair is known', '2026-04-05T21:00:00Z', null, '2–5 апреля 2026, Гостиный Двор'],
])('the days and place of the fair to come: %s', (_when, moment, following, words) => {
  jest.useFakeTimers({ now: new Date(moment) });
  renderInSite(<HeaderDates edition={edition as never} next={following} />);
  expect(screen.getByText(words)).toBeVisible();
});
