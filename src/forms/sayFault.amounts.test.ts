import { testMessagesOf, rowsOf } from '../../tests/support/saidFaults';

const boxes = {
  type: 'checkboxes',
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() })),
};
const ticked = (value: string[], ru: string, en: string) =>
  [value, `Отметьте ${ru}.`, `Please tick ${en}.`, boxes] as const;

testMessagesOf('amounts', [
  ...rowsOf(`
  between:1,20 | 21 | Впишите число от 1 до 20. | Please enter a number from 1 to 20.
  between:20,0.5 | 21 | Впишите число от 0,5 до 20. | Please enter a number from 0.5 to 20.
  between:1900,15000 | 1 | Впишите число от 1900 до 15\u00a0000. | Please enter a number from 1900 to 15,000.
  between:9999,10000 | 1 | Впишите число от 9999 до 10\u00a0000. | Please enter a number from 9999 to 10,000.
  date_after:2026-04-01 | 2026-04-01 | Нужна дата позже 1 апреля 2026 года. | Please enter a date after 1 April 2026.
  date_after | 2026-02-01 | Нужна дата позже сегодняшней. | Please enter a date after today.
  date_before:2008-04-03 | 2008-04-03 | Нужна дата раньше 3 апреля 2008 года. | Please enter a date before 3 April 2008.
  date_before | 2026-02-02 | Нужна дата не позже сегодняшней. | Please enter a date no later than today.
  date_between:2026-04-02,2026-04-05 | 2026-04-06 | Нужна дата с 2 апреля 2026 по 5 апреля 2026 года. | Please enter a date from 2 April 2026 to 5 April 2026.
  date_between:2026-04-05 | 2026-02-01 | Нужна дата с завтрашнего дня по 5 апреля 2026 года. | Please enter a date from tomorrow to 5 April 2026.
  date_format:DD.MM.YYYY | 2.4.26 | Впишите дату в виде ДД.ММ.ГГГГ, например 31.12.2026. | Please write the date as DD.MM.YYYY, such as 31.12.2026.
  date_format:D/M/YY | 2026 | Впишите дату в виде Д/М/ГГ, например 31/12/26. | Please write the date as D/M/YY, such as 31/12/26.
  date_format | x | Впишите дату в виде ГГГГ-ММ-ДД, например 2026-12-31. | Please write the date as YYYY-MM-DD, such as 2026-12-31.
  length:3 | ab | Нужно не меньше 3 знаков, сейчас 2. | At least 3 characters are needed; you have 2.
  length:21 | ab | Нужно не меньше 21 знака, сейчас 2. | At least 21 characters are needed; you have 2.
  length:0,1 | яя | Нужно не больше 1 знака, сейчас 2. | No more than 1 character; you have 2.
  length:120,2 | я | Нужно от 2 до 120 знаков, сейчас 1. | From 2 to 120 characters are needed; you have 1.
  length:2,20000 | я | Нужно от 2 до 20\u00a0000 знаков, сейчас 1. | From 2 to 20,000 characters are needed; you have 1.
  length:1,1 | яя | Нужен ровно 1 знак, сейчас 2. | Exactly 1 character is needed; you have 2.
  length:2,2 | я | Нужно ровно 2 знака, сейчас 1. | Exactly 2 characters are needed; you have 1.
  length:5,5 | я | Нужно ровно 5 знаков, сейчас 1. | Exactly 5 characters are needed; you have 1.
  max | 11 | Впишите число не больше 10. | Please enter a number no greater than 10.
  max:4 | 5 | Впишите число не больше 4. | Please enter a number no greater than 4.
  min | 0 | Впишите число не меньше 1. | Please enter a number no less than 1.
  min:-2.5 | -3 | Впишите число не меньше -2,5. | Please enter a number no less than -2.5.
  number | 1,5 | Впишите число цифрами, например 12 или 2,5. | Please enter a number in figures, such as 12 or 2.5.
  length:0,500 | ${'я'.repeat(501)} | Нужно не больше 500 знаков, сейчас 501. | No more than 500 characters; you have 501.
`),
  ['length:2,3', ...ticked(['a'], 'от 2 до 3 вариантов', 'from 2 to 3 options')],
  ['length:2,2', ...ticked(['a'], 'ровно 2 варианта', 'exactly 2 options')],
  ['max:1', ...ticked(['a', 'b'], 'не больше 1 варианта', 'no more than 1 option')],
  ['max:2', ...ticked(['a', 'b', 'c'], 'не больше 2 вариантов', 'no more than 2 options')],
  ['min:2', ...ticked(['a'], 'не меньше 2 вариантов', 'at least 2 options')],
]);
