import { testRows } from '../../tests/support/testRows';
import { isLocale, isoOf, localize } from './locales';

test('each locale has its BCP 47 tag, for <html lang>', () => {
  expect(isoOf('ru')).toBe('ru-RU');
  expect(isoOf('en')).toBe('en-US');
});

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
