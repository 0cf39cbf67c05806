import { testRows } from '../../../tests/support/testRows';
import { makeField, makeForm } from '../../../tests/support/leadForm';
import { offeredValues } from './offeredValues';

const options = ['thu', 'fri'].map((value) => ({ value, label: value }));
const form = makeForm([
  [
    makeField('name'),
    makeField('day', { type: 'select', options }),
    makeField('days', { type: 'checkboxes', options }),
  ],
]);

testRows([
  ['what is typed and offered stays', { name: 'sat', day: 'thu', days: ['fri'] }, undefined],
  ['a choice no longer offered goes', { name: 'A', day: 'sat' }, { name: 'A' }],
  ['of several, the others stay', { days: ['thu', 'sat'] }, { days: ['thu'] }],
  ['consents and hidden fields are no choices', { agree: 'yes' }, undefined],
])('of a draft stays what is still offered: %s', (_, kept, expected) => {
  expect(offeredValues(form, kept)).toEqual(expected ?? kept);
});
