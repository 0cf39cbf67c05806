import { faultOf } from './faults';

const now = new Date('2026-02-01T12:00:00Z');
const settings = { emailTopLevelDomainMax: 6 };
const field = { name: 'phone', type: 'text', rules: ['required'], showWhen: null };
const faultIn = (more: Partial<Parameters<typeof faultOf>[0]>, values = {}) =>
  faultOf({ ...field, ...more }, values, now, settings);

test('a field that is asked and not filled has a fault; one that is not asked has none', () => {
  const showWhen = { field: 'contact', is: ['phone'] };
  expect(faultIn({})).toEqual({ rule: 'required', args: [] });
  expect(faultIn({ showWhen }, { contact: 'phone' })).toEqual({ rule: 'required', args: [] });
  expect(faultIn({ showWhen }, { contact: 'email' })).toBeUndefined();
  expect(faultIn({ showWhen }, { contact: ['email', 'phone'] })).toBeDefined();
  expect(faultIn({ showWhen })).toBeUndefined();
});

test('a sum is never at fault', () => {
  expect(faultIn({ type: 'total' })).toBeUndefined();
});

test('a field without rules is judged as the lead judges it', () => {
  const email = { name: 'email', type: 'email', rules: null };
  expect(faultIn(email, { email: '' })).toBeUndefined();
  expect(faultIn(email, { email: 'anna@fair.ru' })).toBeUndefined();
  expect(faultIn(email, { email: 'anna@fair.gallery' })).toEqual({ rule: 'leadEmail', args: [] });
});

test('the first rule that is broken is told, with what it asks for', () => {
  const rules = ['required', 'length:3', 'is:atlas,atom'];
  expect(faultIn({ rules }, { phone: 'x' })).toEqual({ rule: 'length', args: ['3'] });
  expect(faultIn({ rules }, { phone: 'xyz' })).toEqual({ rule: 'is', args: ['atlas', 'atom'] });
  expect(faultIn({ rules }, { phone: 'atom' })).toBeUndefined();
});
