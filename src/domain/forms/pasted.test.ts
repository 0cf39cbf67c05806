import { testRows } from '../../../tests/support/testRows';
import { readEmail, readPhone } from './pasted';

testRows([
  ['+7 495 123-45-67', '+7 495 123-45-67'],
  ['+7\u00A0495\u00A0123\u201145\u201167', '+7 495 123-45-67'],
  ['8–495—123−45‒67', '8-495-123-45-67'],
  ['+7.495.123.45.67', '+7 495 123 45 67'],
  ['\u202A+7 (495) 123-45-67\u202C', '+7 (495) 123-45-67'],
  ['tel:+74951234567', '+74951234567'],
  ['+7 495 123-45-67, доб. 12', '+7 495 123-45-67 (12)'],
  ['+7 495 123-45-67 доб.12', '+7 495 123-45-67 (12)'],
  ['+44 20 7946 0958 ext 315', '+44 20 7946 0958 (315)'],
  ['8 495 123 45 67;', '8 495 123 45 67'],
  ['звоните вечером', 'звоните вечером'],
  ['', ''],
])('the number %j is %j', (typed, read) => expect(readPhone(typed)).toBe(read));

testRows([
  ['anna@example.com', 'anna@example.com'],
  [' anna@example.com.', 'anna@example.com'],
  ['<anna@example.com>;', 'anna@example.com'],
  ['Анна Иванова <anna@example.com>', 'anna@example.com'],
  ['mailto:anna@example.com', 'anna@example.com'],
  ['(anna@example.com)', 'anna@example.com'],
  ['«anna@example.com»,', 'anna@example.com'],
  ['anna@example\u200B.com', 'anna@example.com'],
  ['anna', 'anna'],
  ['', ''],
])('the address %j is %j', (typed, read) => expect(readEmail(typed)).toBe(read));
