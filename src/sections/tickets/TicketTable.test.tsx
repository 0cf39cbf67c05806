import { screen } from '@testing-library/react';
import { renderInSite } from '../../../tests/support/renderInSite';
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

test('where a provider is configured, tickets sold on the site link to its page, plainly and by name', () => {
  renderInSite(<TicketTable {...section} sale="https://tickets.example/fair/" />, { locale: 'en' });
  const links = screen.getAllByRole('link', { name: /^Buy/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Buy: Standard', 'Buy: Online']);
  expect(links[0]).toHaveAttribute('href', 'https://tickets.example/fair/');
});

test('without a provider nothing is offered for sale', () => {
  renderInSite(<TicketTable {...section} sale={undefined} />, { locale: 'en' });
  expect(screen.queryByRole('link')).toBeNull();
});
