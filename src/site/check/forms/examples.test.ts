import { testRows } from '../../../../tests/support/testRows';
import { examplesIn } from './examples';

testRows([
  ['Буква и номер с таблички, например C07.', ['C07']],
  ['The letter and number on its sign, like C07.', ['C07']],
  ['Впишите номер телефона, например +7 495 123-45-67.', ['+7 495 123-45-67']],
  ['A phone number, such as +7 495 123-45-67 — with its code.', ['+7 495 123-45-67']],
  [
    'Адрес вроде «anna@example.com» или oleg@example.com; другой не нужен.',
    ['anna@example.com', 'oleg@example.com'],
  ],
  ['A page, for example https://example.com/works. Any will do.', ['https://example.com/works']],
  ['A number (like 2.5).', ['2.5']],
  ['One or two, each with a reason why people would like it.', []],
  ['Пять строк, без слова «уникальный».', []],
])('examples in a help text: %s', (sentence, examples) =>
  expect(examplesIn(sentence)).toEqual(examples),
);
