import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { TicketTable } from './TicketTable';

const ticket = (type: string, name: string, sold: string[]) => ({
  type,
  name,
  what: '',
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

const edition = { days: '2–5 April', salesStart: '21 February 2026' };
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
  expect(screen.getByText('At the box office, 2–5 April')).toBeVisible();
});

test('before the sale its first day is told, and nothing is bought', () => {
  const page = 'https://tickets.example/fair/';
  renderInSite(<TicketTable {...section} {...{ page, edition }} phase="announced" />, {
    locale: 'en',
  });
  expect(linkNames()).toEqual([]);
  expect(screen.getAllByText('On sale from 21 February 2026')).toHaveLength(1);
});
