import type { FieldDefinition, FormDefinition } from './definition';
import { lastOfferedDay, offeredOn } from './offeredDays';

const choice = (...values: string[]) =>
  ({
    name: 'date',
    options: values.map((value) => ({ value, label: value })),
  }) as unknown as FieldDefinition;
const formOf = (...fields: FieldDefinition[]) =>
  ({ name: 'class', steps: [{ name: 'answers', title: '', fields }] }) as unknown as FormDefinition;
const days = ['2026-04-04', '2026-04-03', '2026-04-05'];

test('the earliest field that offers days only decides how long there is something to offer', () => {
  const text = { name: 'name', options: null } as unknown as FieldDefinition;
  const lastOf = (...fields: FieldDefinition[]) => lastOfferedDay([{ fields }]);
  expect(lastOf(text, choice(...days))).toBe('2026-04-05');
  expect(lastOf(choice(...days), choice('2026-04-02'))).toBe('2026-04-02');
  expect(lastOf(text, choice('11:00', '2026-04-02'), choice())).toBeUndefined();
});

test('a day is offered until it has passed, and everything else always', () => {
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
