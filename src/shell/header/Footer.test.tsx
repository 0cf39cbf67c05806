import { screen } from '@testing-library/react';
import { renderInSite } from '../../../tests/support/renderInSite';
import { Footer } from './Footer';

const place = (days: string) => ({ days, venue: { name: 'Гостиный Двор', address: 'Ильинка, 4' } });
const edition = {
  ...place('2–5 апреля 2026'),
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  phase: null,
  buildDay: '2026-04-06',
};
const site = { name: 'Ярмарка', contacts: { email: 'a@b.example', phone: '1' }, socialLinks: null };

afterEach(() => jest.useRealTimers());

test('after the fair, the foot of a page has the days of the next one', () => {
  jest.useFakeTimers({ now: new Date('2026-04-06T09:00:00Z') });
  renderInSite(
    <Footer
      site={site}
      edition={edition}
      next={place('8–11 апреля 2027')}
      navigation={{ footer: [] }}
      feed={undefined}
    />,
  );
  expect(screen.getByText(/8–11 апреля 2027.*Гостиный Двор, Ильинка, 4/)).toBeVisible();
  expect(screen.queryByText(/2026/)).toBeNull();
});
