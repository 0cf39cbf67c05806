import { makeField, makeForm } from '../../../tests/support/leadForm';
import { testRows } from '../../../tests/support/testRows';
import { phases, type Phase } from '../../edition/model/phase';
import type { FieldDefinition, FormDefinition } from './definition';
import { openingDays, openState, lastOffered, offeredOn } from './openState';

const always = { closed: null, opens: null, closes: null, applications: null, steps: [] };
const days = ['2026-01-30', '2026-01-31'].map((value) => ({ value, label: value }));
const offering = makeForm([[makeField('day', { options: days })]]).steps;

testRows([
  [{ ...always, closed: true }, 'closed'],
  [{ ...always, opens: '2026-02-02' }, 'notOpen'],
  [{ ...always, opens: '2026-02-01', closes: '2026-02-01' }, 'open'],
  [{ ...always, closes: '2026-01-31' }, 'closed'],
  [{ ...always, steps: offering }, 'closed'],
  [{ ...always, closes: '2026-03-01', steps: offering }, 'closed'],
])('%j is %s on 1 February', (form, state) => {
  expect(openState(form, '2026-02-01')).toBe(state);
});

testRows([
  ['2026-01-31T23:59', 'open'],
  ['2026-02-01T00:00', 'closed'],
])('at %s a form with the last day 31 January is %s', (moment, state) => {
  expect(openState({ ...always, steps: offering }, moment)).toBe(state);
  expect(openState({ ...always, closes: '2026-01-31' }, moment)).toBe(state);
  expect(openState({ ...always, ends: '2026-01-31T23:59' }, moment)).toBe(state);
});

describe('a form that follows the applications of an edition', () => {
  const edition = {
    firstDay: '2026-04-02',
    lastDay: '2026-04-05',
    applicationsOpen: '2025-10-01',
    applicationsClose: '2026-02-20',
  };
  const following = (phase: string | null) => ({ ...always, applications: { ...edition, phase } });

  testRows([
    ['2025-09-30', 'notOpen'],
    ['2025-10-01', 'open'],
    ['2026-02-20', 'open'],
    ['2026-02-21', 'closed'],
    ['2026-04-03', 'closed'],
    ['2026-04-06', 'closed'],
  ])('on %s it is %s', (day, state) => {
    expect(openState(following(null), day)).toBe(state);
  });

  const pinned: Record<Phase, string> = {
    announced: 'notOpen',
    'applications-open': 'open',
    'on-sale': 'closed',
    running: 'closed',
    over: 'closed',
  };
  testRows(phases)('a phase fixed by an editor decides until the last day: %s', (phase) => {
    for (const day of ['2025-01-01', '2026-01-15', '2026-04-05'])
      expect(openState(following(phase), day)).toBe(pinned[phase]);
    expect(openState(following(phase), '2026-04-06')).toBe('closed');
  });

  test('a form closed by an editor is closed', () => {
    expect(openState({ ...following('applications-open'), closed: true }, '2026-01-15')).toBe(
      'closed',
    );
  });

  test('reports its days if they decide', () => {
    expect(openingDays(following(null))).toEqual({ opens: '2025-10-01', closes: '2026-02-20' });
    expect(openingDays(following('applications-open'))).toEqual({ opens: null, closes: null });
    expect(openingDays({ ...always, closes: '2026-03-27' })).toEqual({
      opens: null,
      closes: '2026-03-27',
    });
  });
});

const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }));
const choice = (...values: string[]) => makeField('date', { options: optionsOf(...values) });
const formOf = (...fields: FieldDefinition[]) => makeForm([fields]);
/** The choices offered in each field, with the days for which a choice is offered. */
const offered = (form: FormDefinition, moment: string) =>
  offeredOn(form, moment)
    .steps.flatMap(({ fields }) => fields)
    .map(({ options }) =>
      options?.map(({ value, showWhen }) => [value, ...(showWhen?.is ?? [])].join(' ')).join(', '),
    );
const dayValues = ['2026-04-04', '2026-04-03', '2026-04-05'];

test('the field of days that ends first decides how long a form has something to offer', () => {
  const text = makeField('name');
  const lastOf = (...fields: FieldDefinition[]) => lastOffered([{ fields }]);
  expect(lastOf(text, choice(...dayValues))).toBe('2026-04-05T24:00');
  expect(lastOf(choice(...dayValues), choice('2026-04-02'))).toBe('2026-04-02T24:00');
  expect(lastOf(text, choice('11:00', '2026-04-02'), choice())).toBeUndefined();
});

test('a day is offered until it has passed, anything else always', () => {
  const form = formOf(choice(...dayValues), choice('11:00', '15:00'));
  expect(offeredOn(form, '2026-04-03')).toBe(form);
  expect(offered(form, '2026-04-04')).toEqual([
    '2026-04-04, 2026-04-05',
    '11:00 2026-04-04 2026-04-05, 15:00 2026-04-04 2026-04-05',
  ]);
});

test('on a day, its past hours are not offered, nor the day after its last hour', () => {
  const late = { value: '20:00', label: '', showWhen: { field: 'date', is: ['2026-04-04'] } };
  const hours = makeField('time', { options: [...optionsOf('12:00', '18:00'), late] });
  const form = formOf(choice('2026-04-04', '2026-04-05'), hours);
  expect(offered(form, '2026-04-04T12:01')).toEqual([
    '2026-04-04, 2026-04-05',
    '12:00 2026-04-05, 18:00, 20:00 2026-04-04',
  ]);
  expect(offered(form, '2026-04-04T20:01')).toEqual([
    '2026-04-05',
    '12:00 2026-04-05, 18:00 2026-04-05',
  ]);
  expect(offered(form, '2026-04-05T17:00')).toEqual(['2026-04-05', '18:00 2026-04-05']);
  expect(lastOffered(form.steps)).toBe('2026-04-05T18:00');
  expect(offeredOn(form, '2026-04-05T18:01').steps[0]?.fields[0]?.options).toEqual([]);
});
