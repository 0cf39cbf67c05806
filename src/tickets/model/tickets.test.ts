import { testRows } from '../../../tests/support/testRows';
import type { Phase } from '../../edition/model/phase';
import {
  daysLeftAt,
  isShutAt,
  isSoldFor,
  saleAddress,
  saleOf,
  saleStart,
  whatOf,
  lowestPrice,
  type TicketSale,
  admissionGroups,
  companionsOf,
  ticketOf,
  type AdmissionGroup,
  type Visit,
  boxOfficeOnly,
} from './tickets';

const both = ['site', 'box-office'];
const online = ['site'];
const boxOffice = ['box-office'];

testRows<[Phase, string[], boolean, TicketSale]>([
  ['announced', both, true, 'later'],
  ['applications-open', online, true, 'later'],
  ['announced', boxOffice, true, 'boxOffice'],
  ['on-sale', both, true, 'both'],
  ['running', online, true, 'site'],
  ['running', both, false, 'boxOffice'],
  ['on-sale', online, false, 'later'],
  ['running', boxOffice, false, 'boxOffice'],
  ['over', both, true, 'over'],
  ['over', boxOffice, false, 'over'],
])('%s: sold at %j, provider %s: %s', (phase, places, hasProvider, sale) =>
  expect(saleOf({ type: 'vip', sold: places }, phase, { hasProvider, isShut: false })).toBe(sale),
);

const admission = [
  { until: '2026-04-04T20:30', boxOffice: '4–5 April 2026', daysLeft: '4–5 April' },
  { until: '2026-04-05T20:00', boxOffice: '5 April 2026', daysLeft: '5 April' },
];

testRows<[string, string | undefined, boolean, TicketSale]>([
  ['2026-03-12', '4–5 April', false, 'both'],
  ['2026-04-04T20:30', '4–5 April', false, 'both'],
  ['2026-04-04T20:31', '5 April', false, 'both'],
  ['2026-04-05', '5 April', false, 'both'],
  ['2026-04-05T17:00', '5 April', false, 'both'],
  ['2026-04-05T20:01', undefined, true, 'over'],
])('at %s a ticket is for %s; nobody is admitted: %s', (moment, daysLeft, isShut, sale) => {
  expect(daysLeftAt(admission, moment)?.daysLeft).toBe(daysLeft);
  expect(isShutAt(admission, moment)).toBe(isShut);
  const ticket = { type: 'standard', sold: both };
  expect(saleOf(ticket, 'running', { hasProvider: true, isShut })).toBe(sale);
  const recordings = { type: 'online-1-day', sold: online };
  expect(saleOf(recordings, 'running', { hasProvider: true, isShut })).toBe('site');
});

test('the days left stand in what a ticket is for; without hours, the days of the fair', () => {
  const at = (moment: string, hours = admission) =>
    whatOf('A day, {days}; rows', { admission: hours, days: '2–5 April' }, moment);
  expect(at('2026-04-05T17:00')).toBe('A day, 5 April; rows');
  expect(at('2026-04-05T20:01')).toBe('A day, 4–5 April; rows');
  expect(at('2026-03-12', [])).toBe('A day, 2–5 April; rows');
  expect(isShutAt([], '2027-01-01')).toBe(false);
});

test('a page that sells is asked for ticket, day, number and language, whatever it is asked for already', () => {
  const order = { ticket: 'vip', count: 2, lang: 'ru' };
  expect(saleAddress('https://t.example/?fair=7', order)).toBe(
    'https://t.example/?fair=7&ticket=vip&count=2&lang=ru',
  );
  expect(saleAddress('/office/', { ...order, day: '2026-04-04' })).toBe(
    '/office/?ticket=vip&day=2026-04-04&count=2&lang=ru',
  );
});

testRows<[string, string, boolean]>([
  ['standard', '2026-04-04', true],
  ['standard', '2026-04-04T20:30', true],
  ['standard', '2026-04-04T20:31', false],
  ['online-1-day', '2026-04-04T23:59', true],
  ['online-1-day', '2026-04-05', false],
])('%s for 4 April is sold at %s: %s', (type, moment, isSold) =>
  expect(isSoldFor({ day: '2026-04-04', until: '2026-04-04T20:30' }, type, moment)).toBe(isSold),
);

testRows<[TicketSale, string | null, string, string | undefined]>([
  ['site', '2026-02-20', '2026-03-01', '2026-02-21'],
  ['both', '2026-02-20', '2026-02-21', '2026-02-21'],
  ['later', '2026-02-20', '2026-02-20', '2026-02-21'],
  ['boxOffice', '2026-02-20', '2026-02-01', '2026-04-02'],
  // Opened earlier by an editor, or held back.
  ['site', '2026-02-20', '2026-02-01', undefined],
  ['later', '2026-02-20', '2026-03-01', undefined],
  ['site', null, '2026-03-01', undefined],
])('sold as %s, applications until %s, on %s: on sale from %s', (sale, close, day, start) => {
  const edition = { firstDay: '2026-04-02', lastDay: '2026-04-05', applicationsClose: close };
  expect(saleStart(sale, edition, day)).toBe(start);
});

test('the lowest price is that of a ticket which any adult can buy on the site, if there is one', () => {
  const tickets = [
    { type: 'children', price: 300 },
    { type: 'free', price: 0 },
    { type: 'online-1-day', price: 200 },
    { type: 'standard-discounted', price: 450 },
    { type: 'professional', price: 4500 },
    { type: 'standard', price: 900 },
  ];
  expect(lowestPrice(tickets)).toBe(900);
  expect(lowestPrice(tickets.slice(0, 4))).toBeUndefined();
});

testRows<[Visit, AdmissionGroup | 'children' | undefined, string]>([
  ['rows', 'veterans', 'free'],
  ['forum', 'veterans', 'free'],
  ['rows', 'students', 'standard-discounted'],
  ['forum', 'students', 'professional-discounted'],
  ['rows', undefined, 'standard'],
  ['rows', 'children', 'children'],
  ['forum', undefined, 'professional'],
  // The children's ticket is for the rows only.
  ['forum', 'children', 'professional'],
])('to the %s %s go with the ticket %s', (visit, group, ticket) =>
  expect(ticketOf(visit, group)).toBe(ticket),
);

test('only disabled people of groups 1 and 2 bring a companion', () =>
  expect(admissionGroups.filter((group) => companionsOf(group) > 0)).toEqual(['disabled-1-2']));

test('the tickets that ask for a document are those that the box office alone sells', () => {
  const found = admissionGroups.flatMap((group) => [
    ticketOf('rows', group),
    ticketOf('forum', group),
  ]);
  expect([...new Set(found)].sort()).toEqual([...boxOfficeOnly].sort());
});
