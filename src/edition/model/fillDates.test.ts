import { testRows } from '../../../tests/support/testRows';
import { fillDates } from './fillDates';

const words = { fairDays: '1–4 апреля 2027 года', fairYear: '2027' };

testRows([
  ['Без дат. И тут.', 'Без дат. И тут.'],
  ['Спасибо. Следующая — {fairDays}.', 'Спасибо. Следующая — 1–4 апреля 2027 года.'],
  ['Приём с {applicationsOpen}. Пишите!', 'Пишите!'],
  ['Пишите! Приём с {applicationsOpen}, ярмарка {fairDays}.', 'Пишите!'],
  ['Приём с {applicationsOpen}.\n\nЯрмарка {fairYear}.', 'Ярмарка 2027.'],
  ['Одно.\n\nПриём с {applicationsOpen}.', 'Одно.'],
  ['{applicationsOpen}', ''],
  ['Имя {year} и {days} — чужие.', 'Имя {year} и {days} — чужие.'],
])('%j becomes %j', (text, filled) => expect(fillDates(text, words)).toBe(filled));
