import type { FieldDefinition, FormDefinition } from './definition';
import { lastOffered, offeredOn } from './offeredDays';

const choice = (...values: string[]) =>
  ({
    name: 'date',
    options: values.map((value) => ({ value, label: value })),
  }) as unknown as FieldDefinition;
const formOf = (...fields: FieldDefinition[]) =>
  ({ name: 'class', steps: [{ name: 'answers', title: '', fields }] }) as unknown as FormDefinition;
const days = ['2026-04-04', '2026-04-03', '2026-04-05'];

test('the field of days that ends first decides how long a form has something to offer', () => {
  const text = { name: 'name', options: null } as unknown as FieldDefinition;
  const lastOf = (...fields: FieldDefinition[]) => lastOffered([{ fields }]);
  expect(lastOf(text, choice(...days))).toBe('2026-04-05T24:00');
  expect(lastOf(choice(...days), choice('2026-04-02'))).toBe('2026-04-02T24:00');
  expect(lastOf(text, choice('11:00', '2026-04-02'), choice())).toBeUndefined();
});

test('a day is offered until it has passed, anything else always', () => {
  const form = formOf(choice(...days), choice('11:00', '15:00'));
  const offered = (day: string) =>
    offeredOn(form, day).steps.flatMap(({ fields }) =>
      fields.map(({ options }) => options?.map(({ value }) => value)),
    );
  expect(offeredOn(form, '2026-04-03')).toBe(form);
  expect(offered('2026-04-04')).toEqual([
    ['2026-04-04', '2026-04-05'],
    ['11:00', '15:00'],
  ]);
});

test('on a day, its past hours are not offered, nor the day after its last hour', () => {
  const late = { value: '20:00', label: '', showWhen: { field: 'date', is: ['2026-04-04'] } };
  const hours = { name: 'time', options: [...(choice('12:00', '18:00').options ?? []), late] };
  const form = formOf(choice('2026-04-04', '2026-04-05'), hours as unknown as FieldDefinition);
  const offered = (moment: string) =>
    offeredOn(form, moment).steps.flatMap(({ fields }) =>
      fields.map(({ options }) =>
        options?.map(({ value, showWhen }) => [value, ...(showWhen?.is ?? [])].join(' ')),
      ),
    );
  expect(offered('2026-04-04T12:01')).toEqual([
    ['2026-04-04', '2026-04-05'],
    ['12:00 2026-04-05', '18:00', '20:00 2026-04-04'],
  ]);
  expect(offered('2026-04-04T20:01')).toEqual([
    ['2026-04-05'],
    ['12:00 2026-04-05', '18:00 2026-04-05'],
  ]);
  expect(offered('2026-04-05T17:00')).toEqual([['2026-04-05'], ['18:00 2026-04-05']]);
  expect(lastOffered(form.steps)).toBe('2026-04-05T18:00');
  expect(offeredOn(form, '2026-04-05T18:01').steps[0]?.fields[0]?.options).toEqual([]);
});
