import { makeField, makeForm } from '../../../tests/support/leadForm';
import { formAt, workFieldOf } from './workForm';

const written = {
  ...makeForm([[makeField('item', { type: 'work', rules: ['required'] }), makeField('email')]]),
  given: ['stand', 'language'] as const,
};
const place = {
  slug: 'kobalt',
  exhibitor: '2025/kobalt',
  stand: 'C07',
  language: 'en',
  works: [{ value: 'utro', label: 'Morning, 2024' }],
};

test('the works of the exhibitor are the choices, and values about the stand are filled in', () => {
  const { name, subject, form, given, steps } = formAt(written, place);
  expect({ name, subject, form, given }).toEqual({
    name: 'apply-kobalt',
    subject: 'item',
    form: 'apply',
    given: [
      ['stand', 'C07'],
      ['language', 'en'],
    ],
  });
  expect(steps[0]?.fields).toEqual([
    makeField('item', { type: 'select', rules: ['required'], options: place.works }),
    makeField('email'),
  ]);
});

test('a form without values about the stand sends none', () => {
  expect(formAt({ ...written, given: null }, place).given).toEqual([]);
});

test('the field that chooses a work is identified by its type', () => {
  expect(workFieldOf(written)).toBe('item');
  expect(workFieldOf(makeForm([[makeField('email')]]))).toBeUndefined();
});
