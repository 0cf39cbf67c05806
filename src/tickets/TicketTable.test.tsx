import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { TicketTable } from './TicketTable';

const ticket = (type: string, name: string, sold: string[]) => ({
  type,
  name,
  what: 'A day, {days}',
  forWhom: '',
  price: 500,
  sold,
});
const section = {
  anchor: 'ticket-types',
  title: 'Tickets',
  link: null,
  lead: null,
  tickets: [
    ticket('standard', 'Standard', ['site', 'box-office']),
    ticket('online-1', 'Online', ['site']),
    ticket('free', 'Free', ['box-office']),
  ],
};

const edition = {
  days: '2–5 April',
  salesStart: '21 February 2026',
  buildDay: '2026-03-12',
  admission: [
    { until: '2026-04-04T20:30', boxOffice: '4–5 April', oneDay: '4 or 5 April' },
    { until: '2026-04-05T20:00', boxOffice: '5 April', oneDay: '5 April' },
  ],
};
/** Sets how far the visitor's moment is from the clock. */
const visitAt = (moment: string) =>
  Object.assign(globalThis, { fairShift: Date.parse(`${moment}:00+03:00`) - Date.now() });
beforeEach(() => visitAt('2026-03-12T12:00'));
afterAll(() => Object.assign(globalThis, { fairShift: 0 }));
const linkNames = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('while a provider sells, each ticket of the site links to its own sale, plainly and by name', () => {
  const page = 'https://tickets.example/fair/';
  renderInSite(<TicketTable {...section} {...{ page, edition }} phase="on-sale" />, {
    locale: 'en',
  });
  expect(linkNames()).toEqual(['Buy: Standard', 'Buy: Online']);
  expect(screen.getByRole('link', { name: /Online/ })).toHaveAttribute(
    'href',
    'https://tickets.example/fair/?ticket=online-1&lang=en',
  );
  expect(screen.getByText('At the box office, 4–5 April')).toBeVisible();
  expect(screen.getAllByText('A day, 4 or 5 April')).toHaveLength(3);
});

test('before the sale its first day is told, and nothing is bought', () => {
  const page = 'https://tickets.example/fair/';
  renderInSite(<TicketTable {...section} {...{ page, edition }} phase="announced" />, {
    locale: 'en',
  });
  expect(linkNames()).toEqual([]);
  expect(screen.getAllByText('On sale from 21 February 2026')).toHaveLength(1);
});

test('on the last day only that day is offered, and after the last entry only what is online', () => {
  const page = 'https://tickets.example/fair/';
  const render = () =>
    renderInSite(<TicketTable {...section} {...{ page, edition }} phase="running" />, {
      locale: 'en',
    });
  visitAt('2026-04-05T17:00');
  const { unmount } = render();
  expect(screen.getByText('At the box office, 5 April')).toBeVisible();
  expect(screen.getAllByText('A day, 5 April')).toHaveLength(3);
  expect(linkNames()).toEqual(['Buy: Standard', 'Buy: Online']);
  unmount();
  visitAt('2026-04-05T20:01');
  render();
  expect(linkNames()).toEqual(['Buy: Online']);
});
