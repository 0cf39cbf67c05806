import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { boxOfficeOnly, ticketTypes } from '../../domain/tickets';
import { ticketProblems } from './tickets';

/** What is told of a section of tickets with these rows. */
function told(rows: readonly string[], kind = 'tickets'): string[] {
  const table = rows.map((row) => `      - ${row}\n`).join('');
  const page = `sections:\n  - kind: text\n  - kind: ${kind}\n    tickets:\n${table}`;
  return ticketProblems(makeFolder({ 'pages/tickets.yaml': page })).map(tell);
}

const sold = (type: string) =>
  boxOfficeOnly.some((only) => only === type) ? 'box-office' : 'site';
const row = (type: string) => `{type: ${type}, sold: [${sold(type)}]}`;
const whole = ticketTypes.map(row);

test('a table with every type once has no problems', () => {
  expect(told(whole)).toEqual([]);
  expect(told(whole.slice().reverse())).toEqual([]);
});

test('types that are missing are told together, in the order of the table', () => {
  expect(told(whole.filter((_, index) => index !== 1 && index !== 4))).toEqual([
    'ticketMissing sections[1].tickets value=professional, online-1-day',
  ]);
});

test('a type that stands there again is told at each of its later rows', () => {
  expect(told([...whole, row('vip'), row('vip')])).toEqual([
    'ticketTwice sections[1].tickets[9].type value=vip',
    'ticketTwice sections[1].tickets[10].type value=vip',
  ]);
});

test.each(ticketTypes)('%s: sold on the site only if it needs no document', (type) => {
  const rows = ticketTypes.map((other) =>
    other === type ? `{type: ${type}, sold: [box-office, site]}` : row(other),
  );
  expect(told(rows)).toEqual(
    sold(type) === 'site'
      ? []
      : [`boxOfficeOnly sections[1].tickets[${ticketTypes.indexOf(type)}].sold[1] value=${type}`],
  );
});

test('rows without a type are the schema’s to tell; they are no type, nor each other’s', () => {
  expect(told([...whole, '{sold: [site]}', '{type: 5, sold: [site]}'])).toEqual([]);
});

test('a table without rows, and rows of another section, tell nothing', () => {
  expect(told([])).toEqual([]);
  expect(told([row('vip'), row('vip')], 'gallery')).toEqual([]);
});
