import { createHistory, LocationProvider } from '@gatsbyjs/reach-router';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import type { Phase } from '../edition/model/phase';
import { TicketForm } from './TicketForm';

const ticket = (type: string, name: string, price: number, sold: string[], what = 'A day') => ({
  type,
  name,
  what,
  price,
  sold,
});
const both = ['site', 'box-office'];
const tickets = [
  ticket('standard', 'Standard', 900, both),
  ticket('professional', 'Professional', 4500, both, '{days}: the forum'),
  ticket('children', 'Children', 300, both),
  ticket('online-1-day', 'Online', 600, ['site']),
  ticket('standard-discounted', 'Discounted', 450, ['box-office']),
  ticket('free', 'Free', 0, ['box-office']),
];
const groups = [
  { group: 'young-children', who: 'Children under 7', document: 'A birth certificate' },
  { group: 'pensioners', who: 'Pensioners', document: 'A pension card' },
];
const phases = [
  {
    phase: 'announced' as const,
    text: 'Not yet.',
    button: { label: 'Write to me', to: '/' },
    links: null,
  },
  { phase: 'running' as const, text: 'The box office is open.', button: null, links: null },
  {
    phase: 'over' as const,
    text: 'It is over.',
    button: { label: 'The next one', to: '/' },
    links: null,
  },
];
const edition = {
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  applicationsOpen: null,
  applicationsClose: '2026-02-20',
  phase: null,
  buildDay: '2026-03-12',
  days: '2–5 April',
  salesStart: '21 February 2026',
  admission: [
    { until: '2026-04-04T20:30', boxOffice: '4–5 April 2026', daysLeft: '4–5 April' },
    { until: '2026-04-05T20:00', boxOffice: '5 April 2026', daysLeft: '5 April' },
  ],
  ticketDays: [
    { day: '2026-04-04', weekday: 'Sat', date: '4 April', until: '2026-04-04T20:30' },
    { day: '2026-04-05', weekday: 'Sun', date: '5 April', until: '2026-04-05T20:00' },
  ],
};

/** Shows the form as at a moment in Moscow. */
function showAt(moment: string, phase: Phase, page: string | null = '/office/?fair=7', hash = '') {
  Object.assign(globalThis, { fairShift: Date.parse(`${moment}:00+03:00`) - Date.now() });
  window.history.replaceState(null, '', `/tickets/${hash}`);
  return renderInSite(
    <LocationProvider history={createHistory(window)}>
      <TicketForm
        anchor="ticket-types"
        title="Types"
        {...{ tickets, groups, phases, page, phase, edition }}
      />
    </LocationProvider>,
    { locale: 'en' },
  );
}
afterEach(() => sessionStorage.clear());
afterAll(() => Object.assign(globalThis, { fairShift: 0 }));

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const query = () => {
  const form = document.querySelector('form') as HTMLFormElement;
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString();
};

test('the form asks the provider for ticket, day, number and language, and a ticket for all days has no day', () => {
  showAt('2026-03-12T12:00', 'on-sale');
  fireEvent.click(radio(/Sat/));
  fireEvent.click(screen.getByRole('button', { name: '+ Adults' }));
  expect(screen.getByRole('status')).toHaveTextContent('Total 1,800 ₽');
  expect(query()).toBe('ticket=standard&day=2026-04-04&count=2&lang=en&fair=7');
  fireEvent.click(radio(/^Professional/));
  expect(query()).toBe('ticket=professional&count=2&lang=en&fair=7');
  expect(screen.getByRole('status')).toHaveTextContent('Total 9,000 ₽');
});

test('a party is one sum: what is bought here, what at the box office, what is free, with documents', async () => {
  showAt('2026-03-12T12:00', 'on-sale');
  // The parts for a party are loaded when the form is touched.
  fireEvent.focus(radio(/Sat/));
  fireEvent.click(radio(/Sat/));
  await screen.findByRole('button', { name: '+ Pensioners' });
  for (const name of ['+ Adults', '+ Children under 7', '+ Pensioners', '+ Children aged 7–13'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Total 2,550 ₽2,100 ₽ here, 450 ₽ at the box office',
  );
  const line = (name: RegExp) => screen.getByText(name).closest('li') as HTMLElement;
  expect(line(/2 × Standard/)).toHaveTextContent('Here, with the Buy button.');
  expect(line(/1 × Discounted/)).toHaveTextContent('Pensioners. A pension card');
  expect(line(/1 × Free/)).toHaveTextContent('Children under 7. A birth certificate');
  expect(within(line(/1 × Children/)).getByRole('link')).toHaveAttribute(
    'href',
    '/office/?fair=7&ticket=children&day=2026-04-04&count=1&lang=en',
  );
  // Those who pay nothing here need no adult.
  for (let adult = 0; adult < 2; adult += 1)
    fireEvent.click(screen.getByRole('button', { name: '− Adults' }));
  expect(screen.getByRole('status')).toHaveTextContent('Total 750 ₽');
  expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
});

test('a family is still chosen after the other language, another page, Back or a reload', async () => {
  const before = showAt('2026-03-12T12:00', 'on-sale');
  fireEvent.focus(radio(/Sat/));
  fireEvent.click(radio(/Sat/));
  await screen.findByRole('button', { name: '+ Pensioners' });
  for (const name of ['+ Adults', '+ Children under 7', '+ Pensioners', '+ Children aged 7–13'])
    fireEvent.click(screen.getByRole('button', { name }));
  before.unmount();
  const between = showAt('2026-03-12T12:05', 'on-sale');
  expect(await screen.findByText(/1 × Discounted/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Total 2,550 ₽');
  expect(query()).toBe('ticket=standard&day=2026-04-04&count=2&lang=en&fair=7');
  fireEvent.click(radio(/^Professional/));
  between.unmount();
  showAt('2026-03-12T12:10', 'on-sale');
  expect(radio(/^Professional/)).toBeChecked();
  await screen.findByRole('button', { name: '+ Pensioners' });
  fireEvent.click(radio(/^Standard/));
  expect(radio(/Sat/)).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Total 2,550 ₽');
});

test('a linked ticket is chosen, and a later choice of another outlives a reload', () => {
  const before = showAt('2026-03-12T12:00', 'on-sale', '/office/', '#ticket-professional');
  expect(radio(/^Professional/)).toBeChecked();
  fireEvent.click(radio(/^Standard/));
  before.unmount();
  const again = showAt('2026-03-12T12:00', 'on-sale', '/office/', '#ticket-professional');
  expect(radio(/^Standard/)).toBeChecked();
  again.unmount();
  showAt('2026-03-12T12:00', 'on-sale', '/office/', '#ticket-children');
  expect(radio(/^Children/)).toBeChecked();
});

test('a party without adults can change its mind: no order is for zero tickets', async () => {
  showAt('2026-03-12T12:00', 'on-sale');
  fireEvent.focus(radio(/Sat/));
  fireEvent.click(await screen.findByRole('button', { name: '+ Pensioners' }));
  fireEvent.click(screen.getByRole('button', { name: '− Adults' }));
  expect(screen.getByRole('textbox', { name: 'Adults' })).toBeValid();
  fireEvent.click(radio(/^Online/));
  const number = screen.getByRole('textbox', { name: 'How many' });
  expect(number).toHaveValue('0');
  expect(number).toBeInvalid();
  expect(screen.getByRole('status')).toHaveTextContent('Total —');
  fireEvent.click(radio(/^Standard/));
  fireEvent.click(screen.getByRole('button', { name: '− Pensioners' }));
  // The button is still there, and the browser then asks for a number.
  expect(screen.getByRole('button', { name: 'Buy' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Adults' })).toBeInvalid();
});

test('a party has at most ten people of a kind, also if more are typed', async () => {
  showAt('2026-03-12T12:00', 'on-sale');
  fireEvent.focus(radio(/Sat/));
  const pensioners = await screen.findByRole('textbox', { name: 'Pensioners' });
  for (const [typed, taken] of [
    ['25', '10'],
    ['-2', '2'],
    ['', '0'],
  ]) {
    fireEvent.change(pensioners, { target: { value: typed } });
    expect(pensioners).toHaveValue(taken);
  }
  const adults = screen.getByRole('textbox', { name: 'Adults' });
  fireEvent.click(screen.getByRole('button', { name: '+ Pensioners' }));
  fireEvent.change(adults, { target: { value: '25' } });
  // Without a sum, nothing is split by place.
  expect(screen.getByRole('status')).toHaveTextContent(/^Total —$/);
  fireEvent.click(screen.getByRole('button', { name: '− Adults' }));
  expect(adults).toHaveValue('10');
});

test('on the last day only that day is sold, after the last entry only what is online', () => {
  const { unmount } = showAt('2026-04-05T17:00', 'running');
  expect(radio(/Sat/)).toBeDisabled();
  expect(radio(/Sun/)).toBeChecked();
  expect(radio(/^Professional/)).toHaveAccessibleName(/5\sApril: the forum/);
  expect(screen.getByRole('heading')).toHaveTextContent('At the box office, 5 April 2026');
  const boxOffice = () => screen.getByText('The box office is open.').closest('[data-shown]');
  expect(boxOffice()).toHaveAttribute('data-shown', 'true');
  unmount();
  showAt('2026-04-05T20:01', 'running');
  expect(boxOffice()).toHaveAttribute('data-shown', 'false');
  expect(radio(/^Standard/)).toBeDisabled();
  expect(radio(/^Standard/)).toHaveAccessibleName(/No longer on sale/);
  expect(radio(/^Online/)).toBeChecked();
});

test('without a provider the sum is that of the box office, and nothing is bought here', async () => {
  showAt('2026-03-12T12:00', 'on-sale', null);
  expect(screen.getByRole('status')).toHaveTextContent('Total 900 ₽At the box office, 4–5 April');
  expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
  expect(radio(/^Online/)).toBeDisabled();
  fireEvent.focus(radio(/Sat/));
  fireEvent.click(await screen.findByRole('button', { name: '+ Pensioners' }));
  const fullPrice = screen.getByText(/1 × Standard/).closest('li');
  expect(fullPrice).toHaveTextContent('At the box office');
  expect(fullPrice).not.toHaveTextContent('document');
});

test('while nothing is sold, one thing to do takes the place of the button', () => {
  const { unmount } = showAt('2026-02-01T12:00', 'announced');
  expect(screen.getByText('On sale from 21 February 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to me' })).toBeVisible();
  expect(radio(/^Standard/)).toBeDisabled();
  unmount();
  showAt('2026-11-29T12:00', 'over');
  expect(screen.getByRole('link', { name: 'The next one' })).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('Were at the box office only');
});
