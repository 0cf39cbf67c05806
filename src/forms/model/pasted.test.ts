import { testRows } from '../../../tests/support/testRows';
import { normalizeEmail, normalizeNumber, normalizePhone } from './pasted';

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
  ['“+7 495 123-45-67”', '+7 495 123-45-67'],
  ['„+7 495 123-45-67“,', '+7 495 123-45-67'],
  ['"tel:+7-495-123-45-67;ext=12"', '+7-495-123-45-67 (12)'],
  ['звоните вечером', 'звоните вечером'],
  ['', ''],
])('the number %j becomes %j', (typed, read) => expect(normalizePhone(typed)).toBe(read));

testRows([
  ['anna@example.com', 'anna@example.com'],
  [' anna@example.com.', 'anna@example.com'],
  ['<anna@example.com>;', 'anna@example.com'],
  ['Анна Иванова <anna@example.com>', 'anna@example.com'],
  ['mailto:anna@example.com', 'anna@example.com'],
  ['(anna@example.com)', 'anna@example.com'],
  ['«anna@example.com»,', 'anna@example.com'],
  ['mailto:anna@x.ru?subject=Hi', 'anna@x.ru'],
  ['<MAILTO:anna@x.ru?cc=b@x.ru&subject=Hi>', 'anna@x.ru'],
  ['“anna@x.ru”', 'anna@x.ru'],
  ['„anna@x.ru“.', 'anna@x.ru'],
  ['‘anna@x.ru’', 'anna@x.ru'],
  ['“mailto:anna@x.ru” ,', 'anna@x.ru'],
  ['{anna@x.ru}!', 'anna@x.ru'],
  ['anna@example\u200B.com', 'anna@example.com'],
  ['anna', 'anna'],
  ['', ''],
])('the address %j becomes %j', (typed, read) => expect(normalizeEmail(typed)).toBe(read));

testRows([
  ['75', '75'],
  ['7,5', '7.5'],
  ['7.5', '7.5'],
  [' 7 ', '7'],
  ['\u22127,25', '-7.25'],
  ['+7', '+7'],
  ['1 000', '1000'],
  ['12\u00A0345\u202F678,5', '12345678.5'],
  ['0,125', '0.125'],
  ['1234,567', '1234.567'],
  ['1 234,567', '1234.567'],
  ['7\u200B', '7'],
  // A thousand in London, one in Moscow.
  ['1,000', '1,000'],
  ['1,000,000', '1,000,000'],
  ['7 5', '7 5'],
  ['7,', '7,'],
  ['1e2', '1e2'],
  ['семь', 'семь'],
  ['', ''],
])('the number %j becomes %j', (typed, read) => expect(normalizeNumber(typed)).toBe(read));
