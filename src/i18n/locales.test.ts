import { testRows } from '../../tests/support/testRows';
import { isLocale, localize } from './locales';

testRows([
  ['ru', true],
  ['en', true],
  ['EN', false],
  ['de', false],
  ['', false],
])('%j is a locale: %s', (code, expected) => {
  expect(isLocale(code)).toBe(expected);
});

test('a text that has no English is shown in Russian', () => {
  expect(localize({ ru: 'Стенды', en: 'Stands' }, 'en')).toBe('Stands');
  expect(localize({ ru: 'Стенды', en: 'Stands' }, 'ru')).toBe('Стенды');
  expect(localize({ ru: 'Стенды' }, 'en')).toBe('Стенды');
});
